// Pieces on their squares.
#include <algorithm>

#include "figure/colours.hpp"
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
    sketch.grid.for_each([&](Square square) {
        if (is_ghost(look, square)) return;
        draw_piece(sketch.canvas, sketch.theme, look.board.at(square), sketch.grid.centre(square),
                   size);
    });
    for (const Look::Ghost& ghost : look.ghosts) {
        draw_faint_piece(sketch.canvas, sketch.theme, ghost.piece, sketch.grid.centre(ghost.square),
                         size, ghost_opacity, ground_of(sketch.theme, look, ghost.square));
    }
}

}  // namespace queens
