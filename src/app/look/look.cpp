// The look put together from what the program knows.
#include "app/look/look.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/answers/verdict.hpp"
#include "app/look/look_legend.hpp"
#include "app/look/look_search.hpp"
#include "app/look/look_sums.hpp"
#include "app/look/look_thoughts.hpp"
#include "app/rooms/proof_room.hpp"

namespace queens {

namespace {

/// The largest board whose conflicts are looked for at every step of a search.
constexpr int largest_checked = 256 * 256;

/// The largest board of which the legend says what bare squares are.
constexpr int largest_explained = 32 * 32;

/// Whether the board shows lines of pieces, between which what else is attacked would be a second
/// picture.
bool shows_lines(const State& state) { return state.selected || state.all_lines; }

/// Adds the squares that the piece under the pointer attacks, or the one in hand would.
void add_reach(Look& look, const App& app, Square pointed) {
    const Piece standing = look.board.at(pointed);
    const bool would_stand = standing == Piece::none && app.player() == nullptr;
    const Piece piece = would_stand ? in_hand(app.state()).value_or(Piece::none) : standing;
    look.marks.push_back({MarkKind::pointed, pointed});
    if (!attacks(piece) || !look.heat.empty() || !look.regions.empty()) return;
    if (shows_lines(app.state())) return;
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

void add_drawings(Look& look, const State& state, const Attention& attention) {
    look.drawings = state.drawings;
    if (attention.drawn) look.drawings.push_back(*attention.drawn);
    std::erase_if(look.drawings,
                  [&](const Drawing& drawing) { return !drawing.fits(look.board.size()); });
}

void add_heat(Look& look, const AttackMap& map) {
    if (!map) return;
    look.heat = *map;
    look.hottest = *std::max_element(map->begin(), map->end());
}

/// Adds what belongs to the search: its conflicts, if it repairs them, its thoughts and its step.
void add_run(Look& look, Crossings& crossings, const App& app, const Insight& thoughts) {
    const Player& player = *app.player();
    const bool followed = app.insight() != nullptr;
    if (player.entry().stacks) add_stack(look, player);
    const bool parted = forbids_attacks(player.entry(), player.settings());
    if (followed && parted && look.board.size().area() <= largest_checked) {
        add_conflicts(look, crossings, app.conflicts());
    }
    look.solved = shows_solution(player);
    if (followed && !player.done()) add_thoughts(look, thoughts);
    if (followed) add_bands(look, thoughts);
    add_step(look, crossings, app);
}

/// Tints the squares that nothing attacks, where that is quickly known.
void add_free_squares(Look& look, const AttackMap& map) {
    if (!map) return;
    for (const Square square : free_squares(look.board, *map)) {
        look.tints.push_back({TintKind::domain, square});
    }
}

/// Adds where a hint points.
void add_hint(Look& look, const Hint& hint) {
    for (const auto& squares : hint.units) look.outlines.push_back({OutlineKind::worked, squares});
    for (const Square square : hint.ruled_out) {
        std::erase_if(look.tints, [&](const Look::Tint& tint) { return tint.square == square; });
        look.tints.push_back({TintKind::blocked, square});
    }
    for (const Square square : hint.forced) look.ghosts.push_back({square, Piece::queen});
    if (!hint.line.empty()) look.outlines.push_back({OutlineKind::worked, hint.line});
    for (const Square square : hint.free) {
        const Look::Tint tint{TintKind::domain, square};
        const bool is_marked =
            std::find(look.tints.begin(), look.tints.end(), tint) != look.tints.end();
        if (!is_marked) look.tints.push_back(tint);
    }
    if (hint.square) {
        look.marks.push_back({hint.doubts ? MarkKind::rejected : MarkKind::placed, *hint.square});
    }
}

/// Adds what a challenge shows: what is given, and what is not seen or is in conflict.
void add_challenge(Look& look, Crossings& crossings, const App& app) {
    const Challenge& challenge = *app.challenge();
    for (const Piece piece : {Piece::queen, Piece::pawn}) {
        for (const Square given : challenge.board.find(piece)) {
            look.tints.push_back({TintKind::given, given});
        }
    }
    if (challenge.kind != ChallengeKind::watch) {
        add_conflicts(look, crossings, app.conflicts());
    } else if (!app.state().free_squares) {
        add_free_squares(look, app.attack_map());
    }
    look.solved = is_solved(challenge, look.board);
}

/// Adds what a placement by hand shows: its conflicts, or that it is a solution.
void add_placement(Look& look, Crossings& crossings, const Conflicts& conflicts) {
    add_conflicts(look, crossings, conflicts);
    look.solved = is_solved(look.board, conflicts);
}

/// Adds the lines that are asked for.
void add_chosen_lines(Look& look, Crossings& crossings, const State& state) {
    const bool selected = state.selected && look.board.size().contains(*state.selected);
    if (state.all_lines) add_all_lines(look, crossings, state.selected);
    if (selected) add_lines_of(look, crossings, *state.selected);
    if (state.around) add_conflicts_around(look, crossings);
}

/// Whether the theorem is open whose sums stand at the edge of the board.
bool shows_sums(const State& state) {
    return state.tab == Tab::maths && state.topic == Topic::theorem;
}

void put_in_order(Look& look) {
    // There may be a million of the visitor's own, which stand first already.
    const auto others =
        std::find_if(look.marks.begin(), look.marks.end(),
                     [](const Look::Mark& mark) { return mark.kind != MarkKind::own; });
    std::stable_sort(others, look.marks.end(),
                     [](const Look::Mark& a, const Look::Mark& b) { return a.kind < b.kind; });
    std::sort(look.tints.begin(), look.tints.end(),
              [](const Look::Tint& a, const Look::Tint& b) { return a.square < b.square; });
}

/// The look of the visitor's own board with another surface.
Look preview_of(const State& state, Surface surface) {
    Look look{.board = state.board};
    Crossings crossings;
    look.board.set_surface(surface);
    look.regions = fitting(state.regions, look.board);
    look.numbers = state.numbers;
    look.diagonals = state.diagonals;
    look.edges = joined_edges(look.board.surface());
    if (state.heat || state.free_squares) {
        const AttackMap map = attack_map(look.board, work_of_a_page);
        if (state.heat) add_heat(look, map);
        if (state.free_squares) add_free_squares(look, map);
    }
    add_chosen_lines(look, crossings, state);
    if (shows_sums(state)) add_sums(look);
    if (look.regions.empty()) {
        add_placement(look, crossings, conflicts(look.board, drawn_conflicts));
    } else {
        add_garden_elsewhere(look, state);
    }
    add_own_marks(look, state.marks);
    add_drawings(look, state, {});
    put_in_order(look);
    return look;
}

}  // namespace

std::vector<Look::Edge> joined_edges(Surface surface) {
    std::vector<Look::Edge> edges;
    const auto add = [&](Join join, Border first, Border second) {
        if (join == Join::open) return;
        edges.push_back({first});
        edges.push_back({second, join == Join::flipped});
    };
    add(surface.sides, Border::left, Border::right);
    add(surface.ends, Border::top, Border::bottom);
    return edges;
}

void add_own_marks(Look& look, const Marks& marks) {
    std::vector<Look::Mark> others = std::exchange(look.marks, {});
    for (const Square square : fitting(marks, look.board)) {
        look.marks.push_back({MarkKind::own, square});
    }
    for (Look::Mark& mark : others) look.marks.push_back(std::move(mark));
}

Look look_of(const App& app, const Attention& attention) {
    const State& state = app.state();
    if (attention.surface) return preview_of(state, *attention.surface);
    Look look{.board = app.board(), .regions = app.regions()};
    Crossings crossings;
    look.numbers = state.numbers;
    look.diagonals = state.diagonals;
    look.edges = joined_edges(look.board.surface());
    if (state.heat) add_heat(look, app.attack_map());
    add_chosen_lines(look, crossings, state);
    const bool followed = app.insight() != nullptr;
    const Insight thoughts = followed ? deciding_thoughts(*app.player()) : Insight{};
    if (app.player() != nullptr) {
        add_run(look, crossings, app, thoughts);
    } else {
        if (state.free_squares) add_free_squares(look, app.attack_map());
        if (shows_sums(state)) add_sums(look);
        if (!state.regions.empty()) {
            add_garden(look, app);
        } else if (app.challenge()) {
            add_challenge(look, crossings, app);
        } else {
            add_placement(look, crossings, app.conflicts());
        }
        add_hint(look, app.hint());
    }
    const auto& making = attention.marking;
    add_own_marks(look,
                  making ? with_marks(state.marks, making->squares, making->on) : state.marks);
    add_attention(look, app, attention);
    add_drawings(look, state, attention);
    put_in_order(look);
    if (app.player() != nullptr) {
        const bool is_small = look.board.size().area() <= largest_explained;
        add_legend(look, thoughts, is_small ? app.attack_map() : std::nullopt);
    }
    return look;
}

const Look& LatestLook::of(const App& app, const Attention& attention) {
    const std::uint64_t step = app.player() != nullptr ? app.player()->step() : 0;
    Key key{app.state(),
            app.board(),
            app.hint(),
            step,
            app.language_changes(),
            app.insight() != nullptr,
            app.playing(),
            app.proof().is_open(),
            app.challenge(),
            attention};
    if (key_ != key) {
        look_ = look_of(app, attention);
        key_ = std::move(key);
    }
    return look_;
}

}  // namespace queens
