// The published numbers as they are plotted.
#include "app/answers/growth.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("no line passes over boards without a solution") {
    const auto plane = published_growth(false, 27);
    REQUIRE(plane.size() == 2);
    CHECK(plane[0] == SolutionCounts{{1, 1}});
    CHECK(plane[1].begin()->first == 4);
    CHECK(plane[1].size() == 24);
    for (const SolutionCounts& part : published_growth(true, 27)) CHECK(part.size() == 1);
}
