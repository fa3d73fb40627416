// The first state, and what a state owes to its board.
#include "app/state/state.hpp"

#include <utility>
#include <vector>

#include "app/state/claimed.hpp"
#include "core/attacks.hpp"

namespace queens {

std::optional<Piece> in_hand(const State& state) {
    return state.marking ? std::nullopt : std::optional(state.piece);
}

State first_state() {
    State state;
    const Square d4{4, 3};
    state.board.put(d4, Piece::queen);
    state.selected = d4;
    return state;
}

bool is_first_board(const Board& board) {
    static const Board first = first_state().board;
    return board == first;
}

void own_queens(State& state) {
    if (state.kept_queens == KeptQueens::none) state.kept_queens = KeptQueens::own;
}

void disown_queens(State& state) {
    if (state.kept_queens == KeptQueens::own) state.kept_queens = KeptQueens::none;
}

bool keeps_queens(const State& state) {
    const bool own = state.kept_queens == KeptQueens::own || is_challenge(state.goal);
    if (!own) return state.kept_queens == KeptQueens::all;
    const int queens = state.board.count(Piece::queen);
    return queens > 0 && queens < state.board.size().shorter() && !has_conflict(state.board);
}

void fit_to_board(State& state) {
    const auto fit = [&](std::optional<Square>& square) {
        if (square && !state.board.size().contains(*square)) square.reset();
    };
    fit(state.selected);
    fit(state.gallery.queen);
    state.marks = fitting(std::move(state.marks), state.board);
    state.regions = fitting(std::move(state.regions), state.board);
    if (state.regions.empty()) state.day.reset();
    std::erase_if(state.drawings,
                  [&](const Drawing& drawing) { return !drawing.fits(state.board.size()); });
    const Surface surface = state.board.surface();
    if (!named(state.view).suits(surface)) state.view = plain_view;
    const NamedView& view = named(state.view);
    state.zoom.mirrored = state.zoom.mirrored && view.repeats(surface) && is_flipped(surface);
    const bool is_whole = !view.repeats(surface) && state.zoom.percent == 100;
    if (is_whole || view.is_in_space()) state.zoom = {};
}

}  // namespace queens
