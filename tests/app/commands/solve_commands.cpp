// Choosing a solver and starting its run: where it begins, and what becomes of the visitor's
// queens.
#include <catch2/catch_test_macros.hpp>

#include "app/app.hpp"

using namespace queens;

TEST_CASE("who chooses min-conflicts sees conflicts and six to twelve moves") {
    App app(1);
    app.apply(ChooseSolver{"min_conflicts"});
    app.apply(StepBy{8});
    CHECK_FALSE(app.conflicts().pairs.empty());
    app.apply(StepBy{1'000});
    REQUIRE(app.player()->done());
    const std::uint64_t moves = app.player()->tally().placements - 8;
    CHECK(moves >= 6);
    CHECK(moves <= 12);
}

TEST_CASE("a link without knobs means what it always meant, and a chosen start is in the link") {
    App app(1);
    app.apply(OpenLink{"n=8&a=min_conflicts&i=0"});
    CHECK(app.settings() == initial_settings(app.solver()));
    app.apply(CloseRun{});
    app.apply(ChooseSolver{"min_conflicts"});
    App again(1);
    again.apply(OpenLink{write_link(link_of(app.state()))});
    CHECK(again.settings() == app.settings());
}

TEST_CASE("large boards and a million queens begin with few conflicts") {
    App app(1);
    app.apply(Resize{{50, 50}});
    app.apply(ChooseSolver{"min_conflicts"});
    CHECK(app.settings() == initial_settings(app.solver()));
    App small(1);
    small.apply(ChooseSolver{"min_conflicts"});
    small.apply(PlaceMany{1'000});
    REQUIRE(small.many_queens() != nullptr);
    for (double now = 0; !small.many_queens()->over(); now += 0.1) small.poll(now);
    CHECK(small.many_queens()->tally().removals < 100);
}

TEST_CASE("queens that attack each other do not vanish in silence when a search starts") {
    App app(1);
    app.apply(ClearBoard{});
    app.apply(Put{{4, 3}, Piece::queen});
    app.apply(Put{{1, 3}, Piece::queen});
    app.apply(Play{});
    REQUIRE(app.notice());
    CHECK(app.notice()->text ==
          "Some of your queens attack each other, so the search starts without them.");
    CHECK(app.board().count(Piece::queen) <= 1);
    REQUIRE(app.notice()->offer);
    app.apply(CloseRun{});
    CHECK(app.board().count(Piece::queen) == 2);
    CHECK_FALSE(app.notice());
}

TEST_CASE("queens that can be completed start a search without a word") {
    App app(1);
    app.apply(ClearBoard{});
    app.apply(Put{{4, 3}, Piece::queen});
    app.apply(Play{});
    CHECK_FALSE(app.notice());
    CHECK(app.board().at({4, 3}) == Piece::queen);
}
