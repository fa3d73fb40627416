// The look put together from what the program knows.
#include "app/look.hpp"

#include <algorithm>

#include "app/look_legend.hpp"
#include "app/look_search.hpp"
#include "app/verdict.hpp"

namespace queens {

namespace {

/// The largest board whose conflicts are looked for at every step of a search.
constexpr int largest_checked = 256 * 256;

/// Whether pieces of the run must not attack each other in the end, so that conflicts are flaws.
bool wants_peace(const Player& player) { return player.entry().solves == nullptr; }

/// Adds the squares that the piece under the pointer attacks, or the one in hand would.
void add_reach(Look& look, const App& app, Square pointed) {
    const Piece standing = look.board.at(pointed);
    const bool would_stand = standing == Piece::none && app.player() == nullptr;
    const Piece piece = would_stand ? app.piece() : standing;
    look.marks.push_back({MarkKind::pointed, pointed});
    if (!attacks(piece) || !look.heat.empty()) return;
    for (const Square square : attacked_from(look.board, pointed, piece)) {
        if (look.board.at(square) == Piece::none) look.marks.push_back({MarkKind::reach, square});
    }
}

void add_attention(Look& look, const App& app, const Attention& attention) {
    const auto on_board = [&](const std::optional<Square>& square) {
        return square && look.board.size().contains(*square);
    };
    if (on_board(attention.cursor)) look.marks.push_back({MarkKind::cursor, *attention.cursor});
    if (on_board(attention.lifted)) {
        look.ghosts.push_back({*attention.lifted, look.board.at(*attention.lifted)});
    } else if (on_board(attention.pointed) && !app.playing()) {
        add_reach(look, app, *attention.pointed);
    }
}

void add_heat(Look& look, const App& app) {
    const auto& map = app.attack_map();
    if (!map) return;
    look.heat = *map;
    look.hottest = *std::max_element(map->begin(), map->end());
}

/// Adds what belongs to the search: its conflicts, if it repairs them, its thoughts and its step.
void add_run(Look& look, Crossings& crossings, const App& app) {
    const Player& player = *app.player();
    const Insight* insight = app.insight();
    const bool followed = insight != nullptr;
    if (followed && wants_peace(player) && look.board.size().area() <= largest_checked) {
        add_conflicts(look, crossings, app.conflicts());
    }
    if (followed) add_thoughts(look, *insight);
    add_step(look, crossings, player, followed);
}

/// Tints the squares that nothing attacks, where that is quickly known.
void add_free_squares(Look& look, const App& app) {
    const auto& map = app.attack_map();
    if (!map) return;
    for (std::size_t i = 0; i < map->size(); ++i) {
        const bool is_free = (*map)[i] == 0 && look.board.pieces()[i] == Piece::none;
        const Square square = look.board.size().square(static_cast<int>(i));
        if (is_free) look.tints.push_back({TintKind::domain, square});
    }
}

/// Adds what a placement by hand shows: its conflicts, or that it is a solution.
void add_placement(Look& look, Crossings& crossings, const App& app) {
    add_conflicts(look, crossings, app.conflicts());
    if (app.state().free_squares) add_free_squares(look, app);
    look.solved = is_solved(look.board, app.conflicts());
}

}  // namespace

Look look_of(const App& app, const Attention& attention) {
    const State& state = app.state();
    Look look{.board = app.board()};
    Crossings crossings;
    look.numbers = state.numbers;
    if (state.heat) add_heat(look, app);
    if (state.selected && look.board.size().contains(*state.selected)) {
        add_lines_of(look, crossings, *state.selected);
    }
    if (state.around) add_conflicts_around(look, crossings);
    if (app.player() != nullptr) {
        add_run(look, crossings, app);
    } else {
        add_placement(look, crossings, app);
    }
    add_attention(look, app, attention);
    std::stable_sort(look.marks.begin(), look.marks.end(),
                     [](const Look::Mark& a, const Look::Mark& b) { return a.kind < b.kind; });
    std::sort(look.tints.begin(), look.tints.end(),
              [](const Look::Tint& a, const Look::Tint& b) { return a.square < b.square; });
    if (app.player() != nullptr) add_legend(look, app.insight());
    return look;
}

const Look& LatestLook::of(const App& app, const Attention& attention) {
    const std::uint64_t step = app.player() != nullptr ? app.player()->step() : 0;
    Key key{app.state(), app.board(), step, app.insight() != nullptr, app.playing(), attention};
    if (key_ != key) {
        look_ = look_of(app, attention);
        key_ = std::move(key);
    }
    return look_;
}

}  // namespace queens
