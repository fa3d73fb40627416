// Latin squares of queens: the ways to cut the torus into n disjoint solutions, and how many
// disjoint solutions the plane has room for.
#pragma once

#include <string>
#include <vector>

#include "symmetry/permutation.hpp"

namespace queens {

/// n solutions of the torus that together stand on every square once, in lexicographic order: the
/// k-th has its first queen in column k.
using Partition = std::vector<Columns>;

/// The largest board with solutions that is cut; the next one, n = 13, takes too long.
inline constexpr int largest_latin = 11;

/// One sentence why the board is not cut, empty if it is. Where 2 or 3 divides the side there are
/// no solutions, so that every such board is taken.
[[nodiscard]] std::string refuse_latin(int n);

/// All partitions of a board that is not refused, in lexicographic order.
[[nodiscard]] std::vector<Partition> torus_partitions(int n);

/// The largest plane whose solutions are packed; the next one takes seconds.
inline constexpr int largest_packing = 9;

/// As many solutions of the n x n plane as can be disjoint, n >= 1: the first ones in lexicographic
/// order. For 8 queens they are 6.
[[nodiscard]] std::vector<Columns> most_disjoint(int n);

/// On each square of the n x n board stands the number of its solution, or -1 if it is of none. Of
/// a partition that is a Latin square; on the torus its broken diagonals too hold n different
/// numbers.
[[nodiscard]] std::vector<std::vector<int>> latin_square(const std::vector<Columns>& solutions,
                                                         int n);

}  // namespace queens
