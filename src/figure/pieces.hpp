// The shapes of the pieces: convex parts on a grid from -1 to 1, to be drawn at any size.
#pragma once

#include <array>
#include <span>

#include "core/board.hpp"

namespace queens {

/// A point of a figure, to the right and down.
struct Point {
    float x = 0;
    float y = 0;
};

/// A part of a piece: a convex polygon of up to six corners, clockwise, or a disc if it has a
/// radius.
struct PiecePart {
    std::array<Point, 6> corners{};
    int count = 0;
    float radius = 0;
};

/// The parts of a piece, from below; none for walls, forbidden and empty squares. With a rim around
/// them all, the piece is seen on squares of any colour.
[[nodiscard]] std::span<const PiecePart> parts_of(Piece piece);

}  // namespace queens
