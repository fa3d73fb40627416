// What the method of lines expects a count to take.
#include <algorithm>
#include <array>

#include <catch2/catch_test_macros.hpp>

#include "counting/lines/plane.hpp"
#include "counting/method.hpp"

using namespace queens;

TEST_CASE("the time expected of queens on wide boards is that of the lines above the last one") {
    double least = 1e9;
    double most = 0;
    for (const Size size : std::array<Size, 5>{{{10, 10}, {12, 9}, {14, 8}, {16, 7}, {20, 6}}}) {
        const Completions found = count_plane(size.columns, size.rows, {});
        const auto entered = static_cast<double>(found.nodes - found.count);
        const double seconds = lines_method.estimate({.size = size, .surface = {}}, 1).seconds;
        INFO(size.columns << " x " << size.rows);
        least = std::min(least, seconds / entered);
        most = std::max(most, seconds / entered);
    }
    CHECK(most < 1.25 * least);
}
