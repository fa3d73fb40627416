// What becomes of marks when the board changes.
#include "core/marks.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/requested.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Square a8{0, 0};
constexpr Square c6{2, 2};
constexpr Square d5{3, 3};
constexpr Square h1{7, 7};

/// An empty board of eight with such marks.
App marked_app(const Marks& marks) {
    App app(1);
    app.apply(OpenLink{"n=8"});
    app.apply(MarkSquares{marks});
    (void)app.take_requests();
    return app;
}

}  // namespace

TEST_CASE("squares are marked and unmarked, which is announced") {
    App app = marked_app({});
    app.apply(MarkSquares{{c6}});
    CHECK(app.state().marks == Marks{c6});
    CHECK(announced(app) == "c6, marked");
    app.apply(MarkSquares{{c6, a8, h1}});
    CHECK(app.state().marks == Marks{a8, c6, h1});
    CHECK(announced(app) == "2 squares marked");
    app.apply(MarkSquares{{c6}, false});
    CHECK(announced(app) == "c6, not marked");
    app.apply(MarkSquares{{a8, h1}, false});
    CHECK(app.state().marks.empty());
    CHECK(announced(app) == "2 marks taken off");
    app.apply(MarkSquares{{}});
    app.apply(MarkSquares{{a8}, false});
    CHECK(announced(app).empty());
}

TEST_CASE("no piece has a mark, and none beyond the board is made") {
    App app = marked_app({c6, d5});
    app.apply(Put{d5, Piece::queen});
    CHECK(app.state().marks == Marks{c6});
    app.apply(MarkSquares{{d5, {8, 0}}});
    CHECK(app.state().marks == Marks{c6});
    app.apply(Move{d5, c6});
    CHECK(app.state().marks.empty());
    app.apply(Put{c6, Piece::none});
    CHECK(app.state().marks.empty());
}

TEST_CASE("undo takes marks off again, and brings back the mark that a queen has taken") {
    App app = marked_app({c6});
    app.apply(MarkSquares{{a8, h1}});
    app.apply(Put{c6, Piece::queen});
    app.apply(Undo{});
    CHECK(app.state().marks == Marks{a8, c6, h1});
    CHECK(app.board().count(Piece::queen) == 0);
    app.apply(Undo{});
    CHECK(app.state().marks == Marks{c6});
    app.apply(Redo{});
    app.apply(Redo{});
    CHECK(app.state().marks == Marks{a8, h1});
    CHECK(app.board().at(c6) == Piece::queen);
}

TEST_CASE("marks keep their squares, as pieces do, when the board grows, shrinks or is joined") {
    App app = marked_app({c6, h1});
    app.apply(SetSurface{torus_surface});
    app.apply(SetView{View::solid});
    CHECK(app.state().marks == Marks{c6, h1});
    app.apply(Resize{{5, 9}});
    CHECK(app.state().marks == Marks{c6});
    app.apply(Undo{});
    CHECK(app.state().marks == Marks{c6, h1});
}

TEST_CASE("a cleared board and another board have no marks, and undo brings them back") {
    for (const Command& command :
         {Command(ClearBoard{}), Command(ShowBoard{Board()}), Command(OpenLink{"n=8"})}) {
        App app = marked_app({c6});
        app.apply(command);
        CHECK(app.state().marks.empty());
        app.apply(Undo{});
        CHECK(app.state().marks == Marks{c6});
    }
}

TEST_CASE("a search neither sees marks nor takes them, and is closed by another one") {
    App app = marked_app({a8, c6});
    App plain = marked_app({});
    for (App* one : {&app, &plain}) {
        one->apply(ChooseSolver{"backtracking"});
        one->apply(StepBy{300});
        while (one->seeking()) one->poll(0, 1);
    }
    CHECK(app.board() == plain.board());
    CHECK(app.player()->tally() == plain.player()->tally());
    CHECK(app.state().marks == Marks{a8, c6});
    app.apply(CloseRun{});
    CHECK(app.state().marks == Marks{a8, c6});
    app.apply(StepBy{1});
    REQUIRE(app.board().at(a8) == Piece::queen);
    app.apply(KeepPosition{});
    CHECK(app.state().marks == Marks{c6});
    app.apply(StepBy{1});
    app.apply(MarkSquares{{h1}});
    CHECK(app.player() == nullptr);
}

TEST_CASE("neither the verdict nor what is counted depends on marks") {
    const auto answered = [](const std::string& link) {
        App app(1);
        app.apply(OpenLink{link});
        app.poll(0, 1);
        return std::pair(app.answers().verdict.answer().sentence, app.task());
    };
    const std::string board = "n=4&q=2.4.1.0";
    CHECK(answered(board) == answered(board + "&m=4-3"));
    CHECK(answered(board) == answered(board + "&m=1-1-4.1-4-4.4-3"));
}

TEST_CASE("who chooses a piece marks no longer, and who chooses marks puts the pen down") {
    App app = marked_app({});
    app.apply(TakePen{true});
    app.apply(ChooseMarks{true});
    CHECK_FALSE(in_hand(app.state()));
    CHECK_FALSE(app.state().pen);
    app.apply(ChoosePiece{Piece::pawn});
    CHECK(in_hand(app.state()) == Piece::pawn);
    CHECK_FALSE(app.state().marking);
}

TEST_CASE("a mark that a link puts under a piece is left out") {
    App app(1);
    app.apply(OpenLink{"n=4&q=1000&m=1-1-2"});
    CHECK_FALSE(app.notice());
    CHECK(app.state().marks == Marks{{3, 1}});
}

TEST_CASE("a link whose marks cannot be read is offered with those that can") {
    App app(1);
    app.apply(OpenLink{"n=4&m=1-1.9-9"});
    REQUIRE(app.notice());
    CHECK(app.notice()->text ==
          "This link cannot be opened. There is no column 9 on a board with 4 columns.");
    app.apply(AcceptOffer{});
    CHECK(app.state().marks == Marks{{3, 0}});
}
