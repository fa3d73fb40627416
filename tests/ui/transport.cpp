// The bar and the transport on screens of many sizes.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// Checks that the controls of those ids lie on the screen and on no other; some may be missing.
void check_controls(const Visitor& visitor, const Viewport& viewport,
                    const std::vector<std::string>& ids) {
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto box = visitor.rect(ids[i]);
        if (!box) continue;
        INFO(ids[i] << " at " << viewport.width << " x " << viewport.height);
        CHECK(box->x >= 0);
        CHECK(box->x + box->width <= viewport.width + 0.5F);
        for (std::size_t j = 0; j < i; ++j) {
            const auto other = visitor.rect(ids[j]);
            INFO("and " << ids[j]);
            CHECK_FALSE((other && overlap(*box, *other, 0.5F)));
        }
    }
}

}  // namespace

TEST_CASE("no button of the bar lies on another, whatever the size and the surface are called") {
    for (const Viewport& viewport : viewports) {
        for (const char* link : {"n=8", "n=1024x16&t=kleinv", "n=100&t=torus"}) {
            Visitor visitor(viewport);
            visitor.app.apply(OpenLink{link});
            visitor.app.apply(Put{{2, 2}});
            visitor.look(2);
            check_controls(
                visitor, viewport,
                {"size", "surface", "repeated", "solid", "undo", "redo", "share", "help"});
            for (const char* id : {"size", "surface", "undo", "help"}) CHECK(visitor.sees(id));
            // A phone has the others in the menu of its last button.
            for (const char* id : {"redo", "share"}) {
                CHECK((visitor.sees(id) || viewport.width < 500));
            }
        }
    }
}

TEST_CASE("no control of the transport lies on another, and a scrubber is never too short to use") {
    for (const Viewport& viewport : viewports) {
        Visitor visitor("n=8&a=backtracking&i=18", viewport);
        check_controls(visitor, viewport,
                       {"scrubber", "to-start", "step-back", "play", "step", "next-solution",
                        "to-end", "speed", "speed-menu"});
        for (const char* id : {"scrubber", "step-back", "play", "step", "next-solution"})
            CHECK(visitor.sees(id));
        INFO(viewport.width << " x " << viewport.height);
        REQUIRE(visitor.rect("scrubber"));
        CHECK(visitor.rect("scrubber")->width >= 150);
    }
}

TEST_CASE("every counter of a run is shown once, by the transport or by the panel") {
    for (const Viewport& viewport : viewports) {
        Visitor visitor("n=8&a=backtracking&i=18&room=solve", viewport);
        const auto& all = visitor.record().all();
        visitor.open_panel();
        for (const char* name : {"Placed", "Solutions", "Rejected", "Backtracks"}) {
            INFO(name << " at " << viewport.width << " x " << viewport.height);
            CHECK(std::count_if(all.begin(), all.end(),
                                [&](const ui::Shown& shown) { return shown.label == name; }) == 1);
        }
    }
}

TEST_CASE("the scrubber goes to the middle of a run whose length is known before it is played") {
    Visitor visitor;
    visitor.app.apply(StepBy{10});
    visitor.look(10);
    REQUIRE(visitor.app.length() == 17'869);
    visitor.click("scrubber");
    visitor.look(2);
    CHECK(visitor.app.player()->step() > 8'600);
    CHECK(visitor.app.player()->step() < 9'200);
}

TEST_CASE("the scrubber of a long run goes no farther than what has been seen") {
    Visitor visitor("n=30&a=backtracking&i=1000", {}, 30);
    REQUIRE_FALSE(visitor.app.length());
    visitor.click("scrubber");
    visitor.look(2);
    CHECK(visitor.app.player()->step() > 600);
    CHECK(visitor.app.player()->step() < 720);
    visitor.drag("scrubber", "help");
    visitor.look(2);
    CHECK(visitor.app.player()->step() == 1000);
}

TEST_CASE("what a step did has room above the scrubber of a phone, whatever the search") {
    for (const Entry* entry : solvers()) {
        Visitor visitor(Viewport{390, 844, true});
        const std::string run = "&i=0&a=" + std::string(entry->slug);
        visitor.app.apply(OpenLink{"n=8" + run});
        if (!visitor.app.player()) visitor.app.apply(OpenLink{"n=11&t=torus" + run});
        std::set<std::pair<EventKind, int>> seen;
        for (int step = 0; step < 400 && !visitor.app.player()->done(); ++step) {
            visitor.app.apply(StepBy{1});
            const Event event = *visitor.app.player()->last();
            if (!seen.insert({event.kind, event.line}).second) continue;
            visitor.look(2);
            const std::string sentence = visitor.app.reason().sentence;
            INFO(entry->slug << ": " << sentence);
            const auto& all = visitor.record().all();
            const auto words = std::find_if(all.begin(), all.end(), [&](const ui::Shown& shown) {
                return shown.label == sentence;
            });
            REQUIRE(words != all.end());
            CHECK(words->rect.y + words->rect.height <= visitor.rect("scrubber")->y + 0.5F);
        }
    }
}

TEST_CASE("a slow search is said to take the seconds that it takes from step to step") {
    Visitor visitor("n=8&a=backtracking&i=18");
    const auto told_at = [&](double speed) {
        visitor.app.apply(SetSpeed{speed});
        visitor.look(2);
        return visitor.record().find("speed")->value;
    };
    CHECK(told_at(0.5) == "a step every 2.0 s");
    CHECK(told_at(0.6) == "a step every 1.7 s");
    CHECK(told_at(0.92) == "a step every 1.1 s");
    CHECK(told_at(1) == "1 step a second");
}
