// Pieces on their squares.
#include <algorithm>

#include "figure/pieces.hpp"
#include "figure/shapes.hpp"

namespace queens {

bool is_ghost(const Look& look, Square square) {
    return std::any_of(look.ghosts.begin(), look.ghosts.end(),
                       [&](const Look::Ghost& ghost) { return ghost.square == square; });
}

float size_of_piece(float side) { return side >= 10 ? side * 0.86F : side; }

void draw_pieces(const Sketch& sketch) {
    const Look& look = sketch.look;
    const float size = size_of_piece(sketch.grid.side);
    const auto draw = [&](Square square, Piece piece, float opacity) {
        draw_piece(sketch.canvas, sketch.theme, piece, sketch.grid.centre(square), size, opacity);
    };
    sketch.grid.for_each([&](Square square) {
        if (!is_ghost(look, square)) draw(square, look.board.at(square), 1);
    });
    for (const Look::Ghost& ghost : look.ghosts) draw(ghost.square, ghost.piece, ghost_opacity);
}

}  // namespace queens
