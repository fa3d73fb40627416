// What a look shows of the last step of a search: what it did and why, and what it has refused.
#pragma once

#include "app/look_lines.hpp"

namespace queens {

/// Adds what the last step did, and why, as long as the run is slow enough to be followed;
/// otherwise `insight`, what the search has in mind, is null.
void add_step(Look& look, Crossings& crossings, const Player& player, const Insight* insight);

}  // namespace queens
