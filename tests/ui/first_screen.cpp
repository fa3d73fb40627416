// Few things at once: what is on the first screen, and what waits behind a press.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("the first screen has at most 14 controls, each with a word or with a hint") {
    for (const Viewport& viewport : viewports) {
        INFO(viewport.width << " x " << viewport.height);
        Visitor visitor(viewport);
        visitor.look(3);
        std::set<std::string> controls;
        for (const ui::Shown& shown : visitor.record().all()) {
            const bool is_board = shown.region == ui::Region::board;
            if (ui::is_words(shown) || !shown.visible || is_board) continue;
            controls.insert(shown.id);
            INFO(shown.id);
            const auto& all = visitor.record().all();
            const bool has_words = std::any_of(all.begin(), all.end(), [&](const ui::Shown& other) {
                return other.owner == shown.id;
            });
            CHECK((has_words || !shown.hint.empty()));
        }
        CHECK(controls.size() <= 14);
    }
}

TEST_CASE("what has nothing to take back yet, or no edge to roll, is not in the bar") {
    Visitor visitor;
    for (const char* id : {"undo", "redo", "repeated", "solid"}) CHECK_FALSE(visitor.sees(id));
    visitor.click("square a1");
    visitor.look(2);
    CHECK(visitor.sees("undo"));
}

TEST_CASE("Play comes before the settings of an algorithm, which are a press away") {
    Visitor visitor("n=13&t=torus&solver=group_search");
    REQUIRE(visitor.sees("play"));
    CHECK_FALSE(visitor.sees("knob-0-0"));
    REQUIRE(visitor.click("more-settings"));
    visitor.look(2);
    REQUIRE(visitor.sees("knob-0-0"));
    CHECK(visitor.rect("play")->y < visitor.rect("knob-0-0")->y);
}

TEST_CASE("the menu has what the board can show, and lets a dot follow the lines") {
    Visitor visitor({1366, 1200, false});
    REQUIRE(visitor.click("help"));
    visitor.look(2);
    REQUIRE(visitor.click("heat-map"));
    CHECK(visitor.app.state().heat);
    for (const char* id : {"show-all-lines", "show-free-squares", "number-squares",
                           "number-diagonals", "follow-lines"}) {
        INFO(id);
        CHECK(visitor.sees(id));
    }
}

TEST_CASE("mathematics is a list of questions, and those for researchers wait behind a press") {
    Visitor visitor("n=8&room=maths", {1366, 2400, false});
    CHECK(visitor.sees("topic-theorem"));
    CHECK_FALSE(visitor.sees("topic-tiles"));
    REQUIRE(visitor.click("topic-theorem"));
    visitor.look(3);
    CHECK(visitor.app.state().topic == Topic::theorem);
    REQUIRE(visitor.click("for-researchers"));
    visitor.look(3);
    REQUIRE(visitor.click("topic-tiles"));
    CHECK(visitor.app.state().topic == Topic::tiles);
}
