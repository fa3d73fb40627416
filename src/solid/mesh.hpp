// Triangles in space: a shape cut into small cells, and what stands on it.
#pragma once

#include <cstdint>
#include <vector>

#include "solid/shape.hpp"

namespace queens::solid {

struct Vertex {
    Vec3 position;
    Vec3 normal;
    /// The point of the board; without a meaning on what stands on it.
    float u = 0;
    float v = 0;
    /// Red, green, blue and opacity, from the lowest byte on.
    std::uint32_t colour = 0xFFFFFFFF;
};

struct Mesh {
    std::vector<Vertex> vertices;
    /// Three for each triangle.
    std::vector<std::uint32_t> indices;
};

/// How many cells there are along a side, or a few fewer: enough for a ring to look round, and
/// enough for it to pass as round while it moves.
inline constexpr int fine_cells = 96;
inline constexpr int coarse_cells = 40;

/// Cells of a shape, row by row from the board's upper left corner; each is two triangles. All
/// squares of a board have equally many cells, unless they are too many to be seen.
struct Grid {
    int across = 1;
    int down = 1;
};
[[nodiscard]] Grid grid_of(Size size, int cells = fine_cells);

[[nodiscard]] Mesh mesh_of(const Shape& shape, int cells = fine_cells);

/// The same triangles, a cell after the other, the farthest cell from that point first: so that
/// glass lets what lies behind shine through.
[[nodiscard]] std::vector<std::uint32_t> sorted_from_afar(const Mesh& mesh, Vec3 eye);

/// How far the mesh reaches from the origin.
[[nodiscard]] float reach_of(const Mesh& mesh);

}  // namespace queens::solid
