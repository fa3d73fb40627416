// Magic squares and queens: pandiagonal ones from solutions of the torus, and the way back.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "symmetry/permutation.hpp"

namespace queens {

/// A square of numbers, row by row.
using NumberSquare = std::vector<std::vector<int>>;

/// One sentence why there is no magic square of the permutation, empty if there is one: it must
/// solve the torus. (On an even torus there are no solutions.)
[[nodiscard]] std::string refuse_magic(const Columns& columns);

/// M[i][j] = n ((j - s[i]) mod n) + ((j + s[i]) mod n) + 1 for a permutation that is not refused:
/// 1 .. n^2, with equal sums of all rows, columns, diagonals and broken diagonals.
[[nodiscard]] NumberSquare magic_square(const Columns& solution);

/// The square of these numbers, row by row. Nothing unless they are 1 .. n^2, each once, n > 0.
[[nodiscard]] std::optional<NumberSquare> square_of(const std::vector<std::int64_t>& numbers);

/// Which lines of a square have equal sums: none, the rows and columns, both diagonals too, or all
/// broken diagonals as well.
enum class MagicKind : std::uint8_t { none, semi, plain, pandiagonal };
[[nodiscard]] MagicKind magic_kind(const NumberSquare& square);

/// The queens on the numbers 1 .. n. Nothing if two of them share a row or a column.
[[nodiscard]] std::optional<Columns> queens_on_first(const NumberSquare& square);

}  // namespace queens
