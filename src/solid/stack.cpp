// A queen of a stack stands as on a flat board; a rod is turned on the lathe like a piece.
#include "solid/stack.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "solid/lathe.hpp"
#include "solid/piece.hpp"

namespace queens::solid {

namespace {

constexpr Vec3 up{0, 1, 0};
constexpr Vec3 across{1, 0, 0};
constexpr int faces_of_rod = 6;

float unit(int side) { return 2 / static_cast<float>(side); }

/// The distance of two boards, in sides of a square: the more squares, the more has to be seen
/// between two boards.
float storey(int side) { return std::max(1.15F, 0.38F * static_cast<float>(side)); }

void add_rod(Mesh& mesh, const Stack::Extent& extent, const Stack::Rod& rod) {
    const Vec3 foot = place_in_stack(extent, rod.from);
    const Vec3 way = place_in_stack(extent, rod.to) - foot;
    const Vec3 along = normalised(way);
    const Vec3 aside = std::abs(along.y) < 0.9F ? cross(along, up) : cross(along, across);
    const std::array profile{ProfilePoint{rod.radius, 0},
                             ProfilePoint{rod.radius, length(way) / unit(extent.side)}};
    add_turned(mesh, profile, {foot, along, normalised(aside), unit(extent.side)}, 1, rod.colour,
               faces_of_rod);
}

}  // namespace

Stack::Point middle_of(int layer, Square square) {
    return {static_cast<float>(layer), static_cast<float>(square.row) + 0.5F,
            static_cast<float>(square.column) + 0.5F};
}

Vec3 place_in_stack(const Stack::Extent& extent, const Stack::Point& point) {
    const auto [side, layers] = extent;
    const float half = static_cast<float>(side) / 2;
    const float above = point.layer - static_cast<float>(layers - 1) / 2;
    return {unit(side) * (point.column - half), unit(side) * storey(side) * above,
            unit(side) * (point.row - half)};
}

float reach_of_stack(const Stack::Extent& extent) {
    constexpr float queen = 1;
    const Vec3 corner = place_in_stack(extent, {static_cast<float>(extent.layers - 1), 0, 0});
    return length(corner + unit(extent.side) * queen * up);
}

Mesh tiles_of(const Stack& stack) {
    Mesh mesh;
    for (const Stack::Tile& tile : stack.tiles) {
        const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
        const auto [layer, row, column] = middle_of(tile.layer, tile.square);
        for (const float down : {-0.5F, 0.5F}) {
            for (const float right : {-0.5F, 0.5F}) {
                const Vec3 corner =
                    place_in_stack(stack.extent, {layer, row + down, column + right});
                mesh.vertices.push_back({corner, up, 0, 0, tile.colour});
            }
        }
        for (const std::uint32_t corner : {0U, 2U, 1U, 1U, 2U, 3U}) {
            mesh.indices.push_back(first + corner);
        }
    }
    return mesh;
}

Mesh bodies_of(const Stack& stack, std::uint32_t queen, int faces) {
    Mesh mesh;
    for (const Stack::Queen& one : stack.queens) {
        const Vec3 foot = place_in_stack(stack.extent, middle_of(one.layer, one.square));
        add_piece(mesh, Piece::queen, {foot, up, across, unit(stack.extent.side)}, 1, queen, faces);
    }
    for (const Stack::Rod& rod : stack.rods) add_rod(mesh, stack.extent, rod);
    return mesh;
}

}  // namespace queens::solid
