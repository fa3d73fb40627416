// Controls under a finger that rests.
#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// Rests on the control for that number of seconds; says what hint was shown.
std::string hold(Visitor& visitor, std::string_view id, double seconds) {
    const auto box = visitor.rect(id);
    REQUIRE(box);
    visitor.put_down({box->x + box->width / 2, box->y + box->height / 2});
    visitor.look(static_cast<int>(60 * seconds));
    const ui::Shown* hint = visitor.record().find("hint");
    const std::string words = hint ? hint->label : "";
    visitor.lift();
    visitor.look(2);
    return words;
}

}  // namespace

TEST_CASE("a finger that rests on a button is shown what it does, and does not press it") {
    Visitor visitor({390, 844, true});
    CHECK(hold(visitor, "surface", 0.8) == "Join the edges of the board");
    CHECK_FALSE(visitor.sees("surface-torus"));
    visitor.tap("surface");
    visitor.look(2);
    CHECK(visitor.sees("surface-torus"));
}

TEST_CASE("a finger that is lifted soon presses, and no hint is shown") {
    Visitor visitor({390, 844, true});
    CHECK(hold(visitor, "surface", 0.2).empty());
    CHECK(visitor.sees("surface-torus"));
}

TEST_CASE("a button that cannot be pressed says what it is for, too, and names no key") {
    Visitor visitor({390, 844, true});
    visitor.app.apply(Put{{7, 7}});
    visitor.look(2);
    CHECK(hold(visitor, "redo", 0.8) == "Redo");
}

TEST_CASE("a mouse that is held down is no question") {
    Visitor visitor;
    hold(visitor, "tab-place", 0.8);
    CHECK(visitor.app.state().tab == Tab::place);
}
