// Placements of n + k queens and k pawns up to rotation and reflection.
#include "counting/boards/pawn_orbits.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/known.hpp"
#include "counting/boards/pawn_search.hpp"
#include "known_fundamental.hpp"

using namespace queens;

namespace {

struct Known {
    int n;
    int pawns;
    std::uint64_t total;
    std::uint64_t fundamental;
};

const std::vector<Known> known{
    {5, 1, 0, 0},       {6, 1, 16, 2}, {7, 1, 20, 3},      {8, 1, 128, 16}, {9, 1, 396, 52},
    {10, 1, 2288, 286}, {6, 2, 0, 0},  {7, 2, 4, 1},       {8, 2, 44, 6},   {9, 2, 280, 37},
    {7, 3, 0, 0},       {8, 3, 8, 1},  {10, 2, 1304, 164}, {9, 3, 44, 6},   {10, 3, 528, 66}};

}  // namespace

TEST_CASE("queens with pawns between them are as many as published, up to symmetry too") {
    for (const Known& one : known) {
        CAPTURE(one.n, one.pawns);
        const PawnPlacements found = count_pawn_orbits(one.n, one.pawns).value();
        CHECK(found.all == one.total);
        CHECK(found.fundamental == one.fundamental);
    }
}

TEST_CASE("without pawns there are the solutions and the fundamental solutions of the plane") {
    for (int n = 1; n <= 11; ++n) {
        CAPTURE(n);
        const PawnPlacements found = count_pawn_orbits(n, 0).value();
        CHECK(found.all == known_queens(n));
        CHECK(found.fundamental == known_fundamental(n));
    }
}

TEST_CASE("the orbits of placements have as many placements as a search of all of them finds") {
    for (int n = 1; n <= 11; ++n) {
        for (int pawns = 0; pawns <= 7; ++pawns) {
            CAPTURE(n, pawns);
            const PawnSearch search(n, pawns);
            const PawnPlacements found = count_pawn_orbits(n, pawns).value();
            CHECK(found.all == search.count(search.start()).count);
            CHECK(8 * found.fundamental >= found.all);
        }
    }
}

TEST_CASE("no more placements are looked for when the search is stopped") {
    int asked = 0;
    CHECK_FALSE(count_pawn_orbits(16, 3, [&] { return ++asked < 5; }));
    CHECK(asked == 5);
}

TEST_CASE("it is asked whether to look for more placements where no pawns are left, too") {
    int asked = 0;
    CHECK(count_pawn_orbits(13, 0, [&] { return ++asked > 0; }));
    CHECK(asked > 1);
    asked = 0;
    CHECK_FALSE(count_pawn_orbits(13, 0, [&] { return ++asked < 2; }));
    CHECK(asked == 2);
}
