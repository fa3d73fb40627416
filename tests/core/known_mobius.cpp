// Tests of the published counts of queens on Möbius strips.
#include "core/known_mobius.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "counting/most.hpp"

using namespace queens;

namespace {

/// The ways to place so many more queens on squares from `next` on, tried one by one.
std::uint64_t ways_from(Board& board, int next, int queens) {
    if (queens == 0) return 1;
    std::uint64_t ways = 0;
    for (int i = next; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        if (!pieces_attacking(board, square).empty()) continue;
        board.put(square, Piece::queen);
        ways += ways_from(board, i + 1, queens - 1);
        board.put(square, Piece::none);
    }
    return ways;
}

}  // namespace

TEST_CASE("half as many queens as rows stand on a Moebius strip in as many ways as published") {
    for (const char* slug : {"mobius", "mobiusv"}) {
        for (int n = 1; n <= 7; ++n) {
            CAPTURE(slug, n);
            Board board({n, n}, *surface_of(slug));
            CHECK(ways_from(board, 0, (n + 1) / 2) == known_mobius(n));
        }
    }
}

TEST_CASE("by the search for the most queens the published counts come out, too") {
    for (int n = 4; n <= 11; ++n) {
        CAPTURE(n);
        const auto most = count_most(Board({n, n}, *surface_of("mobius")), Piece::queen);
        CHECK(most == Most{(n + 1) / 2, *known_mobius(n)});
    }
}

TEST_CASE("nothing is known of Moebius strips without rows or with more than 16") {
    CHECK_FALSE(known_mobius(0));
    CHECK_FALSE(known_mobius(17));
    CHECK(is_mobius(*surface_of("mobiusv")));
    CHECK_FALSE(is_mobius(*surface_of("klein")));
    CHECK_FALSE(is_mobius({}));
}
