// The copies of a board in an SVG of the repeated view.
#pragma once

#include "figure/shapes.hpp"
#include "figure/svg_canvas.hpp"

namespace queens {

/// How far the repeated view goes on at each side of a board, across and below: half a board over
/// joined edges.
[[nodiscard]] Point svg_beyond(const Board& board);

/// That much of the copies of a board, pale and hatched. They show its pieces, and its lines, which
/// so run straight on.
void write_copies(SvgCanvas& canvas, const Sketch& sketch);

}  // namespace queens
