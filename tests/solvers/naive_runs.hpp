// The conditions of runs by their definitions, queen by queen.
#pragma once

#include <span>

#include "solvers/parts/search_runs.hpp"
#include "symmetry/permutation.hpp"

namespace queens::tests {

/// Whether queens attack each other on the n x n torus.
[[nodiscard]] bool attack(Square a, Square b, int n);

/// Whether queens on the n x n torus, as many as stand so far, break none of the conditions.
[[nodiscard]] bool keeps_conditions(const SearchRun& run, std::span<const Square> queens, int n);

/// Whether a solution has the fixed queens of the run, no queen on its blocked squares, and breaks
/// none of its conditions.
[[nodiscard]] bool belongs_to(const SearchRun& run, const Columns& columns);

}  // namespace queens::tests
