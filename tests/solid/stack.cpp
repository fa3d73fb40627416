// Boards stacked in space, as triangles.
#include "solid/stack.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "solid/solids.hpp"

using namespace queens;
using namespace queens::solid;
using namespace queens::tests;

TEST_CASE("the boards of a stack lie above each other, with its middle between them") {
    for (const int side : {1, 2, 5, 7}) {
        const auto end = static_cast<float>(side);
        INFO(side);
        for (int layer = 0; layer < side; ++layer) {
            const auto level = static_cast<float>(layer);
            const Vec3 corner = place_in_stack({side, side}, {level, 0, 0});
            CHECK(distance(corner, {-1, corner.y, -1}) < 1e-5F);
            CHECK(distance(place_in_stack({side, side}, {level, end, end}), {1, corner.y, 1}) <
                  1e-5F);
            const Vec3 mirrored = place_in_stack({side, side}, {end - 1 - level, 0, 0});
            CHECK(std::abs(corner.y + mirrored.y) < 1e-5F);
            if (layer > 0)
                CHECK(corner.y > place_in_stack({side, side}, {level - 1, 0, 0}).y + 2 / end);
        }
    }
}

TEST_CASE("a tile is its square, and a queen stands in the middle of its own") {
    constexpr int side = 4;
    constexpr Square square{2, 1};
    const Stack stack{{side, side}, {{3, square, 0x80FFFFFF}}, {{3, square}}, {}};
    const Mesh tiles = tiles_of(stack);
    REQUIRE(tiles.vertices.size() == 4);
    REQUIRE(tiles.indices.size() == 6);
    const Vec3 middle = place_in_stack({side, side}, middle_of(3, square));
    for (const Vertex& corner : tiles.vertices) {
        CHECK(std::abs(corner.position.x - middle.x) == 0.25F);
        CHECK(std::abs(corner.position.z - middle.z) == 0.25F);
        CHECK(corner.position.y == middle.y);
        CHECK(corner.colour == 0x80FFFFFF);
    }
    const Mesh bodies = bodies_of(stack, 0xFF112233, 8);
    REQUIRE_FALSE(bodies.vertices.empty());
    for (const Vertex& vertex : bodies.vertices) {
        CHECK(std::abs(vertex.position.x - middle.x) < 0.25F);
        CHECK(std::abs(vertex.position.z - middle.z) < 0.25F);
        // Feet are sunk a little, for ground that is bent.
        CHECK(vertex.position.y >= middle.y - 0.03F);
        CHECK(vertex.colour == 0xFF112233);
    }
}

TEST_CASE("a rod goes from one point to the other, upright ones and level ones, too") {
    constexpr int side = 5;
    const Stack::Point from{1, 0.5F, 4.5F};
    for (const Stack::Point& to : {Stack::Point{1, 3.5F, 4.5F}, Stack::Point{4, 0.5F, 4.5F},
                                   Stack::Point{3, 2.5F, 2.5F}, Stack::Point{0, 0.5F, 0.5F}}) {
        const Mesh mesh = bodies_of({{side, side}, {}, {}, {{from, to, 0.05F, 0xFF0000FF}}}, 0, 8);
        const Vec3 a = place_in_stack({side, side}, from);
        const Vec3 b = place_in_stack({side, side}, to);
        const Vec3 way = normalised(b - a);
        REQUIRE_FALSE(mesh.vertices.empty());
        float farthest = 0;
        for (const Vertex& vertex : mesh.vertices) {
            const float along = dot(vertex.position - a, way);
            const Vec3 beside = vertex.position - a - along * way;
            CHECK(std::abs(length(beside) - 0.05F * 2 / side) < 1e-4F);
            CHECK(dot(vertex.normal, beside) > 0);
            farthest = std::max(farthest, along);
        }
        CHECK(std::abs(farthest - distance(a, b)) < 1e-4F);
    }
}

TEST_CASE("nothing of a stack lies beyond its reach") {
    for (const int side : {1, 3, 8}) {
        Stack stack{{side, side}, {}, {}, {}};
        for (int layer = 0; layer < side; ++layer) {
            stack.tiles.push_back({layer, {0, 0}, 0});
            stack.queens.push_back({layer, {side - 1, side - 1}});
        }
        CHECK(reach_of(tiles_of(stack)) <= reach_of_stack({side, side}));
        CHECK(reach_of(bodies_of(stack, 0, 8)) <= reach_of_stack({side, side}));
    }
}
