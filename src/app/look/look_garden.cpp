// Gardens on the board.
#include <algorithm>

#include "app/look/look.hpp"
#include "app/look/look_lines.hpp"
#include "app/rooms/proof_room.hpp"
#include "gardens/play.hpp"

namespace queens {

namespace {

/// Frames a region in which queens stand together.
void add_crowded_regions(Look& look, const Conflicts& conflicts) {
    const Size size = look.board.size();
    const auto region = [&](Square square) {
        return look.regions.numbers[static_cast<std::size_t>(size.index(square))];
    };
    std::vector<std::uint8_t> crowded;
    for (const auto& [first, second] : conflicts.pairs) {
        const bool is_new =
            std::find(crowded.begin(), crowded.end(), region(first)) == crowded.end();
        if (region(first) == region(second) && is_new) crowded.push_back(region(first));
    }
    for (const std::uint8_t number : crowded) {
        auto& squares = look.outlines.emplace_back(Look::Outline{OutlineKind::dead}).squares;
        for (int i = 0; i < size.area(); ++i) {
            if (region(size.square(i)) == number) squares.push_back(size.square(i));
        }
    }
}

/// Shows queens that stand in some solutions and not in others.
void add_open_squares(Look& look, const DraftReport& report) {
    for (const Square square : report.open) look.ghosts.push_back({square, Piece::queen});
}

/// Dots what the queens of the board rule out and nobody has marked, where `shows` says so.
template <class Shows>
void add_ruled_out(Look& look, const Marks& marks, const Shows& shows) {
    for (const Square square : ruled_out_squares(look.board, look.regions)) {
        if (shows(square) && !is_marked(marks, square))
            look.marks.push_back({MarkKind::reach, square});
    }
}

/// Shows whether the queens solve the garden, and their mistakes if that is wanted.
void add_queens(Look& look, const Conflicts& conflicts, bool with_mistakes) {
    look.solved = is_solved_garden(look.board, look.regions);
    if (!with_mistakes) return;
    Crossings crossings;
    add_conflicts(look, crossings, conflicts);
    add_crowded_regions(look, conflicts);
}

}  // namespace

void add_garden(Look& look, const App& app) {
    const State& state = app.state();
    if (look.regions.draft) return add_open_squares(look, app.draft_report());
    add_queens(look, app.conflicts(), !state.quiet);
    if (look.solved) return;
    const bool all = state.rules_out || app.proof().is_open();
    const auto& units = app.hint().units;
    if (!all && units.empty()) return;
    // A hint takes these squares for gone where it looks.
    add_ruled_out(look, state.marks, [&](Square square) {
        return all || std::any_of(units.begin(), units.end(), [&](const auto& unit) {
                   return std::find(unit.begin(), unit.end(), square) != unit.end();
               });
    });
}

void add_garden_elsewhere(Look& look, const State& state) {
    if (look.regions.draft) return;
    add_queens(look, garden_conflicts(look.board, look.regions), !state.quiet);
    if (look.solved || !state.rules_out) return;
    add_ruled_out(look, state.marks, [](Square) { return true; });
}

}  // namespace queens
