// The shape of a stroke of a line, in squares from the upper left corner of the board.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "core/attacks.hpp"
#include "figure/canvas.hpp"

namespace queens {

[[nodiscard]] inline Point middle_of(Square square) {
    return {static_cast<float>(square.column) + 0.5F, static_cast<float>(square.row) + 0.5F};
}

/// The point that number of steps further on.
[[nodiscard]] inline Point further(Point from, Direction direction, float steps) {
    return {from.x + static_cast<float>(direction.column) * steps,
            from.y + static_cast<float>(direction.row) * steps};
}

/// The ends of a stroke: square centres, or half a square beyond at a joined edge.
[[nodiscard]] inline Point start_of(const Stroke& stroke) {
    return further(middle_of(stroke.from), stroke.direction, stroke.from_edge ? -0.5F : 0);
}
[[nodiscard]] inline Point end_of(const Stroke& stroke) {
    return further(middle_of(stroke.to), stroke.direction, stroke.to_edge ? 0.5F : 0);
}

[[nodiscard]] inline float squares_in(const Stroke& stroke) {
    const int rows = std::abs(stroke.to.row - stroke.from.row);
    const int columns = std::abs(stroke.to.column - stroke.from.column);
    return static_cast<float>(std::max(rows, columns)) + (stroke.from_edge ? 0.5F : 0.0F) +
           (stroke.to_edge ? 0.5F : 0.0F);
}

/// The point that share of the way from the start of a stroke to its end.
[[nodiscard]] inline Point along(const Stroke& stroke, float share) {
    const Point from = start_of(stroke);
    const Point to = end_of(stroke);
    return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

}  // namespace queens
