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
