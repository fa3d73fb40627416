#include "ui/challenge_steps.hpp"

#include <algorithm>

#include "puzzles/generate.hpp"
#include "ui/garden_steps.hpp"

namespace queens::ui {

PoseChallenge another_challenge(const Frame& frame, ChallengeKind kind) {
    const State& state = frame.app.state();
    const int n = std::clamp(state.board.rows(), fewest_rows(kind), most_rows(kind));
    const Surface here = state.board.surface();
    const Surface surface = refuse_challenge(kind, n, here).empty() ? here : Surface{};
    return {kind, n, surface, state.grade, seed_of_moment(frame)};
}

}  // namespace queens::ui
