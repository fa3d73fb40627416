// The pieces of a scene, each put on its square.
#include "solid/scene.hpp"

namespace queens::solid {

namespace {

constexpr float small_step = 1.0F / 256;

/// The colour of a piece with its opacity in the highest byte.
std::uint32_t colour_of(const Scene& scene, const Scene::Standing& standing) {
    const std::uint32_t colour = standing.piece == Piece::pawn   ? scene.pawn
                                 : standing.piece == Piece::wall ? scene.wall
                                                                 : scene.queen;
    const auto opacity = static_cast<std::uint32_t>(standing.opacity * 255 + 0.5F);
    return (colour & 0xFFFFFFU) | (opacity << 24U);
}

Stand stand_on(const Shape& shape, Square square) {
    const auto [u, v] = shape.middle_of(square);
    const Vec3 right = shape.place(u + small_step, v) - shape.place(u - small_step, v);
    return {shape.place(u, v), shape.normal(u, v), normalised(right), shape.square_side(u, v)};
}

}  // namespace

// A multiple of the eight teeth of a crown, so that each is like the other.
int faces_for(float square) {
    constexpr float small = 20;
    constexpr float large = 44;
    return square < small ? most_faces / 3 : square < large ? 2 * most_faces / 3 : most_faces;
}

Mesh standing_on(const Scene& scene, bool opaque) {
    if (scene.stack) {
        return opaque ? bodies_of(*scene.stack, scene.queen | 0xFF000000U, scene.faces) : Mesh{};
    }
    Mesh mesh;
    for (const Scene::Standing& standing : scene.pieces) {
        if ((standing.opacity >= 1) != opaque) continue;
        Stand stand = stand_on(scene.shape, standing.square);
        if (scene.cut && scene.camera.is_in_front(stand.foot)) continue;
        const std::uint32_t colour = colour_of(scene, standing);
        add_piece(mesh, standing.piece, stand, standing.height, colour, scene.faces);
        if (!scene.shape.is_one_sided()) continue;
        stand.up = -1 * stand.up;
        add_piece(mesh, standing.piece, stand, standing.height, colour, scene.faces);
    }
    return mesh;
}

}  // namespace queens::solid
