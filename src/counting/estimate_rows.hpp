// How large the search tree of trying row after row is, before it is searched.
#pragma once

#include <vector>

#include "core/problem.hpp"

namespace queens {

/// The expected nodes on each level of the tree of trying row after row: level i, from 0, holds the
/// ways to place i + 1 queens on free squares, one in each of the first rows without a given queen.
/// From that many random walks (Knuth 1975); equal problems give equal numbers. Empty where rows
/// need not hold a queen each, or are more than 32, and on boards of more than 1,024 squares.
[[nodiscard]] std::vector<double> estimate_rows(const Problem& problem, int walks);

}  // namespace queens
