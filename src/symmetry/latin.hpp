// Latin squares of queens: the ways to cut the torus into n disjoint solutions.
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

/// The Latin square of a partition: on each square stands the number of its solution. Its broken
/// diagonals too hold n different numbers.
[[nodiscard]] std::vector<std::vector<int>> latin_square(const Partition& partition);

}  // namespace queens
