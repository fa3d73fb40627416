// What the board shows of a pawn that a search has placed.
#include <set>
#include <utility>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include "app/look/look.hpp"
#include "app/shown.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("a pawn shows the queens that it parts from others") {
    const App app = app_at("n=6&a=queens_and_pawns&i=18");
    REQUIRE(app.player()->last()->piece == Piece::pawn);
    const std::vector<Square> attackers = marked(look_of(app), MarkKind::attacker);
    CHECK(std::set<Square>(attackers.begin(), attackers.end()) == std::set<Square>{{1, 2}, {3, 1}});
}

TEST_CASE("what a pawn cuts off of the lines of queens is drawn from the pawn to the edge") {
    const App app = app_at("n=6&a=queens_and_pawns&i=18");
    const Square pawn = app.player()->last()->square;
    std::set<std::pair<int, int>> ways;
    for (const Look::Line& line : look_of(app).lines) {
        if (line.kind != LineKind::cut) continue;
        CHECK(line.stroke.from == middle_of(pawn));
        ways.insert({line.stroke.direction.row, line.stroke.direction.column});
    }
    CHECK(ways == std::set<std::pair<int, int>>{{0, 1}, {1, 0}});
}
