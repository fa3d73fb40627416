// Lines of keys and values, and the complaints about them.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "core/read.hpp"
#include "core/say.hpp"
#include "core/words.hpp"

namespace queens {

/// Whether the text is a number without a sign, which then is the new value of `number`.
template <typename Number>
bool read_number(std::string_view text, Number& number) {
    const auto found = number_in<Number>(text);
    if (!found || text.front() == '-') return false;
    number = *found;
    return true;
}

/// Takes the first line off the text, without its end and the blanks before that.
inline std::string_view take_line(std::string_view& text) {
    const std::string_view line = take_until(text, '\n');
    return line.substr(0, line.find_last_not_of(" \t\r") + 1);
}

/// The values of a line's keys, in the order of `keys`. Those behind the first `required` may be
/// missing and are empty then.
template <std::size_t N>
struct Fields {
    std::array<std::string_view, N> keys;
    std::size_t required = N;
    std::array<std::optional<std::string_view>, N> values{};

    [[nodiscard]] std::string_view operator[](std::string_view key) const {
        const std::size_t place = position(key);
        assert(place < N);
        return values[place].value_or(std::string_view{});
    }

    /// Reads `key=value` pairs between spaces; no key may come twice. One sentence if that fails.
    std::string read(std::string_view text) {
        while (!text.empty()) {
            std::string_view value = take_until(text, ' ');
            if (value.empty()) continue;
            if (value.find('=') == std::string_view::npos) {
                return say("The word {word} of the line is not a key with a value.",
                           {{"word", in_quotes(value)}});
            }
            const std::string_view key = take_until(value, '=');
            const std::size_t place = position(key);
            if (place == N)
                return say("The line has the unknown key {key}.", {{"key", in_quotes(key)}});
            if (values[place])
                return say("The line has the key {key} twice.", {{"key", in_quotes(key)}});
            values[place] = value;
        }
        for (std::size_t i = 0; i < required; ++i) {
            if (!values[i])
                return say("The line lacks the key {key}.", {{"key", in_quotes(keys[i])}});
        }
        return {};
    }

    /// Reads the number that belongs to the key.
    template <typename Number>
    std::string number(std::string_view key, Number& number) const {
        const std::string_view text = (*this)[key];
        if (!text.empty() && read_number(text, number)) return {};
        return say("The value {value} of {key} is not a number from 0 to {most}.",
                   {{"value", in_quotes(text)},
                    {"key", in_quotes(key)},
                    {"most", std::to_string(std::numeric_limits<Number>::max())}});
    }

  private:
    [[nodiscard]] std::size_t position(std::string_view key) const {
        return static_cast<std::size_t>(std::find(keys.begin(), keys.end(), key) - keys.begin());
    }
};

}  // namespace queens
