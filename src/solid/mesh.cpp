// Cutting shapes into cells, and the order in which cells hide each other.
#include "solid/mesh.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace queens::solid {

namespace {

constexpr std::size_t indices_of_cell = 6;

int cells_along(int squares, int cells) {
    return squares > cells ? cells : squares * (cells / squares);
}

Vec3 middle_of_cell(const Mesh& mesh, std::size_t first) {
    const Vec3 a = mesh.vertices[mesh.indices[first]].position;
    const Vec3 b = mesh.vertices[mesh.indices[first + 5]].position;
    return 0.5F * (a + b);
}

}  // namespace

Grid grid_of(Size size, int cells) {
    return {cells_along(size.columns, cells), cells_along(size.rows, cells)};
}

Mesh mesh_of(const Shape& shape, int cells) {
    const auto [across, down] = grid_of(shape.size(), cells);
    const auto points = static_cast<std::size_t>((across + 1) * (down + 1));
    Mesh mesh;
    mesh.vertices.reserve(points);
    mesh.indices.reserve(static_cast<std::size_t>(across * down) * indices_of_cell);
    for (int row = 0; row <= down; ++row) {
        const float v = static_cast<float>(row) / static_cast<float>(down);
        for (int column = 0; column <= across; ++column) {
            const float u = static_cast<float>(column) / static_cast<float>(across);
            mesh.vertices.push_back({shape.place(u, v), shape.normal(u, v), u, v});
        }
    }
    for (int row = 0; row < down; ++row) {
        for (int column = 0; column < across; ++column) {
            const auto corner = static_cast<std::uint32_t>(row * (across + 1) + column);
            const auto below = corner + static_cast<std::uint32_t>(across) + 1;
            for (const std::uint32_t index :
                 {corner, below, corner + 1, corner + 1, below, below + 1}) {
                mesh.indices.push_back(index);
            }
        }
    }
    return mesh;
}

std::vector<std::uint32_t> sorted_from_afar(const Mesh& mesh, Vec3 eye) {
    std::vector<std::pair<float, std::size_t>> cells;
    cells.reserve(mesh.indices.size() / indices_of_cell);
    for (std::size_t first = 0; first < mesh.indices.size(); first += indices_of_cell) {
        const Vec3 way = middle_of_cell(mesh, first) - eye;
        cells.emplace_back(-dot(way, way), first);
    }
    std::sort(cells.begin(), cells.end());
    std::vector<std::uint32_t> sorted;
    sorted.reserve(mesh.indices.size());
    for (const auto& [distance, first] : cells) {
        for (std::size_t i = 0; i < indices_of_cell; ++i) {
            sorted.push_back(mesh.indices[first + i]);
        }
    }
    return sorted;
}

float reach_of(const Mesh& mesh) {
    float farthest = 0;
    for (const Vertex& vertex : mesh.vertices) {
        farthest = std::max(farthest, dot(vertex.position, vertex.position));
    }
    return std::sqrt(farthest);
}

}  // namespace queens::solid
