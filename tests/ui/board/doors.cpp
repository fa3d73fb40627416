// The three doors of the first visit.
#include "ui/board/doors.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Viewport laptop{1366, 768, false, true};
constexpr Viewport phone{390, 844, true, true};

float width_of_board(const Visitor& visitor) { return 8 * visitor.rect("square a1")->width; }

}  // namespace

TEST_CASE("who is new is shown three doors beside or under the board, which stays large") {
    for (Viewport viewport : {laptop, phone, Viewport{1920, 1080, false, true},
                              Viewport{1024, 768, false, true}, Viewport{820, 1180, true, true}}) {
        INFO(viewport.width << " x " << viewport.height);
        Visitor visitor(viewport);
        visitor.look(2);
        for (const char* door : {"door-place", "door-watch", "door-roll"}) {
            INFO(door);
            const auto rect = visitor.rect(door);
            REQUIRE(rect);
            CHECK(rect->x >= 0);
            CHECK(rect->x + rect->width <= viewport.width);
            CHECK(std::min(rect->width, rect->height) >= 44);
        }
        CHECK_FALSE(visitor.sees("show-search"));
        CHECK_FALSE(visitor.sees("first-solid"));
        viewport.newcomer = false;
        Visitor other(viewport);
        other.look(2);
        CHECK_FALSE(other.sees("door-place"));
        CHECK(width_of_board(visitor) >= 0.9F * width_of_board(other));
    }
}

TEST_CASE("the first screen of who is new has at most 14 controls, too") {
    for (const Viewport& viewport : {laptop, phone}) {
        Visitor visitor(viewport);
        visitor.look(2);
        std::set<std::string> controls;
        for (const ui::Shown& shown : visitor.record().all()) {
            const bool is_board = shown.region == ui::Region::board;
            if (!ui::is_words(shown) && shown.visible && !is_board) controls.insert(shown.id);
        }
        CHECK(controls.size() <= 14);
    }
}

TEST_CASE("a door does on the board what it shows") {
    for (const Viewport& viewport : {laptop, phone}) {
        Visitor placing(viewport);
        REQUIRE(placing.tap("door-place"));
        CHECK(placing.app.board().count(Piece::queen) == 2);
        CHECK(placing.app.state().selected);
        CHECK(placing.app.conflicts().pairs.empty());
        CHECK(placing.app.state().tab == Tab::place);

        Visitor watching(viewport);
        REQUIRE(watching.tap("door-watch"));
        CHECK(watching.app.playing());
        // Ten seconds and the first frames.
        for (int frame = 0; frame < 660 && watching.app.playing(); ++frame) watching.look();
        CHECK(watching.app.player()->tally().solutions == 1);

        Visitor rolling(viewport);
        REQUIRE(rolling.tap("door-roll"));
        rolling.look(2);
        CHECK(rolling.app.state().view == View::solid);
        CHECK(rolling.app.board().surface() == torus_surface);
        CHECK(rolling.app.state().selected == first_state().selected);
    }
}

TEST_CASE("the queen that a door places can be completed to a solution") {
    Visitor visitor(laptop);
    REQUIRE(visitor.tap("door-place"));
    visitor.look(2);
    REQUIRE(visitor.click("ask-completable"));
    visitor.look(10);
    CHECK(visitor.app.hint().sentence.starts_with("Yes"));
    CHECK_FALSE(visitor.app.hint().in_vain);
}

TEST_CASE("doors are gone once a queen is placed, and where a board is presented") {
    Visitor visitor(laptop);
    REQUIRE(visitor.click("square a1"));
    visitor.look(2);
    CHECK_FALSE(visitor.sees("door-place"));
    Visitor presenting(laptop);
    presenting.app.apply(Present{true});
    presenting.look(3);
    CHECK_FALSE(presenting.sees("door-place"));
}

TEST_CASE("the help begins with the rule, and its doors work on any board") {
    for (const Viewport& viewport : {Viewport{1366, 768, false}, Viewport{390, 844, true}}) {
        Visitor visitor("n=5&t=klein&q=1.3.5.2.4&view=solid", viewport);
        REQUIRE(visitor.click("help"));
        visitor.look(2);
        const auto& all = visitor.record().all();
        CHECK(std::any_of(all.begin(), all.end(), [](const ui::Shown& shown) {
            return shown.label.find("so that none attacks another") != std::string::npos;
        }));
        REQUIRE(visitor.tap("door-watch-in-help"));
        visitor.look(3);
        CHECK(visitor.app.playing());
        CHECK(visitor.app.state().view == plain_view);
        CHECK(visitor.app.board().size() == Size{8, 8});
        CHECK_FALSE(visitor.sees("door-watch-in-help"));
    }
}
