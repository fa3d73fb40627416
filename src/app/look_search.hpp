// What a look shows of a search: its last step and why, what it has refused, and what it thinks.
#pragma once

#include "app/look_lines.hpp"

namespace queens {

/// Adds what the last step did. `followed` says whether the run is slow enough to be followed: then
/// the reason of a refusal is shown, too, and what was refused before it.
void add_step(Look& look, Crossings& crossings, const Player& player, bool followed);

/// Adds what the search thinks of squares, where no piece shows in how many conflicts it is.
void add_thoughts(Look& look, const Insight& insight);

}  // namespace queens
