// What a visitor who places queens can do next, one step at a time.
#pragma once

#include <optional>
#include <vector>

#include "app/app.hpp"
#include "ui/frame.hpp"
#include "ui/step.hpp"

namespace queens::ui {

/// The one that is offered now, and beside it the next stage of a hint, or what else a solution
/// invites to.
struct NextSteps {
    std::optional<Step> first{};
    std::vector<Step> others{};
};

/// Boards up to this side are counted within seconds.
inline constexpr int largest_soon_counted = 14;

/// To the theorem that says on which tori every row can have a queen, and to the flat board if it
/// is rolled up: the theorem has numbers beside its rows.
[[nodiscard]] std::vector<Command> open_theorem(const App& app);
/// From a plane to the torus of that size.
[[nodiscard]] Step try_torus(Size size);

/// To hand in what was done in the task that is set, and to leave it; none beside a lesson and in a
/// puzzle.
[[nodiscard]] std::vector<Step> ways_out_of_task(const Frame& frame);

/// The steps for the board on show while no run is loaded.
[[nodiscard]] NextSteps next_steps(const Frame& frame);

}  // namespace queens::ui
