// Undo and redo: boards, searches and the first thing that a visitor sees.
#include "app/state/history.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/app.hpp"
#include "app/requested.hpp"

using namespace queens;

namespace {

constexpr Square a1{7, 0};
constexpr Square d4{4, 3};

}  // namespace

TEST_CASE("undo and redo walk through every board") {
    App app(1);
    const Board first = app.board();
    app.apply(Put{a1, Piece::queen});
    const Board second = app.board();
    app.apply(SetSurface{*surface_of("torus")});
    const Board third = app.board();
    app.apply(Resize{{5, 6}});
    for (const Board* board : {&third, &second, &first}) {
        app.apply(Undo{});
        CHECK(app.board() == *board);
    }
    CHECK_FALSE(app.can_undo());
    app.apply(Undo{});
    CHECK(app.board() == first);
    app.apply(Redo{});
    CHECK(app.board() == second);
}

TEST_CASE("a new placement forgets what could be redone") {
    App app(1);
    app.apply(Put{a1, Piece::queen});
    app.apply(Undo{});
    app.apply(Put{a1, Piece::pawn});
    CHECK_FALSE(app.can_redo());
}

TEST_CASE("undo keeps a bounded number of boards") {
    App app(1);
    for (int i = 0; i < 2000; ++i) {
        app.apply(Put{a1, i % 2 == 0 ? Piece::queen : Piece::pawn});
    }
    int undone = 0;
    while (app.can_undo()) {
        app.apply(Undo{});
        ++undone;
    }
    CHECK(undone == 500);
}

namespace {

/// Places two queens by hand and lets a search go that many steps from them; returns the board that
/// it was begun on.
Board search_from_two_queens(App& app, std::int64_t steps) {
    app.apply(Put{a1, Piece::queen});
    app.apply(Put{d4, Piece::queen});
    Board placed = app.board();
    app.apply(ChooseSolver{"backtracking"});
    app.apply(StepBy{steps});
    return placed;
}

}  // namespace

TEST_CASE("undo closes a search before it changes the board, and redo brings it back at its step") {
    App app(1);
    const Board placed = search_from_two_queens(app, 60);
    const Board found = app.board();
    CHECK(app.can_undo());
    app.apply(Undo{});
    CHECK(app.player() == nullptr);
    CHECK(app.board() == placed);
    REQUIRE(app.can_redo());
    app.apply(Redo{});
    for (double now = 0; app.poll(now); now += 0.1) {
    }
    REQUIRE(app.player() != nullptr);
    CHECK(app.player()->step() == 60);
    CHECK(app.board() == found);
    app.apply(Undo{});
    CHECK(app.board() == placed);
    app.apply(Undo{});
    CHECK(app.board().count(Piece::queen) == 1);
}

TEST_CASE("a search that was undone before a queen is brought back after her") {
    App app(1);
    const Board placed = search_from_two_queens(app, 3);
    app.apply(Undo{});
    app.apply(Undo{});
    CHECK(app.board().count(Piece::queen) == 1);
    app.apply(Redo{});
    CHECK(app.board() == placed);
    CHECK(app.player() == nullptr);
    app.apply(Redo{});
    REQUIRE(app.player() != nullptr);
    CHECK_FALSE(app.can_redo());
}

TEST_CASE("a search that was undone comes back while its own solver is chosen") {
    App app(1);
    app.apply(ClearBoard{});
    app.apply(ChooseSolver{"backtracking"});
    app.apply(StepBy{3});
    app.apply(Undo{});
    app.apply(ChooseSolver{"permutations"});
    CHECK_FALSE(app.can_redo());
    app.apply(ChooseSolver{"backtracking"});
    CHECK(app.can_redo());
}

TEST_CASE("a search that was undone does not come back over a change of the board") {
    App app(1);
    app.apply(StepBy{60});
    app.apply(Undo{});
    app.apply(Put{a1, Piece::queen});
    CHECK_FALSE(app.can_redo());
    app.apply(Redo{});
    CHECK(app.player() == nullptr);
}

TEST_CASE("undo brings a search back that another surface ended, at its step") {
    for (const bool empty : {true, false}) {
        App app(1);
        if (empty) {
            app.apply(ClearBoard{});
            app.apply(StepBy{60});
        } else {
            search_from_two_queens(app, 60);
        }
        const Solver solver = app.state().solver;
        const Board found = app.board();
        app.apply(SetSurface{torus_surface});
        CHECK(app.player() == nullptr);
        const Board ended = app.board();
        app.apply(ChooseSolver{"permutations"});
        app.apply(Undo{});
        for (double now = 0; app.poll(now); now += 0.1) {
        }
        REQUIRE(app.player() != nullptr);
        CHECK(app.state().solver == solver);
        CHECK(app.player()->step() == 60);
        CHECK(app.board() == found);
        app.apply(Redo{});
        CHECK(app.player() == nullptr);
        CHECK(app.board() == ended);
    }
}

TEST_CASE(
    "a search that took queens off and came back by undo brings them back when it is closed") {
    App app(1);
    const Board before = app.board();
    app.apply(StepBy{60});
    REQUIRE(app.state().board != before);
    app.apply(SetSurface{torus_surface});
    app.apply(Undo{});
    REQUIRE(app.player() != nullptr);
    app.apply(CloseRun{});
    CHECK(app.board() == before);
}

TEST_CASE("there is nothing to undo before the first board that a visitor has seen") {
    App app(1);
    app.apply(OpenLink{"n=6&q=1.0.0.0.0.0"});
    CHECK(app.can_undo());
    app.begin_here();
    CHECK_FALSE(app.can_undo());
    const Board seen = app.board();
    app.apply(Put{a1, Piece::queen});
    app.apply(Undo{});
    CHECK(app.board() == seen);
    CHECK_FALSE(app.can_undo());
}

TEST_CASE("undo brings back the session that a link replaced") {
    App app(1);
    app.apply(Put{a1, Piece::queen});
    const Board session = app.board();
    app.apply(OpenLink{"n=12"});
    app.apply(Undo{});
    CHECK(app.board() == session);
}

TEST_CASE("undo brings back the search that a link to another one on the same board replaced") {
    App app(1);
    app.apply(OpenLink{"n=8&a=backtracking&i=500"});
    app.poll(1);
    const Board found = app.board();
    for (const char* link : {"n=8&a=exact_cover&i=20", "n=8&a=backtracking&i=7", "n=8"}) {
        INFO(link);
        app.apply(OpenLink{link});
        app.poll(2);
        CHECK(app.board() != found);
        app.apply(Undo{});
        app.poll(3);
        REQUIRE(app.player());
        CHECK(app.solver().slug == "backtracking");
        CHECK(app.player()->step() == 500);
        CHECK(app.board() == found);
    }
}

TEST_CASE("boards with many marks are forgotten sooner") {
    const Size size{700, 700};
    Marks marks;
    for (int place = 0; place < size.area(); ++place) marks.push_back(size.square(place));
    History history;
    for (int i = 0; i < 12; ++i) history.remember({{Board(size), marks}, {}});
    int undone = 0;
    for (; history.can_undo(); ++undone) (void)history.undo({{Board(size)}, {}});
    CHECK(undone == 7);
}

TEST_CASE("a link to the board that is there leaves what was drawn on it to undo") {
    App app(1);
    const std::string link = write_link(link_of(app.state()));
    app.apply(Draw{{DrawingKind::ring, Ink::green, a1, a1}});
    const auto drawn = app.state().drawings;
    REQUIRE(drawn.size() == 1);
    app.apply(OpenLink{link});
    CHECK(app.state().drawings.empty());
    app.apply(Undo{});
    CHECK(app.state().drawings == drawn);
}

TEST_CASE("undo and redo say what has become of the square, the mark or the board") {
    App app(1);
    app.apply(OpenLink{"n=4&q=2.0.0.0"});
    app.apply(Put{{1, 3}, Piece::queen});
    app.apply(MarkSquares{{{3, 3}}, true});
    app.apply(Resize{{6, 6}});
    const auto said_after = [&](const Command& command) {
        (void)app.take_requests();
        app.apply(command);
        const auto said = tests::requests_of<Announce>(app);
        REQUIRE(said.size() == 1);
        return said[0].text;
    };
    CHECK(said_after(Undo{}) == "Plane, 4 x 4: 2 queens");
    CHECK(said_after(Undo{}) == "d1, not marked");
    CHECK(said_after(Undo{}) == "d3, free");
    CHECK(said_after(Redo{}) == "d3, queen: not attacked, attacks 9 squares");
    CHECK(said_after(Redo{}) == "d1, marked");
}
