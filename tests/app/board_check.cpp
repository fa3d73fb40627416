// Boards that are handed in, checked against what was asked.
#include "app/board_check.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "app/app.hpp"

using namespace queens;

namespace {

/// What becomes of a board that is handed in, in a word.
std::string outcome_of(const std::string& link) {
    switch (check_board(link).outcome) {
        case BoardCheck::Outcome::met: return "met";
        case BoardCheck::Outcome::missed: return "missed";
        case BoardCheck::Outcome::unsure: return "unsure";
        case BoardCheck::Outcome::unreadable: break;
    }
    return "unreadable";
}

}  // namespace

TEST_CASE("a board that is handed in meets its goal or misses it") {
    CHECK(outcome_of("n=4&q=2.4.1.3&goal=solution") == "met");
    CHECK(outcome_of("#n=4&q=2.4.1.0&goal=solution") == "missed");
    CHECK(outcome_of("n=4&q=2.4.1.2&goal=solution") == "missed");
    CHECK(outcome_of("n=5&q=1.3.0.0.0&goal=queens>=2+and+conflicts=0") == "met");
    CHECK(outcome_of("n=5&t=torus&q=1.3.5.2.4&goal=solution_and_surface=torus") == "met");
    CHECK(outcome_of("n=5&q=1.3.5.2.4&goal=solution_and_surface=torus") == "missed");
    CHECK(check_board("n=4&q=2.4.1.3&goal=solution").asked ==
          "Put 4 queens on the board so that none attacks another.");
}

TEST_CASE("a search that is handed in is replayed") {
    CHECK(outcome_of("n=4&a=backtracking&i=100&goal=solutions>=1") == "met");
    CHECK(outcome_of("n=4&a=backtracking&i=2&goal=solutions>=1") == "missed");
    CHECK(outcome_of("n=8&a=backtracking&i=100&goal=step>=100") == "met");
    CHECK(outcome_of("n=4&goal=step>=1") == "missed");
    // It ends before.
    CHECK(outcome_of("n=4&a=backtracking&i=999999999999&goal=solutions=2") == "met");
}

TEST_CASE("a search that has come to a solution has not placed the queens that are asked for") {
    App app(1);
    app.apply(OpenLink{"n=6&a=backtracking"});
    REQUIRE(app.obey("next-solution").empty());
    app.poll(1);
    const std::string search = "n=6&a=backtracking&i=" + std::to_string(app.player()->step());
    CHECK(outcome_of(search + "&goal=solution") == "missed");
    CHECK(outcome_of(search + "&goal=solution_and_solutions=1") == "met");
}

TEST_CASE("moves and counts leave nothing on a board to be checked") {
    CHECK(outcome_of("n=8&goal=count=92") == "unsure");
    CHECK(outcome_of("n=4&q=2.4.1.3&goal=solution_and_moves<=4") == "unsure");
    CHECK(outcome_of("n=4&q=2.4.1.2&goal=solution_and_moves<=4") == "missed");
    // However much of it a machine replays in time.
    CHECK(outcome_of("n=12&a=permutations&i=10000000&goal=step>=10") != "missed");
}

TEST_CASE("a search that is too long to be replayed is no search at its start") {
    CHECK(outcome_of("n=29&a=backtracking&i=999999999999&goal=solutions>=1") != "missed");
}

TEST_CASE("without a board or a goal there is nothing to be checked") {
    for (const char* const link : {"", "n=8", "n=0&goal=solution", "n=8&goal=win", "goal",
                                   "n=8&goal=solution&a=nobody&i=2"}) {
        INFO(link);
        CHECK(outcome_of(link) == "unreadable");
    }
}

TEST_CASE("a link that is checked brings nothing of its display along") {
    CHECK(outcome_of("n=4&q=2.4.1.3&goal=solution&room=gallery&present=1&race=all") == "met");
}

TEST_CASE(
    "of a board that is handed in its size and surface are said, however its link writes them") {
    for (const char* link : {"q=2.4.1.3&goal=solution", "n=4x4&t=plane&goal=solution",
                             "b=1Q2/3Q/Q3/2Q1&goal=solution"}) {
        CHECK(check_board(link).on == "v=1&n=4");
    }
    CHECK(check_board("n=5&t=torus&q=1.3.5.2.4").on == "v=1&n=5&t=torus");
    CHECK(check_board("n=0").on.empty());
}

TEST_CASE("of a board that is handed in all is said that its goal leaves as it is") {
    CHECK(check_board("n=4&b=QP2/4/1x2/4&goal=solution").on ==
          check_board("n=4&b=1P2/2Q1/1x2/4&goal=solution").on);
    CHECK(check_board("n=4&b=QP2/4/4/4&goal=solution").on != "v=1&n=4");
    CHECK(check_board("n=4&b=QP2/4/4/4&goal=pawns=1").on == "v=1&n=4");
    CHECK(check_board("n=6&t=torus&goal=rows=6_and_surface=torus").on == "v=1&n=8");
}
