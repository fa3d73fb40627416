// The solids: what joins, what keeps its length, which side is which.
#include "solid/shape.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "solid/solids.hpp"

using namespace queens;
using namespace queens::solid;
using namespace queens::tests;

namespace {

/// The length of a line over the board from one point to another.
float length_of(const Shape& shape, float u, float v, float to_u, float to_v) {
    constexpr int steps = 2000;
    float sum = 0;
    Vec3 before = shape.place(u, v);
    for (int i = 1; i <= steps; ++i) {
        const float share = static_cast<float>(i) / steps;
        const Vec3 next = shape.place(u + share * (to_u - u), v + share * (to_v - v));
        sum += distance(before, next);
        before = next;
    }
    return sum;
}

/// What crosses the edges at a point of the left or upper edge: the point of the other edge.
float beyond(Join join, float place) { return join == Join::flipped ? 1 - place : place; }

/// Points of an edge that are no corners and lie on no line of symmetry.
constexpr float places[] = {0.07F, 0.2F, 0.41F, 0.68F, 0.93F};

}  // namespace

TEST_CASE("every solid is exactly the flat board while it is not rolled") {
    for (const Solid& entry : solids()) {
        const Shape shape = entry.at({10, 5}, 0);
        INFO(entry.slug);
        for (const float u : places) {
            for (const float v : places) {
                CHECK(distance(shape.place(u, v), {2 * u - 1, 0.5F - v, 0}) < 1e-5F);
                CHECK(distance(shape.normal(u, v), {0, 0, 1}) < 1e-3F);
            }
        }
    }
}

TEST_CASE("a plane cannot be rolled") {
    const Shape shape(Surface{}, {8, 8}, 1);
    CHECK(shape.roll() == 0);
    CHECK(distance(shape.place(0.25F, 0.25F), {-0.5F, 0.5F, 0}) < 1e-5F);
}

TEST_CASE("rolling begins without a jump") {
    for (const Solid& entry : solids()) {
        const Shape flat = entry.at({8, 6}, 0);
        const Shape begun = entry.at({8, 6}, 0.002F);
        INFO(entry.slug);
        for (const float u : places) {
            for (const float v : places) {
                CHECK(distance(flat.place(u, v), begun.place(u, v)) < 0.02F);
            }
        }
    }
}

TEST_CASE("joined edges meet in space when a solid is closed, point on point") {
    for (const Solid& entry : solids()) {
        const auto [sides, ends] = entry.surface;
        for (const Size size : {Size{8, 8}, Size{5, 9}, Size{9, 5}}) {
            const Shape shape = entry.at(size, 1);
            INFO(entry.slug << " of " << size.columns << " x " << size.rows);
            for (const float at : places) {
                if (sides != Join::open) {
                    CHECK(distance(shape.place(0, at), shape.place(1, beyond(sides, at))) < 1e-4F);
                }
                if (ends != Join::open) {
                    CHECK(distance(shape.place(at, 0), shape.place(beyond(ends, at), 1)) < 1e-4F);
                }
            }
        }
    }
}

TEST_CASE("open edges stay apart, and so do joined ones while a solid is half closed") {
    for (const Solid& entry : solids()) {
        const auto [sides, ends] = entry.surface;
        const Shape closed = entry.at({8, 8}, 1);
        const Shape half = entry.at({8, 8}, 0.45F);
        INFO(entry.slug);
        for (const float at : places) {
            if (sides == Join::open) {
                CHECK(distance(closed.place(0, at), closed.place(1, at)) > 0.1F);
            }
            if (ends == Join::open) {
                CHECK(distance(closed.place(at, 0), closed.place(at, 1)) > 0.1F);
            }
            if (sides != Join::open) {
                CHECK(distance(half.place(0, at), half.place(1, beyond(sides, at))) > 0.01F);
            }
        }
    }
}

TEST_CASE("over a straight join the normals go on, over a flipped one they turn round") {
    for (const Solid& entry : solids()) {
        const auto [sides, ends] = entry.surface;
        const Shape shape = entry.at({8, 8}, 1);
        INFO(entry.slug);
        for (const float at : places) {
            if (sides != Join::open) {
                const float agree = dot(shape.normal(0, at), shape.normal(1, beyond(sides, at)));
                CHECK(std::abs(agree - (sides == Join::flipped ? -1.0F : 1.0F)) < 0.01F);
            }
            if (ends != Join::open) {
                const float agree = dot(shape.normal(at, 0), shape.normal(beyond(ends, at), 1));
                CHECK(std::abs(agree - (ends == Join::flipped ? -1.0F : 1.0F)) < 0.01F);
            }
        }
    }
}

TEST_CASE("what joins first is only bent: no length changes by more than a hundredth") {
    for (const char* slug : {"cyl", "cylv", "torus", "klein", "kleinv"}) {
        const Surface surface = *surface_of(slug);
        const bool joins_twice = surface.sides != Join::open && surface.ends != Join::open;
        const Shape flat(surface, {8, 8}, 0);
        for (const float roll : {0.1F, 0.3F, 0.5F, 0.8F, 1.0F}) {
            if (joins_twice && roll > 0.5F) continue;
            const Shape shape(surface, {8, 8}, roll);
            INFO(slug << " at " << roll);
            for (const auto& [u, v, to_u, to_v] :
                 {std::array{0.0F, 0.3F, 1.0F, 0.3F}, std::array{0.7F, 0.0F, 0.7F, 1.0F},
                  std::array{0.1F, 0.2F, 0.9F, 0.7F}}) {
                const float before = length_of(flat, u, v, to_u, to_v);
                CHECK(std::abs(length_of(shape, u, v, to_u, to_v) / before - 1) < 0.01F);
            }
        }
    }
}

TEST_CASE("the middle line of a Moebius strip keeps its length") {
    for (const float roll : {0.2F, 0.6F, 1.0F}) {
        const Shape sideways(*surface_of("mobius"), {8, 8}, roll);
        CHECK(std::abs(length_of(sideways, 0, 0.5F, 1, 0.5F) - 2) < 0.01F);
        const Shape standing(*surface_of("mobiusv"), {8, 8}, roll);
        CHECK(std::abs(length_of(standing, 0.5F, 0, 0.5F, 1) - 2) < 0.01F);
    }
}

TEST_CASE("a paper strip that is long enough becomes a Moebius strip almost without stretching") {
    const Shape strip(*surface_of("mobius"), {20, 2}, 1);
    CHECK(std::abs(length_of(strip, 0.3F, 0, 0.3F, 1) - 0.2F) < 0.002F);
}

TEST_CASE("no point of a solid is lost in the infinite, whatever the board") {
    for (const Solid& entry : solids()) {
        for (const Size size : {Size{1, 1}, Size{1, 40}, Size{40, 1}, Size{1024, 3}}) {
            for (const float roll : tests::rolls) {
                const Shape shape = entry.at(size, roll);
                for (const float u : {0.0F, 0.5F, 1.0F}) {
                    for (const float v : {0.0F, 0.5F, 1.0F}) {
                        const Vec3 point = shape.place(u, v);
                        CHECK(std::isfinite(length(point)));
                        CHECK(length(point) < 3);
                        CHECK(std::abs(length(shape.normal(u, v)) - 1) < 1e-3F);
                    }
                }
            }
        }
    }
}
