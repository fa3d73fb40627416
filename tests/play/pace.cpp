// How often the clock is looked at while queens are placed.
#include "play/pace.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE(
    "the more squares a board has, the fewer queens are placed between two looks at the clock") {
    CHECK(steps_between_looks({1, 1}) == 2048);
    CHECK(steps_between_looks({8, 8}) == 2048);
    CHECK(steps_between_looks({32, 32}) == 128);
    CHECK(steps_between_looks({1024, 1024}) == 1);
}
