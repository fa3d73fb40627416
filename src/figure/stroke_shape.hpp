// The shape of a stroke of a line, in squares from the upper left corner of the board.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "core/strokes.hpp"
#include "figure/canvas.hpp"

namespace queens {

[[nodiscard]] inline Point point_of(SheetPoint at) {
    return {static_cast<float>(at.column) / 4 + 0.5F, static_cast<float>(at.row) / 4 + 0.5F};
}

/// The number of rows or of columns that it runs through, whichever is more.
[[nodiscard]] inline float squares_in(const Stroke& stroke) {
    const int rows = std::abs(stroke.to.row - stroke.from.row);
    const int columns = std::abs(stroke.to.column - stroke.from.column);
    return static_cast<float>(std::max(rows, columns)) / 4;
}

/// The point that share of the way from the start of a stroke to its end.
[[nodiscard]] inline Point along(const Stroke& stroke, float share) {
    const Point from = point_of(stroke.from);
    const Point to = point_of(stroke.to);
    return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

}  // namespace queens
