// The copies of a board beyond its joined edges, as the repeated view shows them.
#pragma once

#include "app/state/zoom.hpp"
#include "core/surface.hpp"

namespace queens {

/// How a copy is mirrored that lies `across` boards to the right of one and `down` below it, when
/// that one is seen in such a mirror: every way over a flipped edge mirrors once more.
[[nodiscard]] constexpr Mirroring mirroring_of_copy(Surface surface, Mirroring middle, int across,
                                                    int down) {
    if (across % 2 != 0 && surface.sides == Join::flipped) middle.rows = !middle.rows;
    if (down % 2 != 0 && surface.ends == Join::flipped) middle.columns = !middle.columns;
    return middle;
}

}  // namespace queens
