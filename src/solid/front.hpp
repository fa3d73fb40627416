// How a closed solid is turned so that what stands on a square is in front, on top and upright.
#pragma once

#include "core/square.hpp"
#include "solid/vector.hpp"

namespace queens::solid {

class Shape;

/// Among the ways to look at the solid as it is seen at first, spun about its axis, from below or
/// upside down, the one that shows what stands there best; how it is seen at first where none
/// shows it.
[[nodiscard]] Turn turn_with_in_front(const Shape& closed, Square square);

}  // namespace queens::solid
