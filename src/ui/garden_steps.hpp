// The steps that lead to gardens and through them, the same below the board and in the panel.
#pragma once

#include <cstdint>
#include <optional>

#include "app/command.hpp"
#include "ui/frame.hpp"
#include "ui/step.hpp"

namespace queens::ui {

/// A seed that nobody has chosen.
[[nodiscard]] std::uint64_t seed_of_moment(const Frame& frame);

/// The garden of today that is still to be solved, the easiest first.
[[nodiscard]] OpenDay open_today(const Frame& frame);

/// A garden like the one on the board that nobody has chosen.
[[nodiscard]] GrowGarden another_garden(const Frame& frame);
[[nodiscard]] Step another_garden_step(const Frame& frame);
/// From a garden that is solved: to the next one of its day, or to any other.
[[nodiscard]] Step step_from_garden(const Frame& frame);
[[nodiscard]] Step end_explanation_step();

/// The next stage of a hint on the garden, nothing where there is none to ask for.
[[nodiscard]] std::optional<Step> garden_hint_step(const App& app);
/// What the hint says is done; there must be one that has said why.
[[nodiscard]] Step follow_hint_step(const App& app);

/// Of a garden that is being made: a square to give away, and to play it as it is.
[[nodiscard]] Step make_unique_step();
[[nodiscard]] Step play_draft_step();

}  // namespace queens::ui
