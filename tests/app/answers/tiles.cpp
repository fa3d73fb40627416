// The formulas of the python memo against the board itself.
#include "app/answers/tiles.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <set>

using namespace queens;

namespace {

std::set<int> numbers_of(const std::vector<NamedTile>& tiles) {
    std::set<int> numbers;
    for (const NamedTile& one : tiles) numbers.insert(one.tile);
    return numbers;
}

/// The tiles of a diagonal by plain sight.
std::set<int> diagonal(int n, Square from, int sign) {
    std::set<int> tiles;
    for (int row = 0; row < n; ++row) {
        const int column = from.column + sign * (row - from.row);
        if (column >= 0 && column < n) tiles.insert(row * n + column);
    }
    return tiles;
}

}  // namespace

TEST_CASE("within the bounds the formulas name the diagonals of every tile, and nothing else") {
    for (int n = 1; n <= 9; ++n) {
        for (int k = 0; k < n * n; ++k) {
            const Square square{k / n, k % n};
            const Tiles tiles = tiles_of(n, square);
            for (const TileDiagonal& one : tiles.diagonals) {
                const std::set<int> expected = diagonal(n, square, one.sign);
                CHECK(numbers_of(one.tiles) == expected);
                CHECK(one.tiles.size() == expected.size());
                for (const NamedTile& wrong : one.excluded) CHECK(expected.count(wrong.tile) == 0);
            }
        }
    }
}

TEST_CASE("in area 1 no r is too small for the formulas, in area 2 none is too large") {
    for (int n = 1; n <= 9; ++n) {
        for (int k = 0; k < n * n; ++k) {
            for (const TileDiagonal& one : tiles_of(n, {k / n, k % n}).diagonals) {
                for (const NamedTile& wrong : one.excluded) {
                    if (one.area == TileArea::red) CHECK(wrong.r >= one.high);
                    if (one.area == TileArea::green) CHECK(wrong.r < one.low);
                }
            }
        }
    }
}

TEST_CASE("tile 8 of a 4 x 4 board has the false neighbour 3 that the memo names") {
    const Tiles tiles = tiles_of(4, {2, 0});
    CHECK(tiles.tile == 8);
    CHECK(tiles.sentences[1] == "Its row, k // 4 = 2: 8 9 10 11.");
    CHECK(tiles.sentences[2] == "Its column, k % 4 = 0: 0 4 8 12.");
    const TileDiagonal& first = tiles.diagonals[0];
    CHECK(first.area == TileArea::green);
    CHECK(first.low == 0);
    CHECK(first.high == 4);
    REQUIRE(numbers_of(first.excluded).count(3) == 1);
    CHECK(first.sentences[2].find("with r = \xE2\x88\x92"
                                  "1 it gives 3") != std::string::npos);
}

TEST_CASE("tile 1 of a 4 x 4 board may go down to r = 2, as the memo says") {
    const TileDiagonal first = tiles_of(4, {0, 1}).diagonals[0];
    CHECK(first.area == TileArea::red);
    CHECK(first.high == 3);
    CHECK(numbers_of(first.tiles) == std::set<int>{1, 6, 11});
}

TEST_CASE("beyond the bounds the formulas name every tile that some r gives") {
    const TileDiagonal second = tiles_of(4, {0, 0}).diagonals[1];
    CHECK(numbers_of(second.excluded) == std::set<int>{3, 6, 9, 12, 15});
    CHECK(second.sentences[2].find("name 3 6 9 12 15 ") != std::string::npos);
    CHECK(tiles_of(1, {0, 0}).diagonals[1].excluded.empty());
}
