// From the picture of a solid back to the squares.
#include "solid/pick.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <span>
#include <vector>

#include "sanitized.hpp"
#include "solid/solids.hpp"

using namespace queens;
using namespace queens::solid;
using namespace queens::tests;

namespace {

struct Counts {
    int found = 0;
    int nearest = 0;
};

/// Looks through the middle of every square, and counts where that square is met at its place, or
/// is seen edge on, and where nothing hides it.
Counts look_through_squares(const Shape& shape, const Camera& camera, const Mesh& mesh) {
    const Size size = shape.size();
    Counts counts;
    for (int i = 0; i < size.area(); ++i) {
        const Square square = size.square(i);
        const float u =
            (static_cast<float>(square.column) + 0.5F) / static_cast<float>(size.columns);
        const float v = (static_cast<float>(square.row) + 0.5F) / static_cast<float>(size.rows);
        const Vec3 centre = shape.place(u, v);
        const float away = distance(centre, camera.eye());
        const auto met = hits(mesh, camera.through(camera.spot_of(centre)));
        const Vec3 way = normalised(centre - camera.eye());
        bool found = std::abs(dot(way, shape.normal(u, v))) < 0.05F;
        for (const Hit& hit : met) {
            const bool here = square_at(hit.u, hit.v, size) == square;
            found = found || (here && std::abs(hit.distance - away) < 0.01F);
        }
        counts.found += found ? 1 : 0;
        counts.nearest += !met.empty() && square_at(met[0].u, met[0].v, size) == square ? 1 : 0;
    }
    return counts;
}

}  // namespace

TEST_CASE("looking at the middle of a square one meets that square, on every solid on its way") {
    constexpr Size size{6, 6};
    for (const Solid& entry : solids()) {
        for (const float roll : tests::rolls) {
            const Shape shape = entry.at(size, roll);
            const Mesh mesh = mesh_of(shape);
            const std::vector<Turn> turns = tests::turns();
            for (const Turn& turn : std::span(turns).first(tests::sanitized ? 1 : turns.size())) {
                const Camera camera{turn, reach_of(mesh), 1.6F, 1.5F};
                INFO(entry.slug << " at " << roll << ", turned by " << turn.x << ' ' << turn.y
                                << ' ' << turn.z);
                CHECK(look_through_squares(shape, camera, mesh).found == size.area());
            }
        }
    }
}

TEST_CASE("on the flat board every square is the nearest, on a torus about half of them are") {
    constexpr Size size{8, 8};
    const auto nearest = [&](const char* slug, float roll) {
        const Shape shape(*surface_of(slug), size, roll);
        const Mesh mesh = mesh_of(shape);
        return look_through_squares(shape, {{}, reach_of(mesh), 1, 1}, mesh).nearest;
    };
    CHECK(nearest("torus", 0) == 64);
    CHECK(nearest("torus", 1) >= 16);
    CHECK(nearest("torus", 1) <= 32);
    CHECK(nearest("cyl", 1) == 32);
}

TEST_CASE("beside a solid there is no square") {
    const Mesh mesh = mesh_of(Shape(torus_surface, {8, 8}, 1));
    const Camera camera{{}, reach_of(mesh), 2, 1};
    CHECK_FALSE(pick(mesh, camera, {0.9F, 0}, {8, 8}));
    CHECK(pick(mesh, camera, {0, 0}, {8, 8}));
}

TEST_CASE("where the front half is cut away one meets the squares behind it") {
    constexpr Size size{8, 8};
    const Shape shape(*surface_of("cylv"), size, 1);
    const Mesh mesh = mesh_of(shape);
    const Camera camera{turn_about(tests::across, 0.1F), reach_of(mesh), 1, 1};
    int seen = 0;
    for (const float x : {-0.3F, -0.1F, 0.12F, 0.33F}) {
        for (const float y : {-0.31F, -0.1F, 0.1F, 0.3F}) {
            const auto front = pick(mesh, camera, {x, y}, size);
            const auto behind = pick(mesh, camera, {x, y}, size, true);
            if (!front || !behind) continue;
            ++seen;
            CHECK(*front != *behind);
            const auto middle = [&](Square square) {
                return shape.place((static_cast<float>(square.column) + 0.5F) / 8,
                                   (static_cast<float>(square.row) + 0.5F) / 8);
            };
            CHECK(distance(middle(*behind), camera.eye()) > distance(middle(*front), camera.eye()));
        }
    }
    CHECK(seen >= 4);
}

TEST_CASE("points on the last edges belong to the last squares") {
    CHECK(square_at(1, 1, {8, 5}) == Square{4, 7});
    CHECK(square_at(0, 0, {8, 5}) == Square{0, 0});
    CHECK(square_at(0.5F, 0.39F, {8, 5}) == Square{1, 4});
}
