// The numbers of the ladder of ideas.
#include "app/answers/ladder.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("the arrangements of eight queens are written in full, as the paper does") {
    const std::vector<Rung> rungs = ladder(8);
    CHECK(in_digits(rungs[0].arrangements) == "281,474,976,710,656");
    CHECK(in_digits(rungs[1].arrangements) == "178,462,987,637,760");
    CHECK(in_digits(rungs.back().arrangements) == "2,057");
}

TEST_CASE("larger numbers are powers of ten with two digits") {
    CHECK(in_digits(9.96e15) == "1.0 \xC3\x97 10^16");
    CHECK(in_digits(9.2e15) == "9.2 \xC3\x97 10^15");
    CHECK(in_digits(9.96e20) == "1.0 \xC3\x97 10^21");
}

TEST_CASE("square boards up to the largest have a ladder") {
    CHECK(has_ladder({12, 12}));
    CHECK_FALSE(has_ladder({13, 13}));
    CHECK_FALSE(has_ladder({8, 5}));
}
