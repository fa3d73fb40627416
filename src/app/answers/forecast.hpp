// The search tree of trying row after row, estimated before it is searched (Knuth 1975).
#pragma once

#include <vector>

#include "core/problem.hpp"
#include "solvers/solver.hpp"

namespace queens {

struct RowForecast {
    /// How many random walks it was estimated from.
    int walks = 0;
    /// The queens expected to be placed on each level; empty where that is not estimated.
    std::vector<double> levels;
};
/// Whether it is the solver's own tree.
[[nodiscard]] inline bool has_row_forecast(const Entry& entry) {
    return entry.tree == SearchTree::row_after_row;
}
[[nodiscard]] RowForecast forecast_rows(const Problem& problem);

}  // namespace queens
