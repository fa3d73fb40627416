// The solutions that a run has found, under the hands of a visitor.
#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("every solution that a run has found is a small board that leads back to it") {
    Visitor visitor("n=6&a=backtracking&i=1051", {}, 4);
    REQUIRE(visitor.app.player()->done());
    for (int number = 4; number >= 1; --number) {
        const std::string id = "solution-" + std::to_string(number);
        INFO(id);
        REQUIRE(visitor.click(id));
        visitor.look(2);
        CHECK(is_solution(visitor.app.board(), 6));
        CHECK(visitor.app.player()->tally().solutions == static_cast<std::uint64_t>(number));
        CHECK(visitor.record().find(id)->on);
    }
    CHECK_FALSE(visitor.sees("solution-5"));
}

TEST_CASE("a search for the most queens shows its records, and calls them so") {
    Visitor visitor("n=5&a=most_pieces&i=100", {}, 4);
    REQUIRE(visitor.sees("solution-1"));
    CHECK(visitor.record().find("solution-1")->label.starts_with("Record 1, step "));
}

TEST_CASE("a solution that is found again lights the board that it was found as") {
    Visitor visitor("n=5&a=free_tiles&i=130", {}, 4);
    REQUIRE(visitor.app.player()->last()->kind == EventKind::reject);
    std::size_t lit = 0;
    for (int number = 1; number <= 2; ++number) {
        lit += visitor.record().find("solution-" + std::to_string(number))->on;
    }
    CHECK(lit == 1);
}

TEST_CASE("of many solutions the first are shown, and how many more there are is said") {
    Visitor visitor("n=8&a=backtracking&i=17869", {}, 4);
    CHECK(visitor.sees("solution-12"));
    CHECK_FALSE(visitor.sees("solution-13"));
    bool said = false;
    for (const ui::Shown& shown : visitor.record().all()) {
        said = said || shown.label == "and 80 more solutions";
    }
    CHECK(said);
}

TEST_CASE("before the first solution there is no board, and none of boards that would be a blur") {
    Visitor visitor("n=8&a=backtracking&i=100", {}, 4);
    CHECK_FALSE(visitor.sees("solution-1"));
    visitor.open("n=100&a=min_conflicts&i=4000", 10);
    CHECK_FALSE(visitor.sees("solution-1"));
}

TEST_CASE("a phone follows the line that is lit, and goes back up to a solution") {
    Visitor visitor("n=8&a=backtracking&i=979", {390, 664, true}, 4);
    visitor.open_panel();
    CHECK(visitor.sees("solver"));
    for (int step = 0; step < 2; ++step) {
        visitor.app.apply(StepBy{1});
        visitor.look(4);
    }
    CHECK_FALSE(visitor.sees("solver"));
    visitor.app.apply(StepBy{1});
    visitor.look(4);
    CHECK(visitor.sees("solver"));
    CHECK(visitor.sees("solution-1"));
}

TEST_CASE("the lines of the algorithm are hidden and shown again by a press") {
    Visitor visitor("n=8&a=backtracking&i=18", {}, 4);
    REQUIRE(visitor.click("pseudocode"));
    CHECK_FALSE(visitor.app.state().pseudocode);
    REQUIRE(visitor.click("pseudocode"));
    CHECK(visitor.app.state().pseudocode);
}

TEST_CASE("both ways to put a run away can be seen, whatever runs") {
    for (const Viewport& viewport : viewports) {
        const bool is_upright = viewport.height > viewport.width;
        if (is_upright) continue;
        for (const Entry* entry : solvers()) {
            Visitor visitor(viewport);
            const std::string run = "&i=12&a=" + std::string(entry->slug);
            visitor.app.apply(OpenLink{"n=7" + run});
            if (!visitor.app.player()) visitor.app.apply(OpenLink{"n=7&t=torus" + run});
            visitor.look(4);
            visitor.open_panel();
            INFO(entry->slug << " at " << viewport.width << " x " << viewport.height);
            CHECK(visitor.sees("close-run"));
            CHECK(visitor.sees("keep-position"));
        }
    }
}
