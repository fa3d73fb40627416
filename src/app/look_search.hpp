// What a look shows of a search: its last step and why, what it has refused, and what it thinks.
#pragma once

#include "app/look_lines.hpp"

namespace queens {

/// Adds what the last step did, and why, as long as the run is slow enough to be followed;
/// otherwise `insight`, what the search has in mind, is null.
void add_step(Look& look, Crossings& crossings, const Player& player, const Insight* insight);

/// Adds what the search thinks of squares, where no piece shows in how many conflicts it is.
void add_thoughts(Look& look, const Insight& insight);

}  // namespace queens
