// Sliders under the keyboard.
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// Presses the slider in its middle; the first Tab after that shows where the keyboard stands.
void stand_on(Visitor& visitor, const char* id) {
    REQUIRE(visitor.click(id));
    visitor.type(ImGuiKey_Tab);
    visitor.look(2);
}

}  // namespace

TEST_CASE("the arrow keys move the scrubber by one step while the keyboard stands on it") {
    Visitor visitor("n=8&a=backtracking&i=500");
    stand_on(visitor, "scrubber");
    const std::uint64_t step = visitor.app.player()->step();
    visitor.type(ImGuiKey_RightArrow);
    visitor.look(2);
    CHECK(visitor.app.player()->step() == step + 1);
    visitor.type(ImGuiKey_LeftArrow);
    visitor.type(ImGuiKey_LeftArrow);
    visitor.look(2);
    CHECK(visitor.app.player()->step() == step - 1);
}

TEST_CASE("the arrow keys change the speed within its ends") {
    Visitor visitor("n=8&a=backtracking&i=20");
    stand_on(visitor, "speed");
    const double before = visitor.app.speed().value();
    visitor.type(ImGuiKey_RightArrow);
    CHECK(visitor.app.speed() > before);
    for (int i = 0; i < 40; ++i) visitor.type(ImGuiKey_LeftArrow);
    CHECK_FALSE(visitor.app.speed());
    visitor.type(ImGuiKey_RightArrow);
    REQUIRE(visitor.app.speed());
    CHECK(std::abs(*visitor.app.speed() - slowest_speed) < 0.001);
    for (int i = 0; i < 40; ++i) visitor.type(ImGuiKey_RightArrow);
    CHECK(visitor.app.speed() == fastest_speed);
}

TEST_CASE("the arrow keys leave sliders alone while the keyboard stands elsewhere") {
    Visitor visitor("n=8&a=backtracking&i=20");
    const std::optional<double> speed = visitor.app.speed();
    visitor.type(ImGuiKey_RightArrow);
    visitor.type(ImGuiKey_LeftArrow);
    CHECK(visitor.app.speed() == speed);
    CHECK(visitor.app.player()->step() == 20);
}
