// Turns in space.
#include "solid/vector.hpp"

#include <catch2/catch_test_macros.hpp>

#include "solid/solids.hpp"

using namespace queens::solid;
using namespace queens::tests;

TEST_CASE("a quarter turn about the way up takes the right side to the back") {
    const Turn quarter = turn_about({0, 1, 0}, pi / 2);
    CHECK(distance(turned({1, 0, 0}, quarter), {0, 0, -1}) < 1e-6F);
    CHECK(distance(turned({0, 1, 0}, quarter), {0, 1, 0}) < 1e-6F);
}

TEST_CASE("turns one after the other are one turn, and a reversed turn undoes it") {
    const Turn first = turn_about({1, 2, 3}, 0.8F);
    const Turn second = turn_about({0, -1, 2}, 2.1F);
    const Vec3 point{0.3F, -2, 1};
    CHECK(distance(turned(point, second * first), turned(turned(point, first), second)) < 1e-5F);
    CHECK(distance(turned(turned(point, first), reversed(first)), point) < 1e-5F);
}

TEST_CASE("a part of a turn is a turn about the same axis by that part of the angle") {
    const Turn whole = turn_about({0, 0, 1}, 1.2F);
    const Vec3 point{1, 0, 0};
    CHECK(distance(turned(point, part_of(whole, 0)), point) < 1e-6F);
    CHECK(distance(turned(point, part_of(whole, 1)), turned(point, whole)) < 1e-6F);
    CHECK(distance(turned(point, part_of(whole, 0.5F)),
                   turned(point, turn_about({0, 0, 1}, 0.6F))) < 1e-6F);
}
