// What opens over the screen: how far it reaches, and how a finger scrolls it.
#include <imgui_internal.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens::tests;

namespace {

bool reads(const Visitor& visitor, std::string_view words) {
    const auto& all = visitor.record().all();
    return std::any_of(all.begin(), all.end(), [&](const queens::ui::Shown& shown) {
        return shown.visible && shown.label == words;
    });
}

/// What is open over the screen.
ImRect opened() {
    const auto& stack = ImGui::GetCurrentContext()->OpenPopupStack;
    REQUIRE_FALSE(stack.empty());
    return stack.back().Window->Rect();
}

}  // namespace

TEST_CASE("what opens keeps off the edges of the screen, also where it has to scroll") {
    for (const Viewport& viewport : viewports) {
        for (const char* id : {"size", "surface", "help", "more-tabs"}) {
            Visitor visitor(viewport);
            visitor.tap(id);
            visitor.look(3);
            const ImRect box = opened();
            INFO(id << " at " << viewport.width << " x " << viewport.height);
            CHECK(box.Min.x >= 8);
            CHECK(box.Max.x <= viewport.width - 8);
            CHECK(box.Max.y <= viewport.height - 8);
        }
    }
}

TEST_CASE("a wide screen shows the whole board beside the picker of surfaces") {
    // Between the board and what names its rows.
    constexpr float names = 16;
    for (const Viewport& viewport : {Viewport{1366, 768}, Viewport{1920, 1080}}) {
        Visitor visitor(viewport);
        visitor.tap("surface");
        visitor.look(3);
        INFO(viewport.width << " x " << viewport.height);
        CHECK(opened().Max.x <= visitor.rect("square a8").value().x - names);
    }
}

TEST_CASE("a finger scrolls the help that is higher than the screen") {
    Visitor visitor({568, 320, true});
    REQUIRE(visitor.click("help"));
    visitor.look(2);
    CHECK_FALSE(reads(visitor, "draw the panel out, or push it back"));
    visitor.drag_up({280, 300}, 220, 4);
    CHECK(reads(visitor, "draw the panel out, or push it back"));
}
