// The board for a room: only what belongs to it, and a way out for every kind of hand.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <variant>

#include "core/spoken.hpp"
#include "core/translated.hpp"
#include "ui/reads.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// Whether the program has asked to fill the screen, or to give it back; nothing if neither.
std::optional<bool> asked_for_screen(App& app) {
    std::optional<bool> asked;
    for (const Request& request : app.take_requests()) {
        if (const auto* fill = std::get_if<FillScreen>(&request)) asked = fill->on;
    }
    return asked;
}

}  // namespace

TEST_CASE("presenting shows the board and the transport alone") {
    Visitor visitor;
    visitor.click("play");
    visitor.type(ImGuiKey_F);
    visitor.look();
    CHECK_FALSE(visitor.sees("share"));
    CHECK(visitor.sees("play"));
    visitor.type(ImGuiKey_Escape);
    visitor.look();
    CHECK(visitor.sees("share"));
}

TEST_CASE("a tap ends presenting on every screen, and what it taps covers no square") {
    for (const Viewport& viewport : viewports) {
        INFO(viewport.width << " x " << viewport.height);
        Visitor visitor(viewport);
        visitor.app.apply(Present{true});
        visitor.look(3);
        const auto way_out = visitor.rect("stop-presenting");
        REQUIRE(way_out);
        for (const char* square : {"square a8", "square h8", "square h1"}) {
            const auto box = visitor.rect(square);
            REQUIRE(box);
            CHECK_FALSE(overlap(*way_out, *box));
        }
        CHECK(visitor.click("stop-presenting"));
        CHECK_FALSE(visitor.app.presenting());
    }
}

TEST_CASE("the button that hides what the tab says is there where the tab has room, and works") {
    for (const Viewport& viewport : {Viewport{1366, 768}, Viewport{915, 768, false},
                                     Viewport{800, 768}, Viewport{820, 1180, true}}) {
        for (const char* const link : {"n=8&a=backtracking&i=300&present=1", "n=8&present=1"}) {
            INFO(link << " at " << viewport.width << " x " << viewport.height);
            Visitor visitor(link, viewport, 4);
            const auto is_told = [&] {
                return std::ranges::any_of(visitor.record().all(), [](const ui::Shown& shown) {
                    return shown.region == ui::Region::panel;
                });
            };
            CHECK(visitor.sees("fold-tab") == is_told());
            CHECK(is_told() == (viewport.width != 800));
            visitor.type(ImGuiKey_T);
            visitor.look(2);
            CHECK_FALSE(is_told());
        }
    }
}

TEST_CASE("what is presented begins at its top, and so does the next question") {
    Visitor visitor("n=7&t=torus&q=7.3.6.2.5.1.4&room=maths&topic=published", {}, 4);
    visitor.turn_wheel("topic-published", -20);
    visitor.type(ImGuiKey_F);
    visitor.look(3);
    CHECK(reads_in_sight(visitor, named(Topic::published).title.text()));
    visitor.app.apply(ChooseTopic{Topic::theorem});
    visitor.look(3);
    visitor.turn_wheel("whole-proof", -20);
    visitor.app.apply(ChooseTopic{Topic::published});
    visitor.look(3);
    CHECK(reads_in_sight(visitor, named(Topic::published).title.text()));
}

TEST_CASE("presenting asks for the whole screen and gives it back") {
    Visitor visitor;
    visitor.app.apply(Present{true});
    CHECK(asked_for_screen(visitor.app) == true);
    visitor.app.apply(Present{true});
    CHECK_FALSE(asked_for_screen(visitor.app));
    visitor.app.apply(Present{false});
    CHECK(asked_for_screen(visitor.app) == false);
}

TEST_CASE("no type is under 16 pixels while the board is presented") {
    for (const Viewport& viewport : viewports) {
        Visitor visitor(viewport);
        visitor.app.apply(Present{true});
        visitor.look(3);
        float least = 1000;
        for (const ui::Shown& shown : visitor.record().all()) {
            if (shown.role == ui::Role::text) least = std::min(least, shown.rect.height);
        }
        INFO(viewport.width << " x " << viewport.height);
        // The height of a line of type of that size.
        CHECK(least >= 16 * 1.21F - 1);
    }
}

TEST_CASE("a presenter's remote steps through a run") {
    Visitor visitor("n=8&a=backtracking&i=18&present=1");
    visitor.type(ImGuiKey_PageDown);
    CHECK(visitor.app.player()->step() == 19);
    visitor.type(ImGuiKey_PageUp);
    visitor.type(ImGuiKey_PageUp);
    CHECK(visitor.app.player()->step() == 17);
}

TEST_CASE("B makes the screen black, and a key or a tap brings the board back") {
    Visitor visitor;
    visitor.type(ImGuiKey_B);
    CHECK(visitor.sees("square a1"));
    visitor.app.apply(Present{true});
    visitor.look(3);
    visitor.type(ImGuiKey_B);
    CHECK(visitor.sees("black-screen"));
    visitor.type(ImGuiKey_B);
    CHECK(visitor.sees("stop-presenting"));
    visitor.type(ImGuiKey_B);
    CHECK(visitor.click("black-screen"));
    visitor.look();
    CHECK(visitor.sees("stop-presenting"));
}

TEST_CASE("the spotlight follows a button, and goes out with presenting") {
    Visitor visitor;
    visitor.app.apply(Present{true});
    visitor.look(3);
    CHECK(visitor.click("spotlight"));
    visitor.look();
    CHECK(visitor.record().find("spotlight")->on);
    visitor.app.apply(Present{false});
    visitor.look(3);
    visitor.app.apply(Present{true});
    visitor.look(3);
    CHECK_FALSE(visitor.record().find("spotlight")->on);
}

TEST_CASE("a teacher draws while presenting, with keys or without") {
    Visitor visitor("n=8&present=1");
    REQUIRE(visitor.tap("pen"));
    visitor.look(2);
    REQUIRE(visitor.tap("square g2"));
    CHECK(visitor.app.state().drawings.size() == 1);
    visitor.look(2);
    REQUIRE(visitor.tap("put-pen-down"));
    CHECK_FALSE(visitor.app.state().pen);
    CHECK(visitor.app.presenting());
}

TEST_CASE("what stands below a long sentence moves down for it once, and not back up") {
    Visitor visitor("n=8&a=annealing&i=1&present=1", {390, 844, true});
    const float first = visitor.rect("scrubber").value().y;
    float lowest = first;
    for (int i = 0; i < 60; ++i) {
        visitor.app.apply(StepBy{1});
        visitor.look(2);
        const float y = visitor.rect("scrubber").value().y;
        CHECK(y >= lowest);
        lowest = y;
    }
    CHECK(lowest > first);
}

TEST_CASE(
    "what a search has in mind stays beside a presented board, however long the words of a step") {
    for (const Translation& language : translations) {
        const Spoken spoken(catalogue_in(language));
        for (const char* const solver : {"annealing", "min_conflicts", "genetic", "exact_cover"}) {
            Visitor visitor("n=8&i=1&present=1&a=" + std::string(solver), {1024, 768});
            for (int i = 0; i < 60; ++i) {
                INFO(solver << " in the language " << language.tag << ", step " << i);
                REQUIRE(std::ranges::any_of(visitor.record().all(), [](const ui::Shown& shown) {
                    return shown.region == ui::Region::panel;
                }));
                visitor.app.apply(StepBy{1});
                visitor.look(2);
            }
        }
    }
}

TEST_CASE("every little board of a family says whose it is, in every language") {
    for (const Translation& language : translations) {
        const Spoken spoken(catalogue_in(language));
        for (const float width : {1024.0F, 1366.0F}) {
            const Visitor visitor("n=8&a=genetic&i=24&present=1", {width, 768});
            const auto& shown = std::get<Generations>(visitor.app.insight()->picture.shown);
            REQUIRE(shown.family.boards.size() == 3);
            for (const BoardRow::Item& item : shown.family.boards) {
                INFO(item.words << " in the language " << language.tag);
                CHECK(std::ranges::any_of(visitor.record().all(), [&](const ui::Shown& words) {
                    return words.label == item.words;
                }));
            }
        }
    }
}

TEST_CASE("a presenter's keys do nothing while Alt, Control or Cmd is held") {
    for (const ImGuiKey held : {ImGuiMod_Alt, ImGuiMod_Ctrl, ImGuiMod_Super}) {
        Visitor visitor("n=8&present=1", {}, 5);
        for (const ImGuiKey key : {ImGuiKey_S, ImGuiKey_T, ImGuiKey_Q, ImGuiKey_B}) {
            visitor.type(key, held);
        }
        visitor.look(2);
        REQUIRE_FALSE(visitor.sees("black-screen"));
        CHECK(visitor.record().find("spotlight")->on == false);
        CHECK(visitor.record().find("fold-tab")->on == false);
        CHECK_FALSE(visitor.app.asks_first());
    }
}

TEST_CASE("whatever key a remote has brings the board back from the black screen") {
    for (const ImGuiKey key :
         {ImGuiKey_B, ImGuiKey_Escape, ImGuiKey_Period, ImGuiKey_PageDown, ImGuiKey_PageUp,
          ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_Space, ImGuiKey_Enter}) {
        INFO(ImGui::GetKeyName(key));
        Visitor visitor("n=8&a=backtracking&i=18&present=1");
        visitor.type(ImGuiKey_B);
        REQUIRE(visitor.sees("black-screen"));
        visitor.type(key);
        CHECK(visitor.sees("stop-presenting"));
        CHECK(visitor.app.player()->step() == 18);
        CHECK_FALSE(visitor.app.playing());
        visitor.type(ImGuiKey_RightArrow);
        CHECK(visitor.app.player()->step() == 19);
    }
}
