// A solution to begin with is a linear one of the torus where there are some, otherwise the first
// one of the plane, which on other surfaces is none.
#include "app/answers/placement.hpp"

#include "core/known.hpp"
#include "core/problem.hpp"
#include "symmetry/linked.hpp"
#include "symmetry/solutions.hpp"

namespace queens {

namespace {

/// The largest board on which the first solution is looked for.
constexpr int largest_sought = 20;

std::optional<Columns> some_solution(int n) {
    if (torus_has_solutions(n)) return linear(n, {n == 1 ? 0 : 2, 0});
    if (n > largest_sought) return std::nullopt;
    Solutions solutions(n, false);
    if (solutions.advance() != Solutions::State::found) return std::nullopt;
    return solutions.columns();
}

Board offer_for(const Board& board) {
    const bool small = board.size().is_square() && board.rows() <= largest_permutation;
    const auto same = small ? some_solution(board.rows()) : std::nullopt;
    if (!same) return board_of(some_solution(8).value());
    const Board here = board_of(*same, board.surface());
    return is_solution(here, here.rows()) ? here : board_of(*same);
}

}  // namespace

Placement placement_on(const Board& board) {
    Placement found;
    if (board.rows() <= largest_permutation) found.columns = columns_of(board);
    if (!found.columns) found.offer = offer_for(board);
    return found;
}

}  // namespace queens
