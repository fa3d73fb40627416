// Presses and hints under a pointer that rests, after it pressed or the screen was laid out anew.
#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// Presses where the pointer is.
void press_again(Visitor& visitor) {
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    visitor.look();
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    visitor.look(2);
}

}  // namespace

TEST_CASE("a second press on Play, whose place has become the algorithm's, hides nothing") {
    Visitor visitor;
    REQUIRE(visitor.click("play"));
    press_again(visitor);
    CHECK(visitor.app.state().pseudocode);
    CHECK(visitor.app.player() != nullptr);
}

TEST_CASE("a pointer that rests while the screen changes gets no hint until it moves") {
    Visitor visitor;
    REQUIRE(visitor.click("play"));
    visitor.app.apply(Pause{});
    visitor.look(120);
    CHECK_FALSE(visitor.sees("hint"));
    const ImVec2 at = visitor.middle_of("step");
    visitor.move_to(at);
    visitor.look(120);
    CHECK(visitor.sees("hint"));
}

TEST_CASE("a control that was pressed gives no hint until the pointer moves") {
    Visitor visitor;
    REQUIRE(visitor.click("share"));
    visitor.look(120);
    CHECK_FALSE(visitor.sees("hint"));
    visitor.move_to(visitor.middle_of("surface"));
    visitor.look(2);
    visitor.move_to(visitor.middle_of("share"));
    visitor.look(120);
    CHECK(visitor.sees("hint"));
}

TEST_CASE("a second press on one tab is a press") {
    Visitor visitor({390, 844, true});
    REQUIRE(visitor.tap("tab-count"));
    press_again(visitor);
    CHECK(visitor.is_folded());
}

TEST_CASE("presses on one control after another all count, however quickly they come") {
    Visitor visitor;
    const ImVec2 count = visitor.middle_of("tab-count");
    const ImVec2 maths = visitor.middle_of("tab-maths");
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(count.x, count.y);
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    io.AddMousePosEvent(maths.x, maths.y);
    visitor.look(6);
    REQUIRE(visitor.app.state().tab == Tab::count);
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    visitor.look(4);
    CHECK(visitor.app.state().tab == Tab::maths);
}
