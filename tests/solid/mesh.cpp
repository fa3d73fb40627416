// The cells of the solids, and what they say about them as a whole.
#include "solid/mesh.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>

#include "solid/solids.hpp"

using namespace queens;
using namespace queens::solid;
using namespace queens::tests;

namespace {

bool is_on_edge(const Vertex& vertex) {
    return vertex.u == 0 || vertex.u == 1 || vertex.v == 0 || vertex.v == 1;
}

/// Whether two points of edges are one: they meet, and the sheet goes on from one to the other.
/// Where a solid only passes through itself its normals differ.
bool is_one(const Vertex& a, const Vertex& b) {
    return distance(a.position, b.position) < 1e-4F && std::abs(dot(a.normal, b.normal)) > 0.9998F;
}

/// For each vertex the first one that it is glued to.
std::vector<std::size_t> glued(const Mesh& mesh) {
    std::vector<std::size_t> edge;
    for (std::size_t i = 0; i < mesh.vertices.size(); ++i) {
        if (is_on_edge(mesh.vertices[i])) edge.push_back(i);
    }
    std::vector<std::size_t> first(mesh.vertices.size());
    std::iota(first.begin(), first.end(), std::size_t{0});
    for (const std::size_t i : edge) {
        for (const std::size_t j : edge) {
            if (j >= i) break;
            if (is_one(mesh.vertices[i], mesh.vertices[j])) {
                first[i] = first[j];
                break;
            }
        }
    }
    return first;
}

bool is_along_edge(const Vertex& a, const Vertex& b) {
    return (a.u == b.u && (a.u == 0 || a.u == 1)) || (a.v == b.v && (a.v == 0 || a.v == 1));
}

/// Corners minus edges plus faces, once the edges that meet are glued.
int euler_characteristic(const Mesh& mesh) {
    const std::vector<std::size_t> first = glued(mesh);
    std::set<std::size_t> corners;
    std::set<std::pair<std::size_t, std::size_t>> edges;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        for (std::size_t side = 0; side < 3; ++side) {
            const std::size_t a = mesh.indices[i + side];
            const std::size_t b = mesh.indices[i + (side + 1) % 3];
            corners.insert(first[a]);
            // Two edges inside the sheet are never one, even if their ends are.
            const bool glues = is_along_edge(mesh.vertices[a], mesh.vertices[b]);
            const std::size_t inside = glues ? 0 : mesh.vertices.size();
            const std::size_t from = glues ? first[a] : a;
            const std::size_t to = glues ? first[b] : b;
            edges.emplace(inside + std::min(from, to), std::max(from, to));
        }
    }
    const std::size_t faces = mesh.indices.size() / 3;
    return static_cast<int>(corners.size()) - static_cast<int>(edges.size()) +
           static_cast<int>(faces);
}

}  // namespace

TEST_CASE("Euler's characteristic is 0 for every closed solid, and 1 for the projective plane") {
    for (const Solid& entry : solids()) {
        const bool projective = entry.slug == "proj";
        INFO(entry.slug);
        for (const int cells : {fine_cells, coarse_cells}) {
            CHECK(euler_characteristic(mesh_of(entry.at({6, 6}, 0), cells)) == 1);
            CHECK(euler_characteristic(mesh_of(entry.at({6, 6}, 1), cells)) ==
                  (projective ? 1 : 0));
        }
    }
}

TEST_CASE("flat, the triangles fill the board without a hole and without lying on each other") {
    for (const Size size : {Size{8, 8}, Size{3, 7}, Size{100, 40}}) {
        const Mesh mesh = mesh_of(Shape(torus_surface, size, 0));
        float area = 0;
        for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
            const Vec3 a = mesh.vertices[mesh.indices[i]].position;
            const Vec3 b = mesh.vertices[mesh.indices[i + 1]].position;
            const Vec3 c = mesh.vertices[mesh.indices[i + 2]].position;
            const Vec3 normal = cross(b - a, c - a);
            CHECK(normal.z > 0);
            area += normal.z / 2;
        }
        const auto longer = static_cast<float>(std::max(size.columns, size.rows));
        const float board = 4 * static_cast<float>(size.area()) / (longer * longer);
        INFO(size.columns << " x " << size.rows);
        CHECK(std::abs(area / board - 1) < 1e-3F);
    }
}

TEST_CASE("every square has equally many cells, unless squares are too many to be seen") {
    for (const int side : {1, 2, 7, 8, 20, 64, 96}) {
        const auto grid = grid_of({side, side});
        INFO(side);
        CHECK(grid.across % side == 0);
        CHECK(grid.across == grid.down);
        CHECK(grid.across > 48);
        CHECK(grid_of({side, side}, coarse_cells).across > coarse_cells / 2);
    }
    CHECK(grid_of({1024, 1024}).across == 96);
}

TEST_CASE("cells sorted from afar are the same cells, and none lies behind one before it") {
    const Mesh mesh = mesh_of(Shape(*surface_of("klein"), {8, 8}, 1));
    const Vec3 eye{1, 2, 3};
    const auto sorted = sorted_from_afar(mesh, eye);
    CHECK(std::multiset<std::uint32_t>(sorted.begin(), sorted.end()) ==
          std::multiset<std::uint32_t>(mesh.indices.begin(), mesh.indices.end()));
    float before = 100;
    for (std::size_t i = 0; i < sorted.size(); i += 6) {
        const Vec3 middle =
            0.5F * (mesh.vertices[sorted[i]].position + mesh.vertices[sorted[i + 5]].position);
        const float away = distance(middle, eye);
        REQUIRE(away <= before + 1e-5F);
        before = away;
    }
}
