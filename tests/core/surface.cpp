// Surfaces: the nine of them, and steps over their edges.
#include "core/surface.hpp"

#include <set>
#include <string>

#include <catch2/catch_test_macros.hpp>

#include "core/board.hpp"
#include "core/oracle.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// A step that joins top and bottom before left and right, the other way round than the program.
std::optional<Ray> ends_first(Ray ray, Size size, Surface surface) {
    auto& [square, direction] = ray;
    square.row += direction.row;
    square.column += direction.column;
    if (square.row < 0 || square.row >= size.rows) {
        if (surface.ends == Join::open) return std::nullopt;
        square.row = (square.row + size.rows) % size.rows;
        if (surface.ends == Join::flipped) {
            square.column = size.columns - 1 - square.column;
            direction.column = -direction.column;
        }
    }
    if (square.column < 0 || square.column >= size.columns) {
        if (surface.sides == Join::open) return std::nullopt;
        square.column = (square.column + size.columns) % size.columns;
        if (surface.sides == Join::flipped) {
            square.row = size.rows - 1 - square.row;
            direction.row = -direction.row;
        }
    }
    return ray;
}

template <class Check>
void for_every_ray(Check check) {
    for (const NamedSurface& entry : surfaces) {
        for (const Size size : small_sizes) {
            for (int i = 0; i < size.area(); ++i) {
                for (const Direction direction : directions) {
                    check(Ray{size.square(i), direction}, size, entry.surface);
                }
            }
        }
    }
}

}  // namespace

TEST_CASE("two pairs of edges joined in three ways make nine surfaces") {
    std::set<std::string> slugs;
    for (const Join sides : {Join::open, Join::straight, Join::flipped}) {
        for (const Join ends : {Join::open, Join::straight, Join::flipped}) {
            const NamedSurface& entry = named({sides, ends});
            CHECK(entry.surface == Surface{sides, ends});
            CHECK(surface_of(entry.slug) == entry.surface);
            slugs.insert(std::string(entry.slug));
        }
    }
    CHECK(slugs == std::set<std::string>{"plane", "cyl", "cylv", "torus", "mobius", "mobiusv",
                                         "klein", "kleinv", "proj"});
    CHECK_FALSE(surface_of(""));
    CHECK_FALSE(surface_of("Torus"));
    CHECK_FALSE(surface_of("sphere"));
}

TEST_CASE("the second four directions are the opposites of the first four") {
    for (std::size_t k = 0; k < 4; ++k) {
        CHECK(directions[k].row == -directions[k + 4].row);
        CHECK(directions[k].column == -directions[k + 4].column);
    }
}

TEST_CASE("both orders of joining agree at a corner") {
    for_every_ray([](Ray ray, Size size, Surface surface) {
        const auto expected = ends_first(ray, size, surface);
        const Ray before = ray;
        const Step step = advance(ray, size, surface);
        if ((step != Step::ended) != expected.has_value()) FAIL("one order ends at a corner");
        if (ray != expected.value_or(before)) FAIL("the orders lead to different squares");
    });
}

TEST_CASE("a step can be taken back by turning round") {
    for_every_ray([](Ray ray, Size size, Surface surface) {
        const Ray start = ray;
        if (advance(ray, size, surface) == Step::ended) return;
        ray.direction = {-ray.direction.row, -ray.direction.column};
        if (advance(ray, size, surface) == Step::ended) FAIL("the way back ends");
        ray.direction = {-ray.direction.row, -ray.direction.column};
        if (ray != start) FAIL("the way back leads elsewhere");
    });
}

TEST_CASE("a step says whether it crossed an edge") {
    Ray ray{{3, 6}, {0, 1}};
    const Surface torus = torus_surface;
    CHECK(advance(ray, {8, 8}, torus) == Step::inside);
    CHECK(advance(ray, {8, 8}, torus) == Step::across);
    CHECK(ray == Ray{{3, 0}, {0, 1}});
    ray = {{3, 7}, {0, 1}};
    CHECK(advance(ray, {8, 8}, {}) == Step::ended);
    CHECK(ray == Ray{{3, 7}, {0, 1}});
}

TEST_CASE("a diagonal goes on as an anti-diagonal over a flipped edge") {
    Ray ray{{1, 7}, {1, 1}};
    CHECK(advance(ray, {8, 8}, {Join::flipped, Join::open}) == Step::across);
    CHECK(ray == Ray{{5, 0}, {-1, 1}});
    ray = {{7, 2}, {1, 1}};
    CHECK(advance(ray, {8, 8}, {Join::open, Join::flipped}) == Step::across);
    CHECK(ray == Ray{{0, 4}, {1, -1}});
}

TEST_CASE("a step may jump like a knight") {
    Ray ray{{0, 7}, {-2, 1}};
    CHECK(advance(ray, {8, 8}, torus_surface) == Step::across);
    CHECK(ray.square == Square{6, 0});
    ray = {{0, 7}, {-2, 1}};
    CHECK(advance(ray, {8, 8}, {Join::straight, Join::open}) == Step::ended);
}
