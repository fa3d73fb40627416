// Queens that see every square, beside all ways to put as many down.
#include "puzzles/watch.hpp"

#include <bit>

#include <catch2/catch_test_macros.hpp>

namespace queens {

namespace {

constexpr std::uint64_t plenty = 1'000'000;

/// How many ways there are to see every square of a board with that many queens, by trying all.
std::size_t ways_by_trying(const Watch& watch) {
    const int area = watch.side * watch.side;
    std::size_t ways = 0;
    for (unsigned bits = 0; bits < 1U << area; ++bits) {
        if (std::popcount(bits) != watch.queens) continue;
        SquareSet queens;
        for (int place = 0; place < area; ++place) {
            if ((bits >> place & 1U) != 0) queens.insert(place);
        }
        if (unseen_by(watch, queens).empty()) ++ways;
    }
    return ways;
}

}  // namespace

TEST_CASE("all ways to see every square are found, with any number of queens") {
    for (int wanted = 0; wanted <= 17; ++wanted) {
        const Watch watch(Board({4, 4}), wanted);
        const Watchers found = seek_watchers(watch, plenty, plenty);
        INFO(wanted);
        CHECK_FALSE(found.given_up);
        CHECK(found.solutions.size() == ways_by_trying(watch));
    }
}

TEST_CASE("no more queens are put down than may be, also once every square is seen") {
    for (const int wanted : {20, 32, 60}) {
        const Watchers found = seek_watchers(Watch(Board({8, 8}), wanted), plenty, 1000);
        CHECK(found.given_up);
        CHECK(found.solutions.size() <= 1000);
    }
    const Watchers none = seek_watchers(Watch(Board({8, 8}), 65), 2, 1000);
    CHECK(none.solutions.empty());
}

}  // namespace queens
