// Reading texts part by part, and numbers: alone, in pairs, and as the square that a pair means.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

#include "core/square.hpp"

namespace queens {

/// The number that the whole text writes in decimal digits, after a '-' if the type has a sign;
/// leading zeros do no harm. Nothing for other texts and for numbers that do not fit.
template <class Number>
[[nodiscard]] std::optional<Number> number_in(std::string_view text) {
    Number number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || rest != end) return std::nullopt;
    return number;
}

/// Takes the part of `text` before the first `separator` off it, or all of it.
inline std::string_view take_until(std::string_view& text, char separator) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

/// Two numbers without signs.
struct NumberPair {
    std::uint64_t first = 0;
    std::uint64_t second = 0;

    friend constexpr bool operator==(const NumberPair&, const NumberPair&) = default;
};

/// The two numbers that a text such as "8x10" or "4-5" writes with such a character between them.
[[nodiscard]] std::optional<NumberPair> number_pair_in(std::string_view text, char between);

/// The square that "4-5" means: its column and its row, both from 1 and the row from below. Nothing
/// for other texts and for squares that the board does not have.
[[nodiscard]] std::optional<Square> square_in(std::string_view text, Size size);

}  // namespace queens
