#include "ui/given.hpp"

namespace queens::ui {

namespace {

/// Another garden of the kind on show, or the first one.
bool begins_garden(const App& app, const GrowGarden& command) {
    const State& state = app.state();
    if (!state.regions.is_playable()) return true;
    return command.n == state.board.rows() && command.surface == state.board.surface() &&
           command.rule == state.regions.rule && command.grade == state.grade;
}

/// Another challenge of the kind on show, or the first one.
bool begins_challenge(const App& app, const PoseChallenge& command) {
    const State& state = app.state();
    if (!app.challenge()) return true;
    return command.kind == app.challenge()->kind && command.n == state.board.rows() &&
           command.surface == state.board.surface() && command.grade == state.grade;
}

}  // namespace

bool begins_at_top(const App& app, const Command& command) {
    if (command.is<GrowGarden>()) return begins_garden(app, command.as<GrowGarden>());
    if (command.is<PoseChallenge>()) return begins_challenge(app, command.as<PoseChallenge>());
    if (command.is<MakeGarden>()) return !app.regions().draft;
    return command.is<OpenDay, PlayGarden>();
}

bool is_seen_on_board(const App& app, const Command& command) {
    return begins_at_top(app, command) ||
           command
               .is<ShowBoard, OpenLink, AskHint, FollowHint, ExplainGarden, ProveGarden, RunRace>();
}

}  // namespace queens::ui
