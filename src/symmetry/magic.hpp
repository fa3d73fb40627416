// Pandiagonal magic squares from solutions of the torus.
#pragma once

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

}  // namespace queens
