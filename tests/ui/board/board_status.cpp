// The line under the board, and what it offers to do.
#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens;
using queens::tests::Viewport;
using queens::tests::Visitor;

namespace {

bool says(const Visitor& visitor, std::string_view words) {
    for (const ui::Shown& shown : visitor.record().all()) {
        if (shown.label == words) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("the last queen by hand is answered with praise, the images and the next size") {
    Visitor visitor;
    visitor.app.apply(OpenLink{"n=8&q=5.3.1.7.2.8.6.0"});
    visitor.look(4);
    CHECK_FALSE(visitor.sees("see-images"));
    REQUIRE(visitor.click("square h4"));
    visitor.look(4);
    CHECK(says(visitor, "Solved: 8 queens, and none attacks another."));
    REQUIRE(visitor.click("see-images"));
    CHECK(visitor.app.state().tab == Tab::orbit);
    visitor.look(2);
    REQUIRE(visitor.click("next-size"));
    CHECK(visitor.app.board() == Board({9, 9}));
}

TEST_CASE("a placement that leads nowhere is called so, and its last queen can be taken back") {
    Visitor visitor;
    visitor.app.apply(OpenLink{"n=4"});
    visitor.look(4);
    visitor.click("square a1");
    visitor.look(10);
    CHECK(says(visitor, "This placement cannot be completed: that is proved."));
    REQUIRE(visitor.click("undo-last"));
    CHECK(visitor.app.board().count(Piece::queen) == 0);
    visitor.look(4);
    CHECK_FALSE(visitor.sees("undo-last"));
}

TEST_CASE("on a phone the verdict is said in fewer words, with all that can be done") {
    Visitor visitor(Viewport{390, 844, true});
    visitor.app.apply(OpenLink{"n=8&q=5.3.1.7.2.8.6.4"});
    visitor.look(4);
    CHECK(says(visitor, "Solved"));
    CHECK(visitor.sees("see-images"));
    CHECK(visitor.sees("next-size"));
}

TEST_CASE("who has done nothing yet is offered the first board as a solid") {
    Visitor visitor;
    REQUIRE(visitor.click("first-solid"));
    visitor.look(3);
    CHECK(visitor.app.state().view == View::solid);
    CHECK(visitor.app.board().surface() == torus_surface);
    CHECK(visitor.app.board().find(Piece::queen) == first_state().board.find(Piece::queen));
    CHECK(visitor.app.state().selected == first_state().selected);
    CHECK_FALSE(visitor.sees("first-solid"));
    Visitor other;
    REQUIRE(other.click("square a1"));
    other.look(2);
    CHECK_FALSE(other.sees("first-solid"));
}

TEST_CASE("the first board as a solid is offered on a phone, too, and within the screen") {
    Visitor visitor(Viewport{390, 844, true});
    const auto offer = visitor.rect("first-solid");
    REQUIRE(offer);
    CHECK(offer->x >= 0);
    CHECK(offer->x + offer->width <= 390);
    if (const auto lines = visitor.rect("follow-lines")) {
        CHECK(offer->x + offer->width <= lines->x);
    }
    REQUIRE(visitor.tap("first-solid"));
    CHECK(visitor.app.state().view == View::solid);
}
