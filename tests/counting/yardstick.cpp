// The tasks that the speed of a machine is measured by.
#include "counting/yardstick.hpp"

#include <catch2/catch_test_macros.hpp>

#include "counting/estimate.hpp"

using namespace queens;

TEST_CASE("a yardstick is counted in the same way as the task it stands for, but quickly") {
    Board walled({9, 9});
    walled.put({1, 1}, Piece::wall);
    for (const Task& task :
         {Task{.size = {20, 20}, .surface = {}}, Task{.size = {30, 40}, .surface = {}},
          Task{.size = {29, 29}, .surface = torus_surface},
          Task{.size = {15, 15}, .surface = {}, .pawns = 3}, task_of(walled)}) {
        const Task stick = yardstick(task);
        REQUIRE(refuse(stick).empty());
        CHECK(method_of(stick) == method_of(task));
        CHECK(suits_halves(stick) == suits_halves(task));
        const Estimate expected = estimate(stick);
        CHECK(expected.seconds > 0.001);
        CHECK(expected.seconds < 0.3);
        CHECK(yardstick(stick) == stick);
    }
}
