// How long a count will take, and how large a search tree is, before either starts.
#pragma once

#include <vector>

#include "core/problem.hpp"
#include "counting/task.hpp"

namespace queens {

/// The expected placements that a count looks at, 0 where it is not made of placements, and the
/// seconds that one core of a common machine takes for them. Both are rough: within a factor of two
/// or three.
struct Estimate {
    double nodes = 0;
    double seconds = 0;
};

/// Takes a task that is not refused, and some hundredths of a second. Equal tasks give equal
/// estimates.
[[nodiscard]] Estimate estimate(const Task& task);

/// The expected nodes on each level of the tree of trying row after row: level i, from 0, holds the
/// ways to place i + 1 queens on free squares, one in each of the first rows without a given queen.
/// From that many random walks (Knuth 1975); equal problems give equal numbers. Empty where rows
/// need not hold a queen each, or are more than 32, and on boards of more than 1,024 squares.
[[nodiscard]] std::vector<double> estimate_rows(const Problem& problem, int walks);

}  // namespace queens
