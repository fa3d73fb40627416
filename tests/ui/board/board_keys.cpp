// The board under the keyboard, and what a reader of the page wishes of its squares.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("the keyboard walks over the board and places a queen and a pawn") {
    Visitor visitor;
    visitor.type(ImGuiKey_UpArrow);
    visitor.type(ImGuiKey_UpArrow);
    visitor.type(ImGuiKey_RightArrow);
    visitor.type(ImGuiKey_Enter);
    CHECK(visitor.on(3, 4) == Piece::queen);
    visitor.type(ImGuiKey_RightArrow);
    visitor.type(ImGuiKey_P);
    CHECK(visitor.on(3, 5) == Piece::pawn);
    visitor.type(ImGuiKey_Delete);
    CHECK(visitor.on(3, 5) == Piece::none);
}

TEST_CASE("what a reader wishes of a square is what the keys do there") {
    Visitor visitor("n=8");
    const auto wish = [&](std::string id) {
        visitor.screen().wish({ui::Wish::Verb::press, std::move(id)});
        visitor.look(2);
    };
    wish("pawn-on d4");
    CHECK(visitor.on(4, 3) == Piece::pawn);
    wish("nothing-on d4");
    CHECK(visitor.on(4, 3) == Piece::none);
    wish("mark-on d4");
    CHECK(visitor.app.state().marks == Marks{{4, 3}});
    visitor.open("n=8&a=backtracking&i=20");
    const Board searched = visitor.app.board();
    for (const char* id : {"pawn-on d4", "nothing-on a8", "mark-on d4"}) wish(id);
    CHECK(visitor.app.board() == searched);
    CHECK(visitor.app.player() != nullptr);
}

TEST_CASE("the keyboard stays on the board at its edges") {
    Visitor visitor;
    for (int i = 0; i < 20; ++i) visitor.type(ImGuiKey_LeftArrow);
    for (int i = 0; i < 20; ++i) visitor.type(ImGuiKey_DownArrow);
    visitor.type(ImGuiKey_Enter);
    CHECK(visitor.app.board().at({7, 0}) == Piece::queen);
}

TEST_CASE("the keyboard walks on over joined edges") {
    Visitor visitor("n=8&t=mobius", {}, 1);
    for (int i = 0; i < 6; ++i) visitor.type(ImGuiKey_RightArrow);
    visitor.type(ImGuiKey_Enter);
    CHECK(visitor.on(3, 0) == Piece::queen);
}
