// What one view of the board leaves to the next one, and gestures that all views take alike.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// Presses the middle of a control, goes astray and comes back before it lets go.
void press_and_stray(Visitor& visitor, std::string_view id) {
    const ImVec2 at = visitor.middle_of(id);
    visitor.put_down(at);
    visitor.move_to({at.x + 30, at.y});
    visitor.move_to(at);
    visitor.lift();
    visitor.look(2);
}

}  // namespace

TEST_CASE("a press that goes astray and comes back is no click in any view") {
    for (const NamedView& view : views) {
        Visitor visitor("n=8&t=torus&view=" + std::string(view.slug));
        INFO(view.slug);
        const std::string square = view.is_in_space() ? "solid-square d6" : "square d6";
        press_and_stray(visitor, square);
        CHECK(visitor.app.board().count(Piece::queen) == 0);
        REQUIRE(visitor.click(square));
        CHECK(visitor.app.board().count(Piece::queen) == 1);
    }
}

TEST_CASE("another view has no cursor yet and forgets a queen that was being dragged") {
    Visitor visitor("n=8&t=torus&q=1.0.0.0.0.0.0.0");
    visitor.type(ImGuiKey_LeftArrow);
    REQUIRE(visitor.screen().cursor());
    visitor.put_down(visitor.middle_of("square a1"));
    visitor.move_to(visitor.middle_of("square d5"));
    visitor.app.apply(SetView{View::repeated});
    visitor.look(2);
    CHECK_FALSE(visitor.screen().cursor());
    visitor.lift();
    visitor.look(2);
    CHECK(visitor.on(7, 0) == Piece::queen);
    CHECK(visitor.on(3, 3) == Piece::none);
}

TEST_CASE("a queen that has gone while it was dragged takes no other one's place") {
    for (const Command& command : {Command(Undo{}), Command(ClearBoard{}), Command(Play{})}) {
        Visitor visitor("n=6&q=0.0.3.0.0.0");
        REQUIRE(visitor.click("square a1"));
        visitor.put_down(visitor.middle_of("square a1"));
        visitor.move_to(visitor.middle_of("square b3"));
        visitor.app.apply(command);
        visitor.look(2);
        const Board before = visitor.app.board();
        visitor.move_to(visitor.middle_of("square c3"));
        visitor.app.apply(Pause{});
        visitor.lift();
        visitor.look(2);
        CHECK(visitor.app.board().count(Piece::queen) >= before.count(Piece::queen));
        if (command.is<Undo>()) CHECK(visitor.on(3, 2) == Piece::queen);
    }
}

TEST_CASE("a dot that follows lines goes on when the board is repeated or rolled up") {
    Visitor visitor("n=8&t=torus&q=1.0.0.0.0.0.0.0&sel=1-1");
    const auto open_menu = [&] {
        REQUIRE(visitor.click("help"));
        visitor.look(2);
    };
    open_menu();
    REQUIRE(visitor.click("follow-lines"));
    for (const View view : {View::repeated, View::solid, View::flat}) {
        visitor.app.apply(SetView{view});
        visitor.look(2);
        open_menu();
        REQUIRE(visitor.sees("follow-lines"));
        CHECK(visitor.record().find("follow-lines")->label == "Stop following the lines");
        REQUIRE(visitor.click("help"));
    }
}
