// A wall is a block; the horse of a knight is cut from a thick board and stands on a turned foot.
#include "solid/piece.hpp"

#include <array>
#include <cstddef>
#include <span>

#include "solid/lathe.hpp"

namespace queens::solid {

namespace {

/// A corner of something that is cut out, in sides of a square: to the right, and up or forth.
struct Corner {
    float x;
    float y;
};

/// Half as thick as the board that a horse is cut from.
constexpr float thickness = 0.1F;
/// Half the side of a wall, and its height above and below the board.
constexpr float wall_side = 0.43F;
constexpr float wall_top = 0.5F;
constexpr float wall_foot = -0.05F;

// All of them convex and counter-clockwise.
constexpr std::array neck{Corner{-0.17F, 0.16F}, Corner{0.2F, 0.16F},   Corner{0.23F, 0.45F},
                          Corner{0.15F, 0.74F},  Corner{-0.02F, 0.86F}, Corner{-0.1F, 0.5F}};
constexpr std::array head{Corner{-0.32F, 0.5F}, Corner{-0.23F, 0.41F}, Corner{0.08F, 0.54F},
                          Corner{0.12F, 0.78F}, Corner{-0.02F, 0.86F}, Corner{-0.24F, 0.66F}};
constexpr std::array ear{Corner{-0.02F, 0.8F}, Corner{0.1F, 0.76F}, Corner{0.05F, 1.0F}};
constexpr std::array wall{Corner{-wall_side, -wall_side}, Corner{wall_side, -wall_side},
                          Corner{wall_side, wall_side}, Corner{-wall_side, wall_side}};

/// A polygon that reaches along `out` from one place to another: a point of it is x along `right`
/// and y along `up`, all three with their lengths. They must turn as right, up and forth do.
struct Prism {
    Vec3 origin;
    Vec3 right;
    Vec3 up;
    Vec3 out;
    float from;
    float to;

    [[nodiscard]] Vec3 place(Corner corner, float depth) const {
        return origin + corner.x * right + corner.y * up + depth * out;
    }
};

/// A flat convex face.
void add_face(Mesh& mesh, std::span<const Vec3> places, std::uint32_t colour) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    const Vec3 normal = normalised(cross(places[1] - places[0], places[2] - places[0]));
    for (const Vec3 place : places) mesh.vertices.push_back({place, normal, 0, 0, colour});
    for (std::uint32_t i = 1; i + 1 < places.size(); ++i) {
        for (const std::uint32_t index : {first, first + i, first + i + 1}) {
            mesh.indices.push_back(index);
        }
    }
}

void add_prism(Mesh& mesh, std::span<const Corner> corners, const Prism& prism,
               std::uint32_t colour) {
    std::vector<Vec3> near;
    std::vector<Vec3> far;
    for (const Corner corner : corners) {
        near.push_back(prism.place(corner, prism.to));
        far.insert(far.begin(), prism.place(corner, prism.from));
    }
    add_face(mesh, near, colour);
    add_face(mesh, far, colour);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Corner corner = corners[i];
        const Corner next = corners[(i + 1) % corners.size()];
        add_face(mesh,
                 std::array{prism.place(corner, prism.from), prism.place(next, prism.from),
                            prism.place(next, prism.to), prism.place(corner, prism.to)},
                 colour);
    }
}

void add_knight(Mesh& mesh, const Stand& stand, float height, std::uint32_t colour) {
    const Prism board{stand.foot,
                      stand.side * stand.right,
                      stand.side * height * stand.up,
                      stand.side * cross(stand.right, stand.up),
                      -thickness,
                      thickness};
    add_prism(mesh, neck, board, colour);
    add_prism(mesh, head, board, colour);
    add_prism(mesh, ear, board, colour);
}

void add_wall(Mesh& mesh, const Stand& stand, float height, std::uint32_t colour) {
    const Prism block{stand.foot,
                      stand.side * stand.right,
                      stand.side * cross(stand.up, stand.right),
                      stand.side * height * stand.up,
                      wall_foot,
                      wall_top};
    add_prism(mesh, wall, block, colour);
}

}  // namespace

bool can_stand(Piece piece) { return piece == Piece::wall || !profile_of(piece).empty(); }

void add_piece(Mesh& mesh, Piece piece, const Stand& stand, float height, std::uint32_t colour,
               int faces) {
    add_turned(mesh, profile_of(piece), stand, height, colour, faces);
    if (piece == Piece::knight) add_knight(mesh, stand, height, colour);
    if (piece == Piece::wall) add_wall(mesh, stand, height, colour);
}

}  // namespace queens::solid
