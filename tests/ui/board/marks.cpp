// Marking squares by mouse, finger and keyboard.
#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Viewport phone{390, 844, true};

Square square(const char* name) { return square_named(name, {8, 8}).value(); }

Marks row_of_marks(int row, int first, int past) {
    Marks marks;
    for (int column = first; column < past; ++column) marks.push_back({row, column});
    return marks;
}

/// A visitor who has chosen marks on a board.
struct Marker : Visitor {
    explicit Marker(const std::string& link, Viewport viewport = {})
        : Visitor(link + "&marking=1", viewport) {}
    [[nodiscard]] const Marks& marks() const { return app.state().marks; }
};

}  // namespace

TEST_CASE("with marks chosen a click marks a square, and once more takes the mark off") {
    Marker visitor("n=8");
    REQUIRE(visitor.click("square c5"));
    CHECK(visitor.marks() == Marks{square("c5")});
    CHECK(visitor.app.board() == Board());
    REQUIRE(visitor.click("square c5"));
    CHECK(visitor.marks().empty());
}

TEST_CASE("with marks chosen a click on a queen takes her off at once") {
    Marker visitor("n=8&q=0.0.0.4.0.0.0.0");
    REQUIRE(visitor.click("square d4"));
    CHECK(visitor.app.board() == Board());
    CHECK(visitor.marks().empty());
}

TEST_CASE("a drag marks the squares that it passes, however fast, in a single step of undo") {
    Marker visitor("n=8&q=0.0.0.5.0.0.0.0");
    REQUIRE(visitor.drag("square a5", "square h5"));
    Marks expected = row_of_marks(3, 0, 8);
    std::erase(expected, square("d5"));
    CHECK(visitor.marks() == expected);
    CHECK(visitor.on(3, 3) == Piece::queen);
    visitor.app.apply(Undo{});
    CHECK(visitor.marks().empty());
}

TEST_CASE("a drag that begins on a mark takes marks off") {
    Marker visitor("n=8&m=1-5-8");
    REQUIRE(visitor.drag("square c5", "square f5"));
    CHECK(visitor.marks() == Marks{square("a5"), square("b5"), square("g5"), square("h5")});
}

TEST_CASE("a drag that begins on a queen moves her, and her new square loses its mark") {
    Marker visitor("n=8&q=0.0.0.4.0.0.0.0&m=6-4.7-4");
    REQUIRE(visitor.drag("square d4", "square f4"));
    CHECK(visitor.on(4, 5) == Piece::queen);
    CHECK(visitor.marks() == Marks{square("g4")});
}

TEST_CASE("marks are seen before the button is let go") {
    Marker visitor("n=8");
    visitor.put_down(visitor.middle_of("square a1"));
    const int before = ImGui::GetDrawData()->TotalVtxCount;
    visitor.move_to(visitor.middle_of("square h1"));
    visitor.look();
    CHECK(ImGui::GetDrawData()->TotalVtxCount > before);
    CHECK(visitor.marks().empty());
    visitor.lift();
    CHECK(visitor.marks() == row_of_marks(7, 0, 8));
}

TEST_CASE("a drag marks on enlarged boards and on solids, which do not move then") {
    for (const char* link :
         {"n=8&zoom=150.500000.500000", "n=8&t=torus&view=solid", "n=8&t=torus&view=repeated"}) {
        INFO(link);
        Marker visitor(link);
        const Zoom zoom = visitor.app.state().zoom;
        const SolidPose pose = visitor.app.state().solid;
        REQUIRE(visitor.drag("square d5", "square f5"));
        CHECK(visitor.marks() == row_of_marks(3, 3, 6));
        CHECK(visitor.app.state().zoom == zoom);
        CHECK(visitor.app.state().solid == pose);
    }
}

TEST_CASE("a finger chooses marks in the tab, taps and drags") {
    Visitor visitor("n=8&room=place", phone);
    visitor.open_panel();
    REQUIRE(visitor.tap("marks"));
    REQUIRE(visitor.app.state().marking);
    visitor.look(2);
    REQUIRE(visitor.tap("square b7"));
    REQUIRE(visitor.drag("square b6", "square d6"));
    Marks expected = row_of_marks(2, 1, 4);
    expected.insert(expected.begin(), square("b7"));
    CHECK(visitor.app.state().marks == expected);
    REQUIRE(visitor.tap("queen"));
    CHECK_FALSE(visitor.app.state().marking);
    REQUIRE(visitor.tap("square b7"));
    CHECK(visitor.on(1, 1) == Piece::queen);
    CHECK(visitor.app.state().marks == row_of_marks(2, 1, 4));
}

TEST_CASE("a second finger takes back what the first one was marking") {
    Marker visitor("n=8", phone);
    const ImVec2 a5 = visitor.middle_of("square a5");
    const ImVec2 h5 = visitor.middle_of("square h5");
    visitor.put_down(a5);
    visitor.fingers().put(1, a5);
    visitor.fingers().put(2, h5);
    visitor.look(2);
    visitor.lift();
    visitor.fingers().lift(1);
    visitor.fingers().lift(2);
    visitor.look(2);
    CHECK(visitor.marks().empty());
}

TEST_CASE("M marks the square that the keyboard stands on, and Enter does once marks are chosen") {
    Visitor visitor("n=8&sel=4-4");
    visitor.type(ImGuiKey_RightArrow);
    visitor.type(ImGuiKey_M);
    CHECK(visitor.app.state().marks == Marks{square("d4")});
    CHECK_FALSE(visitor.app.state().marking);
    visitor.type(ImGuiKey_M);
    CHECK(visitor.app.state().marks.empty());
    visitor.app.apply(ChooseMarks{true});
    visitor.type(ImGuiKey_UpArrow);
    visitor.type(ImGuiKey_Enter);
    CHECK(visitor.app.state().marks == Marks{square("d5")});
}

TEST_CASE("without the keyboard on the board M chooses marks, and M or Escape pieces again") {
    Visitor visitor;
    visitor.type(ImGuiKey_M);
    CHECK(visitor.app.state().marking);
    visitor.type(ImGuiKey_M);
    CHECK_FALSE(visitor.app.state().marking);
    visitor.type(ImGuiKey_M);
    visitor.type(ImGuiKey_Escape);
    CHECK_FALSE(visitor.app.state().marking);
    CHECK(visitor.app.state().selected);
}

TEST_CASE("the eraser takes marks off as well, and a queen is placed on a marked square") {
    Visitor visitor("n=8&m=1-1-2&piece=none");
    REQUIRE(visitor.click("square a1"));
    CHECK(visitor.app.state().marks == Marks{square("b1")});
    visitor.app.apply(ChoosePiece{Piece::queen});
    REQUIRE(visitor.click("square b1"));
    CHECK(visitor.on(7, 1) == Piece::queen);
    CHECK(visitor.app.state().marks.empty());
}

TEST_CASE("while a search is shown a click marks nothing and offers to close it") {
    Marker visitor("n=8&a=backtracking&i=18");
    REQUIRE(visitor.click("square h8"));
    CHECK(visitor.marks().empty());
    CHECK(visitor.app.notice());
    REQUIRE(visitor.app.player());
}

TEST_CASE("one press marks every empty square that is attacked, another one clears the marks") {
    Marker visitor("n=4&q=1000&room=place");
    REQUIRE(visitor.click("mark-attacked"));
    CHECK(write_link(link_of(visitor.app.state())).find("&m=1-4.4-4.1-3.3-3.1-2-2.2-1-3&") !=
          std::string::npos);
    REQUIRE(visitor.click("clear-marks"));
    CHECK(visitor.marks().empty());
    CHECK(visitor.on(3, 0) == Piece::queen);
}
