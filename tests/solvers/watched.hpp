// A run watched step by step, with the board and with what its machine has in mind.
#pragma once

#include "solvers/solver.hpp"

namespace queens::tests {

/// Calls visit(event, board, insight) after each of that number of steps, or until the end.
template <class Visit>
void watch(const Entry& entry, const Problem& problem, const Settings& settings, int steps,
           Visit visit) {
    const auto search = entry.start(problem, settings);
    Board board = problem.board;
    Event event;
    for (int i = 0; i < steps && search->events({&event, 1}) == 1; ++i) {
        apply(event, board);
        visit(event, board, search->insight());
    }
}

/// The squares whose ground says that.
[[nodiscard]] inline std::vector<Square> grounds_of(const Insight& insight, GroundKind kind) {
    std::vector<Square> squares;
    for (const Ground& ground : insight.grounds) {
        if (ground.kind == kind) squares.push_back(ground.square);
    }
    return squares;
}

/// The picture of the kind that the machine shows.
template <class Kind>
[[nodiscard]] const Kind& picture_of(const Insight& insight) {
    return std::get<Kind>(insight.picture.shown);
}

}  // namespace queens::tests
