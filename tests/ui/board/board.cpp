// The board under the hands of a visitor.
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Square a1{7, 0};
constexpr Square d4{4, 3};
constexpr Square g2{6, 6};

}  // namespace

TEST_CASE("a tap places a queen on a square that nothing pointed at before") {
    Visitor visitor("n=8");
    REQUIRE(visitor.tap("square c5"));
    CHECK(visitor.on(3, 2) == Piece::queen);
    visitor.open("n=40&zoom=200.500000.500000");
    REQUIRE(visitor.tap("reset-zoom"));
    CHECK(visitor.app.state().zoom == Zoom{});
}

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
    visitor.app.apply(Resize{{20, 20}});
    visitor.look(2);
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

TEST_CASE("the wheel leaves a board alone whose squares are large") {
    Visitor visitor;
    visitor.turn_wheel("square g2", 5);
    CHECK(visitor.app.state().zoom == Zoom{});
}

TEST_CASE("a zoomed board has a button and a key that show all of it again") {
    Visitor visitor;
    CHECK_FALSE(visitor.sees("reset-zoom"));
    const Zoom zoomed{250, 300'000, 600'000};
    visitor.app.apply(SetZoom{zoomed});
    visitor.look(2);
    REQUIRE(visitor.click("reset-zoom"));
    CHECK(visitor.app.state().zoom == Zoom{});
    CHECK(visitor.app.board().count(Piece::queen) == 1);
    visitor.app.apply(SetZoom{zoomed});
    visitor.type(ImGuiKey_0);
    CHECK(visitor.app.state().zoom == Zoom{});
}

TEST_CASE("a press after the pointer has jumped leaves a zoomed board where it is") {
    Visitor visitor;
    const Zoom zoomed{250, 300'000, 600'000};
    visitor.app.apply(SetZoom{zoomed});
    visitor.look(2);
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(300, 300);
    visitor.look();
    io.AddMousePosEvent(700, 500);
    io.AddMouseButtonEvent(0, true);
    visitor.look(3);
    CHECK(visitor.app.state().zoom == zoomed);
    io.AddMouseButtonEvent(0, false);
    visitor.look(2);
    CHECK(visitor.app.state().zoom == zoomed);
}

TEST_CASE("a repeated board is dragged over its edges, with the pointer and with the keyboard") {
    Visitor visitor("n=8&t=klein&view=repeated");
    visitor.drag("square h1", "square a1");
    CHECK(visitor.app.state().zoom.mirrored);
    CHECK(visitor.app.board().count(Piece::queen) == 0);
    visitor.type(ImGuiKey_0);
    for (int i = 0; i < 8; ++i) visitor.type(ImGuiKey_DownArrow, ImGuiMod_Shift);
    CHECK(visitor.app.state().zoom == Zoom{});
    visitor.type(ImGuiKey_RightArrow, ImGuiMod_Shift);
    CHECK(visitor.app.state().zoom == Zoom{100, 625'000, 500'000});
}

TEST_CASE("a surface that is pointed at in the picker is previewed and not yet chosen") {
    Visitor visitor;
    visitor.click("surface");
    visitor.look(2);
    REQUIRE(visitor.point_at("surface-klein"));
    visitor.look(2);
    CHECK(visitor.app.board().surface() == Surface{});
    const ui::Rect choice = *visitor.rect("surface-klein");
    CHECK(choice.x + choice.width < visitor.rect("square a4")->x);
    CHECK(choice.y < visitor.rect("surface")->y + 440);
    visitor.click("surface-klein");
    CHECK(visitor.app.board().surface() == Surface{Join::flipped, Join::straight});
}

TEST_CASE("a dot follows the lines of the selected piece once, when asked to") {
    Visitor visitor("n=3&t=mobius&q=0.2.0&view=repeated", {}, 1);
    visitor.click("help");
    visitor.look(2);
    CHECK_FALSE(visitor.sees("follow-lines"));
    visitor.type(ImGuiKey_Escape);
    visitor.click("square b2");
    visitor.click("help");
    visitor.look(2);
    REQUIRE(visitor.click("follow-lines"));
    visitor.look(60);
    CHECK(visitor.screen().moving());
    visitor.look(1500);
    CHECK_FALSE(visitor.screen().moving());
}

TEST_CASE("a link shows the part of the board that was zoomed in on") {
    Visitor visitor;
    visitor.app.apply(Resize{{20, 20}});
    visitor.look(2);
    visitor.turn_wheel("square g2", 5);
    const auto shown = visitor.rect("square g2");
    Visitor other(write_link(link_of(visitor.app.state())), {}, 1);
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

TEST_CASE("Ctrl+Z takes a queen back and Ctrl+Y brings it again") {
    Visitor visitor;
    visitor.click("square g2");
    visitor.type(ImGuiKey_Z, ImGuiMod_Ctrl);
    CHECK(visitor.app.board().at(g2) == Piece::none);
    visitor.type(ImGuiKey_Y, ImGuiMod_Ctrl);
    CHECK(visitor.app.board().at(g2) == Piece::queen);
}

TEST_CASE("on a repeated torus a click on a copy places the queen on the board") {
    Visitor visitor("n=8&t=torus&view=repeated", {}, 1);
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

TEST_CASE("a click on an empty square during a search offers to close it") {
    Visitor visitor;
    visitor.app.apply(StepBy{1});
    visitor.look();
    visitor.click("square g2");
    REQUIRE(visitor.app.notice());
    CHECK(visitor.app.notice()->text ==
          "A search is loaded. Press \"Back to my board\" to place queens.");
    visitor.look();
    REQUIRE(visitor.click("accept-offer"));
    CHECK(visitor.app.player() == nullptr);
    CHECK_FALSE(visitor.app.notice());
    visitor.look();
    visitor.click("square g2");
    CHECK(visitor.app.board().at(g2) == Piece::queen);
}

TEST_CASE("boards of every shape and surface are drawn") {
    Visitor visitor;
    for (const char* const link :
         {"n=1", "n=1x9", "n=9x1&t=cyl", "n=1024&q=", "n=1024x3&t=torus&view=repeated",
          "n=2&t=proj&b=QQ/QQ&heat=1", "n=8&t=klein&b=QRBNKAPx/o7/8/8/8/8/8/8&heat=1&sel=1-8",
          "n=8&t=kleinv&b=QRBNKAPx/o7/8/8/8/8/8/8&sel=1-8&view=repeated&zoom=100.0.0.1&lines=1",
          "n=100&t=torus&heat=1&view=repeated&a=backtracking&i=500"}) {
        INFO(link);
        visitor.open(link);
        CHECK_FALSE(visitor.app.seeking());
    }
}

TEST_CASE("a board whose window changes in mid-run has the room that a new visitor's has") {
    constexpr Viewport narrow{390, 700};
    const Visitor fresh("n=8&a=bitmask&i=30", narrow, 10);
    const float side = fresh.rect("square a1")->width;
    Visitor visitor("n=8&a=bitmask&i=30", {1300, 700}, 10);
    ImGui::GetIO().DisplaySize = {narrow.width, narrow.height};
    visitor.look(10);
    CHECK(visitor.rect("square a1")->width == side);
}
