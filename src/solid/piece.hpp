// Pieces that stand on a solid: turned on a lathe, cut from a board, or both.
#pragma once

#include <cstdint>

#include "core/board.hpp"
#include "solid/mesh.hpp"

namespace queens::solid {

/// Where a piece stands: its foot, the way in which it stands up, a way to its right, and how long
/// the side of its square is.
struct Stand {
    Vec3 foot;
    Vec3 up;
    Vec3 right;
    float side = 1;
};

/// Whether the piece stands on its square; only where nothing may stand, nothing does.
[[nodiscard]] bool can_stand(Piece piece);

/// How many faces what is turned has around, so that it looks round.
inline constexpr int most_faces = 24;

/// Adds a piece to a mesh, in one colour, as tall as that share of its height, with that number of
/// faces around.
void add_piece(Mesh& mesh, Piece piece, const Stand& stand, float height, std::uint32_t colour,
               int faces = most_faces);

}  // namespace queens::solid
