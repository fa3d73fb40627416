#include "app/state/claimed.hpp"

#include <algorithm>

#include "core/regions.hpp"

namespace queens {

namespace {

/// What stands there without anybody's doing: all but queens, and these where the goal names them.
Board given_board(const State& state) {
    Board board = without(state.board, Piece::queen);
    for (const Square square : lessons::squares_named(state.goal, board.size())) {
        board.put(square, Piece::queen);
    }
    return board;
}

}  // namespace

bool is_challenge(const lessons::Conditions& goal) {
    return lessons::wanted("unique", goal).has_value();
}

std::optional<Challenge> claimed_challenge(const State& state) {
    const auto wants = [&](std::string_view slug) { return lessons::wanted(slug, state.goal); };
    const Size size = state.board.size();
    const bool fits = size.is_square() && size.rows <= largest_garden && state.regions.empty();
    if (!is_challenge(state.goal) || !fits) return std::nullopt;
    Challenge challenge{ChallengeKind::complete, given_board(state), size.rows};
    const auto queens = wants("queens");
    if (queens && *queens > static_cast<std::uint64_t>(size.area())) return std::nullopt;
    if (queens) challenge.queens = static_cast<int>(*queens);
    if (queens && wants("attacked")) {
        challenge.kind = ChallengeKind::watch;
    } else if (queens && wants("conflicts") == 0U) {
        challenge.kind = ChallengeKind::pawns;
    } else if (!wants("solution")) {
        return std::nullopt;
    }
    return challenge;
}

std::optional<Challenge> verified_challenge(const std::optional<Challenge>& claimed) {
    return claimed && solution_of(*claimed) ? claimed : std::nullopt;
}

bool is_given(const State& state, Square square) {
    const Piece piece = state.board.at(square);
    if (piece == Piece::none || !is_challenge(state.goal)) return false;
    const auto named = lessons::squares_named(state.goal, state.board.size());
    return piece != Piece::queen || std::find(named.begin(), named.end(), square) != named.end();
}

bool has_all_given(const State& state) {
    if (!is_challenge(state.goal)) return true;
    const auto named = lessons::squares_named(state.goal, state.board.size());
    return std::all_of(named.begin(), named.end(),
                       [&](Square square) { return state.board.at(square) == Piece::queen; });
}

}  // namespace queens
