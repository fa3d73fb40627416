// Choosing a solver and starting its run: where it begins, and what becomes of the visitor's
// queens.
#include <catch2/catch_test_macros.hpp>

#include "app/app.hpp"

using namespace queens;

namespace {

constexpr Square d4{4, 3};

/// Lets the program move until it rests.
void come_to_rest(App& app) {
    for (double now = 0; app.poll(now) && now < 1000; now += 0.1) {
    }
}

}  // namespace

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

TEST_CASE("a search starts from the queens that the visitor placed, unless he says otherwise") {
    App app(1);
    constexpr Square a5{3, 0};
    app.apply(Put{a5, Piece::queen});
    CHECK(keeps_queens(app.state()));
    app.apply(NextSolution{});
    come_to_rest(app);
    CHECK(keeps_queens(app.state()));
    CHECK(app.board().at(a5) == Piece::queen);
    CHECK(app.board().at(d4) == Piece::queen);
    CHECK(is_solution(app.board(), 8));
    app.apply(KeepQueens{false});
    CHECK_FALSE(keeps_queens(app.state()));
    app.apply(LoadRun{});
    CHECK(app.board().count(Piece::queen) == 0);
}

TEST_CASE(
    "a search and a count begin alike, by the queens that a visitor placed or a link brought") {
    App app(1);
    app.apply(Put{{3, 0}, Piece::queen});
    const Task counted = app.task();
    const auto begins_by = [](const App& asked) {
        App next(1);
        next.apply(OpenLink{write_link(asked.link())});
        next.apply(LoadRun{});
        REQUIRE(next.player());
        return std::pair(next.player()->problem().board, next.task());
    };
    CHECK(begins_by(app) == std::pair(app.board(), counted));
    app.apply(KeepQueens{false});
    CHECK(begins_by(app) == std::pair(Board({8, 8}), app.task()));
    CHECK(app.task() != counted);
}

TEST_CASE("queens of the visitor that attack each other, or are a solution, do not stop a search") {
    for (const char* link : {"n=8&q=5.5.0.0.0.0.0.0", "n=8&q=5.3.1.7.2.8.6.0"}) {
        App app(1);
        app.apply(OpenLink{link});
        app.apply(Put{{4, 7}, Piece::queen});
        CHECK_FALSE(keeps_queens(app.state()));
        app.apply(LoadRun{});
        REQUIRE(app.player());
        CHECK(app.board().count(Piece::queen) == 0);
        app.apply(CloseRun{});
        CHECK(app.board().at({4, 7}) == Piece::queen);
    }
}

TEST_CASE("a stride of very many steps is taken bit by bit, and ends where it is to") {
    App app(1);
    app.apply(Resize{{20, 20}});
    app.apply(StepBy{100'000});
    REQUIRE(app.player());
    CHECK(app.player()->step() < 10'000);
    come_to_rest(app);
    CHECK(app.player()->step() == 100'000);
}

TEST_CASE("a search completes the queens that are to be kept") {
    App app(1);
    app.apply(KeepQueens{true});
    app.apply(NextSolution{});
    come_to_rest(app);
    CHECK(app.board().at(d4) == Piece::queen);
    CHECK(is_solution(app.board(), 8));
}

TEST_CASE("whether queens are kept is settled before a search, so changing it closes the search") {
    App app(1);
    app.apply(OpenLink{"n=6&q=1.0.0.0.0.0&a=backtracking&i=12"});
    REQUIRE(app.player());
    app.apply(KeepQueens{false});
    CHECK(app.player() == nullptr);
    CHECK_FALSE(keeps_queens(app.state()));
    CHECK(app.board().count(Piece::queen) == 1);
}

TEST_CASE("undo comes back to a search from queens of one's own, which its link keeps") {
    App app(1);
    app.apply(Put{{6, 2}, Piece::queen});
    app.apply(Seek{137});
    const State before = app.state();
    REQUIRE(before.kept_queens == KeptQueens::own);
    app.apply(ShowBoard{{Board({5, 5})}});
    app.apply(Undo{});
    CHECK(app.state().kept_queens == KeptQueens::own);
    App other(1);
    other.open(app.link());
    CHECK(other.state() == app.state());
}
