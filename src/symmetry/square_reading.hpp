// Magic squares read as queens: the way back from numbers to a placement (Demirörs, Rafraf & Tanik
// 1992).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/sentence.hpp"
#include "symmetry/magic.hpp"

namespace queens {

/// Numbers that stand in a square, row by row, read as queens.
struct SquareReading {
    /// Whether it is magic, or why there is no square.
    std::string sentence;
    /// Whether queens on the numbers 1 .. n attack each other.
    std::string peace;
    /// Both empty if there is no square; the queens if no two share a row or column.
    NumberSquare square;
    std::optional<Columns> queens;
};
/// The numbers in a text, whatever stands between them.
[[nodiscard]] std::vector<std::int64_t> numbers_of(std::string_view text);
/// The numbers with spaces between them.
[[nodiscard]] std::string written_out(const std::vector<std::int64_t>& numbers);
[[nodiscard]] SquareReading reading_of(const std::vector<std::int64_t>& numbers);

/// A square that has a name, or the one that made it famous.
struct NamedSquare {
    std::string_view id;
    Sentence title;
    Sentence hint;
    std::vector<std::int64_t> numbers;
};
[[nodiscard]] std::span<const NamedSquare> named_squares();

}  // namespace queens
