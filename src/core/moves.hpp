// How pieces move on an empty board: the directions in which they slide, and their jumps.
#pragma once

#include <optional>
#include <span>

#include "core/board.hpp"
#include "core/surface.hpp"

namespace queens {

/// The directions in which the piece goes any number of steps; empty if it does not slide.
[[nodiscard]] std::span<const Direction> slides_of(Piece piece);

/// The jumps of the piece, each a step of one or two squares each way; empty if it does not jump.
[[nodiscard]] std::span<const Direction> jumps_of(Piece piece);

/// Where a jump lands, nothing beyond an open edge or on a pawn or wall.
[[nodiscard]] std::optional<Square> landing(const Board& board, Square from, Direction jump);

}  // namespace queens
