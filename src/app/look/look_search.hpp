// What a look shows of the last step of a search: what it did and why, and what it has refused.
#pragma once

#include "app/look/look_lines.hpp"

namespace queens {

/// Whether the board of a run is a solution that it has just found, or has ended with.
[[nodiscard]] bool shows_solution(const Player& player);

/// Adds what the last step of the loaded run did, and why, as long as it is slow enough to be
/// followed.
void add_step(Look& look, Crossings& crossings, const App& app);

}  // namespace queens
