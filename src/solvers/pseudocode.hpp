// The pseudocode of a machine, each line beside the number by which events name it, and beside what
// is said of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string_view>

#include "solvers/explanation.hpp"

namespace queens {

/// A line of pseudocode and, if events happen in it, the value of the machine's enumeration by
/// which they name it, and their explanation.
struct CodeLine {
    static constexpr std::uint8_t without_events = UINT8_MAX;

    /// The line is written with two spaces for each level of its depth. An odd number of them does
    /// not compile.
    consteval CodeLine(const char* line,  // NOLINT(*-explicit-*)
                       std::uint8_t line_number = without_events, Explanation of_events = {})
        : depth(depth_of(line)),
          text(line + 2 * depth),
          number(line_number),
          explanation(of_events) {}

    std::size_t depth;
    Sentence text;
    std::uint8_t number;
    Explanation explanation;

  private:
    static constexpr std::size_t depth_of(std::string_view line) {
        const std::size_t spaces = line.find_first_not_of(' ');
        if (spaces % 2 != 0) throw std::logic_error("a level is two spaces");
        return spaces / 2;
    }
};

/// Whether each line in which events happen is at the place of its number.
[[nodiscard]] constexpr bool is_in_order(std::span<const CodeLine> lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].number != CodeLine::without_events && lines[i].number != i) return false;
    }
    return true;
}

/// Whether each line in which events happen explains them, and no other line explains anything.
[[nodiscard]] constexpr bool is_explained(std::span<const CodeLine> lines) {
    return std::all_of(lines.begin(), lines.end(), [](const CodeLine& line) {
        return line.explanation.empty() == (line.number == CodeLine::without_events);
    });
}

/// The lines of a table that outlives it. Those that are not in order, or not explained, do not
/// compile.
class Pseudocode {
  public:
    constexpr Pseudocode() = default;
    template <std::size_t Count>
    explicit consteval Pseudocode(const std::array<CodeLine, Count>& lines) : lines_(lines) {
        if (!is_in_order(lines_)) throw std::logic_error("a line is not at its number");
        if (!is_explained(lines_)) throw std::logic_error("the events of a line are not explained");
    }

    [[nodiscard]] constexpr std::size_t size() const { return lines_.size(); }
    [[nodiscard]] constexpr const CodeLine& operator[](std::size_t line) const {
        return lines_[line];
    }

  private:
    std::span<const CodeLine> lines_;
};

}  // namespace queens
