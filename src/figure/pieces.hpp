// The shapes of the pieces: convex parts on a grid from -1 to 1, drawn at any size.
#pragma once

#include <span>

#include "core/board.hpp"
#include "figure/canvas.hpp"

namespace queens {

/// The parts of a piece, polygons and discs, from below; none for walls, forbidden and empty
/// squares.
[[nodiscard]] std::span<const Plate> parts_of(Piece piece);

/// Draws a piece into a square of that size around the centre, at that opacity: first its rim, with
/// which it is seen on squares of any colour, then its body. Below ten units it is a dot.
void draw_piece(Canvas& canvas, const Theme& theme, Piece piece, Point centre, float size,
                float opacity = 1);

/// Draws a piece that is not quite there, as faint as that opacity would make it on a square of the
/// colour `ground`. It is opaque, since parts that overlap would be seen through each other.
void draw_faint_piece(Canvas& canvas, const Theme& theme, Piece piece, Point centre, float size,
                      float opacity, Colour ground);

}  // namespace queens
