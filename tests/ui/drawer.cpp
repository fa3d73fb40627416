// The panel of a small screen, and what the board has of it.
#include "ui/drawer.hpp"

#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

constexpr Viewport phones[] = {{390, 844, true}, {390, 664, true}, {360, 640, true}};
constexpr Viewport phone = phones[0];
constexpr Viewport on_its_side{844, 390, true};

/// The height at which the panel begins, or on its side how far left.
float top_of_panel(const Visitor& visitor) { return visitor.rect("tab-place")->y; }

/// Draws the open panel up by its tabs, over the board.
void raise(Visitor& visitor) {
    const float open = top_of_panel(visitor);
    const ImVec2 from = visitor.middle_of("tab-count");
    visitor.drag_up(from, from.y - 80, 1);
    visitor.look(2);
    REQUIRE(top_of_panel(visitor) < open - 100);
}

}  // namespace

TEST_CASE("while a search runs the board has 85 % of the width of a phone, whatever the solver") {
    for (const Viewport& viewport : phones) {
        for (const Entry* entry : solvers()) {
            Visitor visitor("n=8&i=18&a=" + std::string(entry->slug), viewport);
            // Some searches end before step 18.
            visitor.app.apply(DismissNotice{});
            visitor.look(3);
            const auto square = visitor.rect("square a1");
            if (visitor.app.player() == nullptr || !square) continue;
            const auto columns = static_cast<float>(visitor.app.board().columns());
            INFO(entry->slug << " at " << viewport.width << " x " << viewport.height);
            CHECK(columns * square->width >= 0.85F * viewport.width);
            CHECK(square->y + square->height < visitor.rect("scrubber")->y);
            CHECK(visitor.rect("scrubber")->width >= 150);
        }
    }
}

TEST_CASE("a run folds the panel of a phone to its tabs, and its end opens it again") {
    for (const Viewport& viewport : {phone, on_its_side}) {
        Visitor visitor(viewport);
        visitor.open_panel();
        CHECK_FALSE(visitor.is_folded());
        visitor.tap("play");
        visitor.look(3);
        CHECK(visitor.is_folded());
        visitor.app.apply(CloseRun{});
        visitor.look(3);
        CHECK_FALSE(visitor.is_folded());
    }
}

TEST_CASE("the panel is folded on the first screen where it would take from the board") {
    for (const Viewport& viewport : {Viewport{360, 640, true}, on_its_side}) {
        Visitor visitor(viewport);
        CHECK(visitor.is_folded());
        visitor.click("square g6");
        visitor.look(3);
        CHECK(visitor.is_folded());
    }
    CHECK_FALSE(Visitor(Viewport{390, 844, true}).is_folded());
}

TEST_CASE("a tap on a tab opens the folded panel, and one on the same tab folds it") {
    for (const Viewport& viewport : {phone, on_its_side}) {
        Visitor visitor("n=8&a=backtracking&i=18", viewport);
        REQUIRE(visitor.tap("tab-solve"));
        visitor.look(2);
        CHECK(visitor.sees("solver"));
        REQUIRE(visitor.tap("tab-solve"));
        visitor.look(2);
        CHECK(visitor.is_folded());
        CHECK_FALSE(visitor.sees("solver"));
        REQUIRE(visitor.tap("tab-place"));
        visitor.look(2);
        CHECK(visitor.app.state().tab == Tab::place);
        CHECK_FALSE(visitor.is_folded());
    }
}

TEST_CASE("a finger draws the panel up by its tabs to below the bar, and pushes it down to them") {
    Visitor visitor(phone);
    const ImVec2 from = visitor.middle_of("tab-count");
    visitor.drag_up(from, from.y - 80, 1);
    visitor.look(2);
    CHECK(top_of_panel(visitor) < 90);
    CHECK(visitor.app.state().tab == Tab::solve);
    CHECK_FALSE(visitor.sees("board"));
    visitor.drag_up(visitor.middle_of("tab-count"), -740, 1);
    visitor.look(2);
    CHECK(visitor.is_folded());
    CHECK(visitor.sees("board"));
}

TEST_CASE("a finger that lets the panel go between two places leaves it at the nearer one") {
    Visitor visitor(phone);
    const float before = top_of_panel(visitor);
    visitor.drag_up(visitor.middle_of("tab-count"), 60, 1);
    visitor.look(2);
    CHECK(top_of_panel(visitor) == before);
}

TEST_CASE("a finger that pulls the content up draws the panel out first and then scrolls it") {
    Visitor visitor(phone);
    visitor.app.apply(OpenTab{Tab::maths});
    visitor.look(3);
    const float before = top_of_panel(visitor);
    visitor.drag_up({300, 800}, 500, 1);
    visitor.look(2);
    CHECK(top_of_panel(visitor) < before - 200);
    CHECK(visitor.app.state().tab == Tab::maths);
}

TEST_CASE("a panel that lies over the board gives way to what is chosen in it for the board") {
    Visitor visitor(phone);
    visitor.app.apply(OpenTab{Tab::place});
    visitor.look(3);
    const float open = top_of_panel(visitor);
    raise(visitor);
    REQUIRE(visitor.tap("rook"));
    visitor.look(3);
    CHECK(top_of_panel(visitor) < open - 100);
    REQUIRE(visitor.tap("gardens"));
    visitor.look(3);
    CHECK(top_of_panel(visitor) == open);
    raise(visitor);
    REQUIRE(visitor.tap("garden-hint"));
    visitor.look(3);
    CHECK(top_of_panel(visitor) == open);
    raise(visitor);
    REQUIRE(visitor.tap("prove-garden"));
    visitor.look(3);
    CHECK(top_of_panel(visitor) == open);
}

TEST_CASE("a panel that lies over the boards of a race gives way when they begin to race") {
    Visitor visitor(phone);
    visitor.app.apply(OpenTab{Tab::race});
    visitor.look(3);
    const float open = top_of_panel(visitor);
    raise(visitor);
    REQUIRE(visitor.tap("run-race"));
    visitor.look(3);
    CHECK(top_of_panel(visitor) == open);
}

TEST_CASE("a panel that is thrown goes farther than the finger") {
    Visitor visitor(phone);
    const ImVec2 from = visitor.middle_of("tab-count");
    visitor.put_down(from);
    for (int i = 1; i <= 6; ++i) visitor.move_to({from.x, from.y - 30 * static_cast<float>(i)});
    visitor.lift();
    visitor.look(2);
    CHECK(top_of_panel(visitor) < 90);
}

TEST_CASE("a finger that scrolls presses nothing, and what it threw rolls on") {
    Visitor visitor(on_its_side);
    visitor.open_panel();
    const auto solver = visitor.rect("solver");
    REQUIRE(solver);
    const ImVec2 from = visitor.middle_of("solver");
    visitor.put_down({from.x, from.y + 100});
    for (int i = 1; i <= 4; ++i)
        visitor.move_to({from.x, from.y + 100 - 12 * static_cast<float>(i)});
    visitor.lift();
    const auto let_go = visitor.rect("solver");
    visitor.look(10);
    const auto later = visitor.rect("solver");
    CHECK(visitor.app.player() == nullptr);
    CHECK_FALSE(visitor.sees("solver-search"));
    CHECK((!let_go || let_go->y < solver->y - 20));
    CHECK((!let_go || !later || later->y < let_go->y - 5));
}

TEST_CASE("the speed of a phone's transport is chosen in a menu") {
    Visitor visitor("n=8&a=backtracking&i=18", phone);
    CHECK_FALSE(visitor.sees("speed"));
    REQUIRE(visitor.tap("speed-menu"));
    visitor.look(3);
    CHECK(visitor.sees("speed"));
    REQUIRE(visitor.tap("speed-10"));
    CHECK(visitor.app.speed() == 10);
    visitor.look(2);
    CHECK_FALSE(visitor.sees("speed-10"));
}

TEST_CASE("every tab has a place of its own to which it is scrolled, the top at first") {
    Visitor visitor("n=8&room=place", {1366, 640, false});
    visitor.turn_wheel("queen", -5);
    visitor.look(3);
    CHECK_FALSE(visitor.sees("queen"));
    visitor.app.apply(OpenTab{Tab::maths});
    visitor.look(3);
    CHECK(visitor.sees("topic-permutation"));
    visitor.app.apply(OpenTab{Tab::place});
    visitor.look(3);
    CHECK_FALSE(visitor.sees("queen"));
}

TEST_CASE(
    "where a lesson leaves little room the panel of a phone on its side lies over the board") {
    // Beside a lesson on 844 x 390.
    Visitor visitor("n=6&room=place&goal=solution", {504, 390, true, false, false, true}, 10);
    CHECK(visitor.is_folded());
    CHECK(visitor.rect("square a1")->width >= 40);
    const float folded = visitor.rect("square a1")->width;
    visitor.open_panel();
    visitor.look(30);
    CHECK_FALSE(visitor.is_folded());
    CHECK(visitor.rect("square a1")->width == folded);
}
