// Magic squares and the ways to cut a torus.
#include "app/answers/number_squares.hpp"

#include <catch2/catch_test_macros.hpp>
#include <numeric>

#include "symmetry/linked.hpp"

using namespace queens;

TEST_CASE("a torus solution of seven queens has a magic square with the sum 175") {
    const Magic magic = magic_of(linear(7, {2, 0}));
    CHECK(magic.refusal.empty());
    CHECK(magic.sum == 175);
    for (const std::vector<int>& row : magic.square) {
        CHECK(std::accumulate(row.begin(), row.end(), 0) == 175);
    }
}

TEST_CASE("a board without a magic square offers the nearest torus that has one") {
    const Magic plane = magic_of({0, 4, 7, 5, 2, 6, 1, 3});
    CHECK_FALSE(plane.refusal.empty());
    CHECK(plane.square.empty());
    CHECK(plane.offered_side == 7);
    CHECK(magic_of({0, 1, 2, 3, 4}).offered_side == 5);
}

TEST_CASE("the torus of 7 is cut in four ways, and where there is none a sentence says why") {
    CHECK(cuts_of({7, 7}).refusal.empty());
    CHECK(cuts_of({7, 7}).partitions.size() == 4);
    CHECK(cuts_of({8, 5}).refusal == "This board is not square.");
    CHECK(cuts_of({8, 8}).refusal ==
          "The 8 \xC3\x97 8 torus has no solution, so it cannot be cut. These can:");
    CHECK_FALSE(cuts_of({13, 13}).refusal.empty());
    CHECK(cuts_of({13, 13}).partitions.empty());
}

TEST_CASE("how many solutions share no square is said, or why it is not") {
    CHECK(packed_on({8, 8}).sentence ==
          "Of the 92 solutions of 8 queens, 6 can stand on one board without sharing a square, and "
          "no more.");
    CHECK(packed_on({3, 3}).sentence == "This board has no solution.");
    CHECK(packed_on({10, 10}).solutions.empty());
    CHECK(packed_on({8, 5}).sentence.ends_with("9 \xC3\x97 9."));
}
