// The options of solvers, made by what they choose: a number, one of several, or off and on.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "core/sentence.hpp"

namespace queens {

/// The names of the values of an option.
class Choices {
  public:
    constexpr Choices() = default;
    constexpr Choices(std::initializer_list<Sentence> names) : size_(names.size()) {
        std::copy(names.begin(), names.end(), names_.begin());
    }

    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr const Sentence* begin() const { return names_.data(); }
    [[nodiscard]] constexpr const Sentence* end() const { return names_.data() + size_; }
    [[nodiscard]] constexpr const Sentence& operator[](std::size_t i) const { return names_[i]; }

  private:
    std::array<Sentence, 6> names_{};
    std::size_t size_ = 0;
};

/// An option of a solver, a whole number from lowest to highest; its values have names when the
/// option is a choice.
struct Knob {
    std::string_view name;
    Sentence title;
    Sentence summary;
    std::int64_t lowest = 0;
    std::int64_t highest = 1;
    std::int64_t initial = 0;
    Choices choices{};
};

struct Range {
    std::int64_t lowest = 0;
    std::int64_t highest = 0;
};

[[nodiscard]] consteval Knob number(std::string_view name, Sentence title, Sentence summary,
                                    Range range, std::int64_t initial) {
    return {name, title, summary, range.lowest, range.highest, initial};
}

/// Choices are numbered from 0.
[[nodiscard]] consteval Knob choice(std::string_view name, Sentence title, Sentence summary,
                                    Choices choices, std::int64_t initial = 0) {
    return {name,    title,  summary, 0, static_cast<std::int64_t>(choices.size()) - 1,
            initial, choices};
}

/// Off at first.
[[nodiscard]] consteval Knob on_off(std::string_view name, Sentence title, Sentence summary) {
    return {name, title, summary, 0, 1, 0};
}

}  // namespace queens
