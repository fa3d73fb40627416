// What opens over the screen, under a finger.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using queens::tests::Visitor;

namespace {

bool reads(const Visitor& visitor, std::string_view words) {
    const auto& all = visitor.record().all();
    return std::any_of(all.begin(), all.end(), [&](const queens::ui::Shown& shown) {
        return shown.visible && shown.label == words;
    });
}

}  // namespace

TEST_CASE("a finger scrolls the help that is higher than the screen") {
    Visitor visitor({568, 320, true});
    REQUIRE(visitor.click("help"));
    visitor.look(2);
    CHECK_FALSE(reads(visitor, "draw the panel out, or push it back"));
    visitor.drag_up({280, 300}, 220, 4);
    CHECK(reads(visitor, "draw the panel out, or push it back"));
}
