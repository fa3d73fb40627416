// The board under the hands of a visitor.
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "ui/visitor.hpp"

using namespace queens;
using queens::tests::Visitor;

namespace {

constexpr Square a1{7, 0};
constexpr Square d4{4, 3};
constexpr Square g2{6, 6};

}  // namespace

TEST_CASE("a visitor first sees a queen on d4 and its lines") {
    const Visitor visitor;
    CHECK(visitor.app.board().find(Piece::queen) == std::vector{d4});
    CHECK(visitor.app.state().selected == d4);
    CHECK(visitor.sees("play"));
}

TEST_CASE("a click on an empty square places a queen") {
    Visitor visitor;
    REQUIRE(visitor.click("square g2"));
    CHECK(visitor.app.board().at(g2) == Piece::queen);
    CHECK(visitor.app.state().selected == g2);
}

TEST_CASE("a click on a queen shows its lines, and a second one takes it away") {
    Visitor visitor;
    visitor.click("square g2");
    visitor.click("square d4");
    CHECK(visitor.app.state().selected == d4);
    CHECK(visitor.app.board().at(d4) == Piece::queen);
    visitor.click("square d4");
    CHECK(visitor.app.board().at(d4) == Piece::none);
}

TEST_CASE("a queen is dragged from square to square") {
    Visitor visitor;
    REQUIRE(visitor.drag("square d4", "square a1"));
    CHECK(visitor.app.board().at(d4) == Piece::none);
    CHECK(visitor.app.board().at(a1) == Piece::queen);
}

TEST_CASE("a queen dragged off the board is taken away") {
    Visitor visitor;
    visitor.drag_off_the_board("square d4");
    CHECK(visitor.app.board().count(Piece::queen) == 0);
}

TEST_CASE("the wheel zooms in about the square under the pointer, and a drag moves the board") {
    Visitor visitor;
    const auto middle = [&](std::string_view square) {
        const ui::Rect rect = *visitor.rect(square);
        return ImVec2{rect.x + rect.width / 2, rect.y + rect.height / 2};
    };
    const ImVec2 before = middle("square g2");
    visitor.turn_wheel("square g2", 5);
    CHECK(visitor.app.state().zoom.percent == 246);
    CHECK(std::abs(middle("square g2").x - before.x) < 2);
    CHECK(std::abs(middle("square g2").y - before.y) < 2);

    const ImVec2 there = middle("square g2");
    visitor.drag("square f3", "square g2");
    visitor.look();
    CHECK(std::abs(middle("square f3").x - there.x) < 2);
    CHECK(std::abs(middle("square f3").y - there.y) < 2);
    CHECK(visitor.app.board().count(Piece::queen) == 1);

    visitor.turn_wheel("square f3", -20);
    CHECK(visitor.app.state().zoom == Zoom{});
}

TEST_CASE("a link shows the part of the board that was zoomed in on") {
    Visitor visitor;
    visitor.turn_wheel("square g2", 5);
    const auto shown = visitor.rect("square g2");
    Visitor other;
    other.app.apply(OpenLink{write_link(link_of(visitor.app.state()))});
    other.look();
    CHECK(other.app.state().zoom == visitor.app.state().zoom);
    REQUIRE(other.rect("square g2"));
    CHECK(other.rect("square g2")->x == shown->x);
    CHECK(other.rect("square g2")->y == shown->y);
}

TEST_CASE("a right click places a pawn, and a second one takes it away") {
    Visitor visitor;
    visitor.click("square g2", ImGuiMouseButton_Right);
    CHECK(visitor.app.board().at(g2) == Piece::pawn);
    visitor.click("square g2", ImGuiMouseButton_Right);
    CHECK(visitor.app.board().at(g2) == Piece::none);
}

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

TEST_CASE("the keyboard stays on the board at its edges") {
    Visitor visitor;
    for (int i = 0; i < 20; ++i) visitor.type(ImGuiKey_LeftArrow);
    for (int i = 0; i < 20; ++i) visitor.type(ImGuiKey_DownArrow);
    visitor.type(ImGuiKey_Enter);
    CHECK(visitor.app.board().at(a1) == Piece::queen);
}

TEST_CASE("Ctrl+Z takes a queen back and Ctrl+Y brings it again") {
    Visitor visitor;
    visitor.click("square g2");
    visitor.type(ImGuiKey_Z, ImGuiMod_Ctrl);
    CHECK(visitor.app.board().at(g2) == Piece::none);
    visitor.type(ImGuiKey_Y, ImGuiMod_Ctrl);
    CHECK(visitor.app.board().at(g2) == Piece::queen);
}

TEST_CASE("on a repeated torus a click on a copy places the queen on the board") {
    Visitor visitor;
    visitor.app.apply(OpenLink{"n=8&t=torus&view=repeated"});
    visitor.look();
    const auto corner = visitor.rect("square h1");
    REQUIRE(corner);
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(corner->x + 1.5F * corner->width, corner->y + corner->height / 2);
    visitor.look();
    io.AddMouseButtonEvent(0, true);
    visitor.look();
    io.AddMouseButtonEvent(0, false);
    visitor.look(2);
    CHECK(visitor.app.board().at(a1) == Piece::queen);
}

TEST_CASE("a click during a search selects and leaves the board alone") {
    Visitor visitor;
    visitor.app.apply(StepBy{1});
    visitor.look();
    const Board before = visitor.app.board();
    visitor.click("square g2");
    CHECK(visitor.app.board() == before);
    CHECK(visitor.app.state().selected == g2);
}

TEST_CASE("boards of every shape and surface are drawn") {
    Visitor visitor;
    for (const char* const link :
         {"n=1", "n=1x9", "n=9x1&t=cyl", "n=1024&q=", "n=1024x3&t=torus&view=repeated",
          "n=2&t=proj&b=QQ/QQ&heat=1", "n=8&t=klein&b=QRBNKAPx/o7/8/8/8/8/8/8&heat=1&sel=1-8",
          "n=100&t=torus&heat=1&view=repeated&a=backtracking&i=500"}) {
        INFO(link);
        visitor.app.apply(OpenLink{link});
        visitor.look(3);
        CHECK_FALSE(visitor.app.seeking());
    }
}
