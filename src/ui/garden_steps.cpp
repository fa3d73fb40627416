#include "ui/garden_steps.hpp"

#include <cmath>

namespace queens::ui {

GrowGarden another_garden(const Frame& frame) {
    constexpr double fine = 1e6;
    const State& state = frame.app.state();
    return {state.board.rows(), state.board.surface(), state.regions.rule, state.grade,
            seed_of_day(frame.appearance.today) +
                static_cast<std::uint64_t>(std::fmod(frame.now, fine) * fine)};
}

}  // namespace queens::ui
