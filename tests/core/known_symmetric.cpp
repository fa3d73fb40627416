// The published symmetric solutions: with the totals they must give the fundamental ones.
#include "core/known_symmetric.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/known.hpp"
#include "counting/fundamental.hpp"

using namespace queens;

TEST_CASE(
    "all, half-turned and quarter-turned queens give the fundamental ones by Burnside's lemma") {
    for (int n = 2; n <= 27; ++n) {
        INFO(n);
        const std::uint64_t images =
            *known_queens(n) + *known_half_turn(n) + 2 * *known_quarter_turn(n);
        CHECK(images % 8 == 0);
        CHECK(images / 8 == *known_fundamental(n));
    }
    CHECK_FALSE(known_half_turn(28));
    CHECK_FALSE(known_quarter_turn(0));
}

TEST_CASE("queens that a turn leaves as they are are counted here, too") {
    for (int n = 1; n <= 17; ++n) {
        INFO(n);
        CHECK(count_half_turn(n) == known_half_turn(n));
        CHECK(count_quarter_turn(n) == known_quarter_turn(n));
    }
}
