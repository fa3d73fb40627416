// Two fingers on the screen.
#include "ui/kit/fingers.hpp"

#include <catch2/catch_test_macros.hpp>

using queens::ui::Fingers;

TEST_CASE("one finger does not pinch, wherever it goes") {
    Fingers fingers;
    fingers.put(7, {100, 100});
    fingers.put(7, {300, 100});
    CHECK_FALSE(fingers.are_two());
    CHECK_FALSE(fingers.pinch());
}

TEST_CASE("two fingers that tremble do nothing") {
    Fingers fingers;
    fingers.put(1, {100, 100});
    fingers.put(2, {200, 100});
    CHECK(fingers.are_two());
    fingers.put(1, {97, 102});
    CHECK_FALSE(fingers.pinch());
}

TEST_CASE("two fingers that spread to twice their distance double what lies between them") {
    Fingers fingers;
    fingers.put(1, {100, 100});
    fingers.put(2, {200, 100});
    // More than a tremble: what follows is measured from here.
    fingers.put(2, {220, 100});
    REQUIRE(fingers.pinch());
    CHECK(fingers.pinch()->factor == 1);
    fingers.put(1, {40, 100});
    fingers.put(2, {280, 100});
    CHECK(fingers.pinch()->factor == 2);
    CHECK(fingers.pinch()->from.x == 160);
    CHECK(fingers.pinch()->to.x == 160);
}

TEST_CASE("no finger is a pointer before both of two are lifted") {
    Fingers fingers;
    fingers.put(1, {100, 100});
    fingers.put(2, {200, 100});
    fingers.lift(1);
    CHECK(fingers.are_two());
    CHECK_FALSE(fingers.pinch());
    fingers.lift(2);
    CHECK_FALSE(fingers.are_two());
}

TEST_CASE("a second finger that comes back begins another pinch") {
    Fingers fingers;
    fingers.put(1, {100, 100});
    fingers.put(2, {200, 100});
    fingers.put(2, {400, 100});
    fingers.lift(2);
    fingers.put(2, {110, 100});
    CHECK_FALSE(fingers.pinch());
}
