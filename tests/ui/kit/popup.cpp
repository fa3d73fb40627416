// What opens over the screen, under a finger.
#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using queens::tests::Visitor;

TEST_CASE("a finger scrolls the help that is higher than the screen down to its last button") {
    Visitor visitor({844, 390, true});
    REQUIRE(visitor.click("help"));
    visitor.look(2);
    CHECK_FALSE(visitor.sees("theme-in-help"));
    visitor.drag_up({400, 360}, 300, 4);
    CHECK(visitor.sees("theme-in-help"));
}
