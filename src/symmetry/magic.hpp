// Pandiagonal magic squares from solutions of the torus, and back.
#pragma once

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

/// Whether 1 .. n^2 stand in the square and all those sums are n (n^2 + 1) / 2.
[[nodiscard]] bool is_pandiagonal(const NumberSquare& square);

/// The columns of the numbers 1 .. n, which give back the solution that a square was made of;
/// nothing if they do not stand in different rows and columns.
[[nodiscard]] std::optional<Columns> columns_of_first(const NumberSquare& square);

}  // namespace queens
