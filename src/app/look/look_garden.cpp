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

/// Dots what the queens of the board rule out: all of it, or where the hint looks, which takes
/// these squares for gone.
void add_ruled_out(Look& look, const App& app, bool all) {
    const auto& units = app.hint().units;
    const auto is_looked_at = [&](Square square) {
        return std::any_of(units.begin(), units.end(), [&](const std::vector<Square>& unit) {
            return std::find(unit.begin(), unit.end(), square) != unit.end();
        });
    };
    for (const Square square : ruled_out_squares(look.board, look.regions)) {
        const bool shown = all || is_looked_at(square);
        if (shown && !is_marked(app.state().marks, square))
            look.marks.push_back({MarkKind::reach, square});
    }
}

}  // namespace

void add_garden(Look& look, const App& app) {
    const State& state = app.state();
    if (look.regions.draft) return add_open_squares(look, app.draft_report());
    look.solved = is_solved_garden(look.board, look.regions);
    if (!state.quiet || app.hint().checks) {
        Crossings crossings;
        add_conflicts(look, crossings, app.conflicts());
        add_crowded_regions(look, app.conflicts());
    }
    if (look.solved) return;
    const bool all = state.rules_out || app.proof().is_open();
    if (all || !app.hint().units.empty()) add_ruled_out(look, app, all);
}

}  // namespace queens
