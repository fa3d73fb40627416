// What is seen of a solid, and from where.
#include "solid/camera.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "solid/solids.hpp"

using namespace queens::solid;
using namespace queens::tests;

namespace {

constexpr Vec3 points[] = {{0, 0, 0}, {0.5F, 0.2F, 0.3F}, {-0.7F, 0.1F, -0.6F}, {0, -1, 0}};

}  // namespace

TEST_CASE(
    "all of a solid is in the picture, however it is turned and whatever the picture's form") {
    for (const float aspect : {0.5F, 1.0F, 2.0F}) {
        for (const Turn& turn : queens::tests::turns()) {
            const Camera camera{turn, 1.1F, aspect, 1};
            for (const Vec3 point : points) {
                const Spot spot = camera.spot_of(point);
                CHECK(std::abs(spot.x) <= 1);
                CHECK(std::abs(spot.y) <= 1);
            }
        }
    }
}

TEST_CASE("the line of sight through a point's spot meets the point") {
    for (const Turn& turn : queens::tests::turns()) {
        const Camera camera{turn, 1.3F, 1.4F, 2, {0.3F, -0.2F}};
        for (const Vec3 point : points) {
            const auto [from, way] = camera.through(camera.spot_of(point));
            const Vec3 nearest = from + dot(point - from, way) * way;
            CHECK(distance(nearest, point) < 1e-4F);
        }
    }
}

TEST_CASE("the matrix puts points where the camera sees them, the nearer ones before the others") {
    const Camera camera{turn_about({1, 1, 0}, 0.5F), 1, 1.5F, 1, {0.1F, 0.4F}};
    const Matrix m = camera.matrix();
    const auto seen = [&](Vec3 p) {
        const auto row = [&](std::size_t i) {
            return m[i] * p.x + m[4 + i] * p.y + m[8 + i] * p.z + m[12 + i];
        };
        return Vec3{row(0) / row(3), row(1) / row(3), row(2) / row(3)};
    };
    for (const Vec3 point : points) {
        CHECK(std::abs(seen(point).x - camera.spot_of(point).x) < 1e-4F);
        CHECK(std::abs(seen(point).y - camera.spot_of(point).y) < 1e-4F);
        CHECK(std::abs(seen(point).z) < 1);
    }
    const Vec3 nearer = 0.2F * camera.eye();
    CHECK(seen(nearer).z < seen({0, 0, 0}).z);
}

TEST_CASE("rolled to the right, what faces the eye goes to the right; rolled up, up") {
    CHECK(turned({0, 0, 1}, rolled_by(0.2F, 0)).x > 0.1F);
    CHECK(turned({0, 0, 1}, rolled_by(0, 0.2F)).y > 0.1F);
    CHECK(rolled_by(0, 0) == Turn{});
}
