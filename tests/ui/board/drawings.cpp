// Drawing on the board by mouse, pen, finger and keyboard.
#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Square a1{7, 0};
constexpr Square d4{4, 3};
constexpr Square e5{3, 4};
constexpr Square g2{6, 6};

using Drawings = std::vector<Drawing>;

const Drawings arrow{{DrawingKind::arrow, Ink::green, a1, g2}};
const Drawings ring{{DrawingKind::ring, Ink::green, g2, g2}};
const Drawings fill{{DrawingKind::fill, Ink::green, g2, g2}};

}  // namespace

TEST_CASE("a drag with the right button draws an arrow, and a click with it a pawn") {
    Visitor visitor;
    REQUIRE(visitor.drag("square a1", "square g2", ImGuiMouseButton_Right));
    CHECK(visitor.app.state().drawings == arrow);
    CHECK(visitor.on(7, 0) == Piece::none);
    REQUIRE(visitor.drag("square a1", "square g2", ImGuiMouseButton_Right));
    CHECK(visitor.app.state().drawings.empty());
    visitor.click("square g2", ImGuiMouseButton_Right);
    CHECK(visitor.on(6, 6) == Piece::pawn);
    CHECK(visitor.app.state().drawings.empty());
}

TEST_CASE("an arrow is seen before the button is let go") {
    Visitor visitor;
    visitor.type(ImGuiKey_D);
    visitor.put_down(visitor.middle_of("square a1"));
    const int before = ImGui::GetDrawData()->TotalVtxCount;
    visitor.move_to(visitor.middle_of("square g2"));
    CHECK(ImGui::GetDrawData()->TotalVtxCount > before);
    CHECK(visitor.app.state().drawings.empty());
    visitor.lift();
    CHECK(visitor.app.state().drawings == arrow);
}

TEST_CASE("with Shift a click draws a ring, then a colour, then nothing, and no piece comes") {
    Visitor visitor;
    const Board before = visitor.app.board();
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, true);
    visitor.click("square g2");
    CHECK(visitor.app.state().drawings == ring);
    visitor.click("square g2");
    CHECK(visitor.app.state().drawings == fill);
    visitor.click("square g2");
    CHECK(visitor.app.state().drawings.empty());
    CHECK(visitor.app.board() == before);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, false);
}

TEST_CASE(
    "a finger takes the pen from the bar or its menu, chooses an ink, draws and puts it down") {
    for (const Viewport& viewport : viewports) {
        INFO(viewport.width << " x " << viewport.height);
        Visitor visitor(viewport);
        if (!visitor.sees("pen")) {
            REQUIRE(visitor.tap("help"));
            visitor.look(2);
            REQUIRE(visitor.tap("pen-in-help"));
        } else {
            REQUIRE(visitor.tap("pen"));
        }
        visitor.look(3);
        REQUIRE(visitor.app.state().pen);
        REQUIRE(visitor.tap("ink-blue"));
        visitor.look(2);
        REQUIRE(visitor.tap("square g2"));
        const Drawings blue{{DrawingKind::ring, Ink::blue, g2, g2}};
        CHECK(visitor.app.state().drawings == blue);
        CHECK(visitor.on(6, 6) == Piece::none);
        REQUIRE(visitor.drag("square d4", "square a1"));
        CHECK(visitor.on(4, 3) == Piece::queen);
        CHECK(visitor.app.state().drawings.size() == 2);
        visitor.look(2);
        REQUIRE(visitor.tap("clear-drawings"));
        CHECK(visitor.app.state().drawings.empty());
        visitor.look(2);
        REQUIRE(visitor.tap("put-pen-down"));
        CHECK_FALSE(visitor.app.state().pen);
    }
}

TEST_CASE("the keyboard takes the pen, draws where it stands and clears the board of drawings") {
    Visitor visitor;
    visitor.type(ImGuiKey_D);
    REQUIRE(visitor.app.state().pen);
    visitor.type(ImGuiKey_RightArrow);
    visitor.type(ImGuiKey_Enter);
    REQUIRE(visitor.app.state().drawings.size() == 1);
    CHECK(visitor.app.state().drawings.front().from == d4);
    CHECK(visitor.on(4, 3) == Piece::queen);
    visitor.type(ImGuiKey_X);
    CHECK(visitor.app.state().drawings.empty());
    visitor.type(ImGuiKey_Escape);
    CHECK_FALSE(visitor.app.state().pen);
}

TEST_CASE("the keyboard draws an arrow from its square to another one, and sees it meanwhile") {
    Visitor visitor;
    visitor.type(ImGuiKey_RightArrow);
    const int before = ImGui::GetDrawData()->TotalVtxCount;
    visitor.type(ImGuiKey_A);
    visitor.type(ImGuiKey_RightArrow);
    visitor.type(ImGuiKey_UpArrow);
    CHECK(ImGui::GetDrawData()->TotalVtxCount > before);
    CHECK(visitor.app.state().drawings.empty());
    visitor.type(ImGuiKey_Enter);
    const Drawings expected{{DrawingKind::arrow, Ink::green, d4, e5}};
    CHECK(visitor.app.state().drawings == expected);
    CHECK(visitor.on(3, 4) == Piece::none);
    visitor.type(ImGuiKey_Enter);
    CHECK(visitor.on(3, 4) == Piece::queen);
}

TEST_CASE("an arrow that was begun by the keyboard is dropped by A, Escape or its own square") {
    for (const ImGuiKey key : {ImGuiKey_A, ImGuiKey_Escape, ImGuiKey_Enter}) {
        INFO(ImGui::GetKeyName(key));
        Visitor visitor;
        visitor.type(ImGuiKey_RightArrow);
        visitor.type(ImGuiKey_A);
        visitor.type(ImGuiKey_UpArrow);
        if (key == ImGuiKey_Enter) visitor.type(ImGuiKey_DownArrow);
        visitor.type(key);
        CHECK(visitor.app.state().drawings.empty());
        visitor.type(ImGuiKey_LeftArrow);
        visitor.type(ImGuiKey_LeftArrow);
        visitor.type(ImGuiKey_Enter);
        CHECK(visitor.app.state().drawings.empty());
    }
}

TEST_CASE("a teacher draws while a search is shown, and it goes on") {
    Visitor visitor("n=8&a=backtracking&i=18&pen=1");
    REQUIRE(visitor.click("square g2"));
    CHECK(visitor.app.state().drawings == ring);
    visitor.type(ImGuiKey_Period);
    CHECK(visitor.app.player()->step() == 19);
    CHECK(visitor.app.state().drawings == ring);
}

TEST_CASE("Escape that drops an arrow leaves the pen in hand and the queen selected") {
    Visitor visitor("n=8&q=0.0.0.4.0.0.0.0&sel=4-4&pen=1");
    visitor.type(ImGuiKey_RightArrow);
    visitor.type(ImGuiKey_A);
    visitor.type(ImGuiKey_UpArrow);
    visitor.type(ImGuiKey_Escape);
    CHECK(visitor.app.state().pen);
    visitor.type(ImGuiKey_Escape);
    CHECK_FALSE(visitor.app.state().pen);
    visitor.type(ImGuiKey_A);
    visitor.type(ImGuiKey_Escape);
    CHECK(visitor.app.state().selected == d4);
    visitor.type(ImGuiKey_Escape);
    CHECK_FALSE(visitor.app.state().selected);
    CHECK(visitor.app.state().drawings.empty());
}
