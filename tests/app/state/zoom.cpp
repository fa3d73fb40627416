// Views that move over surfaces.
#include "app/state/zoom.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("a view stops at open edges and goes on over joined ones") {
    CHECK(moved({}, {}, 900'000, -900'000) == Zoom{100, 1'000'000, 0});
    CHECK(moved({}, torus_surface, 900'000, -900'000) == Zoom{100, 400'000, 600'000});
    CHECK(moved({}, {Join::straight, Join::open}, -2'600'000, 0) == Zoom{100, 900'000, 500'000});
}

TEST_CASE("over a flipped edge a view comes in mirrored, and the second time as it was") {
    const Surface klein{Join::flipped, Join::straight};
    const Zoom start{100, 900'000, 200'000};
    const Zoom over = moved(start, klein, 300'000, 0);
    CHECK(over == Zoom{100, 200'000, 800'000, true});
    CHECK(moved(over, klein, 1'000'000, 0) == Zoom{100, 200'000, 200'000});
    CHECK(moved(over, klein, 0, 100'000) == Zoom{100, 200'000, 700'000, true});
}

TEST_CASE("a view that moves away and back is the same on every surface that can be repeated") {
    for (const NamedSurface& entry : surfaces) {
        if (entry.surface == Surface{Join::flipped, Join::flipped}) continue;
        if (entry.surface == Surface{}) continue;
        const bool sides = entry.surface.sides != Join::open;
        const bool ends = entry.surface.ends != Join::open;
        for (const int way : {123'456, -765'432, 3'000'001, -12'345'678}) {
            const Zoom start{100, 300'001, 600'002};
            const Zoom there = moved(start, entry.surface, sides ? way : 0, ends ? 2 * way : 0);
            CAPTURE(entry.slug, way);
            CHECK(is_valid(there));
            CHECK(moved(moved(there, entry.surface, sides ? -way : 0, 0), entry.surface, 0,
                        ends ? -2 * way : 0) == start);
        }
    }
}
