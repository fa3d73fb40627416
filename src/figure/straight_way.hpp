// A straight way from a point to another.
#pragma once

#include <algorithm>
#include <cmath>

#include "figure/canvas.hpp"

namespace queens {

struct StraightWay {
    Point from;
    /// One long.
    Point direction;
    float length;

    /// The point that far on, and that far aside to the right.
    [[nodiscard]] Point at(float along, float aside) const {
        return {from.x + direction.x * along - direction.y * aside,
                from.y + direction.y * along + direction.x * aside};
    }
    /// How long a stroke of it may be.
    [[nodiscard]] float longest_stroke() const { return length; }
};

[[nodiscard]] inline StraightWay straight_way(Point from, Point to) {
    const float length = std::max(std::hypot(to.x - from.x, to.y - from.y), 1e-3F);
    return {from, {(to.x - from.x) / length, (to.y - from.y) / length}, length};
}

}  // namespace queens
