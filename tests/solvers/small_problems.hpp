// Small problems of every kind, the naive oracle that knows all their solutions, and whole runs.
#pragma once

#include <string>
#include <vector>

#include "core/problem.hpp"
#include "solvers/solver.hpp"

namespace queens::tests {

struct SmallProblem {
    std::string name;
    Problem problem;
};

/// All nine surfaces; square boards, rectangles and single rows; pawns, walls, forbidden squares
/// and given queens; more and fewer queens than rows.
[[nodiscard]] std::vector<SmallProblem> small_problems();

/// The squares of the queens of a placement, row by row.
using Placement = std::vector<Square>;

/// Every solution in order, found by trying all sets of squares that contain the given queens.
[[nodiscard]] std::vector<Placement> all_solutions(const Problem& problem);

/// All events of a run that ends.
[[nodiscard]] std::vector<Event> events_of_run(const Entry& entry, const Problem& problem,
                                               const Settings& settings);

/// The sentence of an event on a board that is asked for as many queens as it has rows or columns.
[[nodiscard]] std::string explanation(const Entry& entry, const Event& event, const Board& before);

/// What stands on a board that is built from rows of text: Q queen, P pawn, x wall, o forbidden.
[[nodiscard]] Board board_from(const std::vector<std::string>& rows, Surface surface = {});

}  // namespace queens::tests
