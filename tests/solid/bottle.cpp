// The tube that becomes the classic Klein bottle.
#include "solid/bottle.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "solid/vector.hpp"

using queens::solid::Bottle;
using queens::solid::pi;

namespace {

float distance(const Bottle::Section& a, const Bottle::Section& b) {
    return std::hypot(a.along - b.along, a.across - b.across);
}

}  // namespace

TEST_CASE("a bottle begins as a straight and even tube of length 1") {
    const Bottle straight(0);
    for (const float way : {-0.5F, -0.2F, 0.0F, 0.31F, 0.5F}) {
        CHECK(std::abs(straight.at(way).along - way) < 1e-4F);
        CHECK(std::abs(straight.at(way).across) < 1e-4F);
        CHECK(straight.at(way).direction == 0);
        CHECK(std::abs(straight.at(way).radius - Bottle::even_radius()) < 1e-6F);
    }
}

TEST_CASE("a closed bottle comes back to its foot from within, equally wide and the other way") {
    const Bottle bottle(1);
    const auto foot = bottle.at(-0.5F);
    const auto end = bottle.at(0.5F);
    CHECK(distance(foot, end) < 1e-4F);
    CHECK(std::abs(foot.radius - end.radius) < 1e-5F);
    CHECK(std::abs(foot.direction - end.direction - pi) < 1e-5F);
    // Outside of the foot the wall goes on where it ends inside.
    CHECK(bottle.at(-0.49F).radius > foot.radius);
    CHECK(bottle.at(0.49F).radius < end.radius);
}

TEST_CASE("the neck of a bottle passes through its belly") {
    const Bottle bottle(1);
    bool inside = false;
    bool outside = false;
    for (float way = 0.05F; way < 0.5F; way += 0.01F) {
        const auto neck = bottle.at(way);
        bool is_in_belly = false;
        for (float belly = -0.48F; belly < -0.05F; belly += 0.01F) {
            const auto wall = bottle.at(belly);
            is_in_belly = is_in_belly || distance(neck, wall) + neck.radius < wall.radius;
        }
        (is_in_belly ? inside : outside) = true;
    }
    CHECK(inside);
    CHECK(outside);
}

TEST_CASE("equal ways on a bottle are equal ways on its wall") {
    const Bottle bottle(1);
    constexpr int steps = 128;
    for (int i = 0; i < steps; ++i) {
        const auto a = bottle.at(static_cast<float>(i) / steps - 0.5F);
        const auto b = bottle.at(static_cast<float>(i + 1) / steps - 0.5F);
        const float wall = std::hypot(distance(a, b), b.radius - a.radius);
        CHECK(std::abs(wall * steps - 1) < 0.04F);
    }
}

TEST_CASE("a bottle stands upright, its middle at 0, at every moment of its bending") {
    for (const float closed : {0.2F, 0.6F, 1.0F}) {
        const Bottle bottle(closed);
        CHECK(std::abs(bottle.at(-0.5F).along + bottle.at(0.5F).along) < 1e-4F);
        CHECK(bottle.at(0).across > 0);
        CHECK(std::abs(bottle.at(0).across + bottle.at(0.5F).across) < 1e-3F);
    }
}
