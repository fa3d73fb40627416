// Queens placed by the million, in the place of the board.
#include "ui/board/crowd.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "ui/reads.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("many queens take the place of the board, and one can come nearer to them") {
    for (const Viewport& viewport : {Viewport{1366, 768, false}, Viewport{390, 844, true}}) {
        Visitor visitor(viewport);
        visitor.app.apply(ChooseSolver{"construction"});
        visitor.app.apply(PlaceMany{100'000});
        for (int i = 0; i < 200 && !visitor.app.many_queens()->over(); ++i) visitor.look();
        visitor.look(2);
        const auto crowd = visitor.rect("crowd");
        REQUIRE(crowd);
        CHECK(crowd->width >= 0.75F * std::min(viewport.width, viewport.height));
        CHECK_FALSE(visitor.sees("square a1"));
        CHECK(reads(visitor, "One queen in every 9 is drawn"));
        visitor.turn_wheel("crowd", 20);
        visitor.look(2);
        CHECK(reads(visitor, "All queens in sight are drawn."));
        REQUIRE(visitor.click("whole-crowd"));
        visitor.look(2);
        CHECK(reads(visitor, "One queen in every 9 is drawn"));
        visitor.app.apply(OpenTab{Tab::place});
        visitor.look(2);
        CHECK(visitor.sees("square a1"));
    }
}

TEST_CASE("how many queens stand is said below them, and in the end that they are right") {
    for (const Viewport& viewport : viewports) {
        INFO(viewport.width << " x " << viewport.height);
        Visitor visitor(viewport);
        visitor.app.apply(ChooseSolver{"min_conflicts"});
        visitor.app.apply(OpenTab{Tab::solve});
        // More than any machine places in a frame.
        visitor.app.apply(PlaceMany{most_queens_on_page});
        visitor.look();
        REQUIRE_FALSE(visitor.app.many_queens()->over());
        CHECK(visitor.sees("crowd"));
        CHECK(reads_in_sight(visitor, " of 1,000,000 queens"));
        visitor.app.apply(PlaceMany{1000});
        for (int i = 0; i < 1000 && !visitor.app.many_queens()->over(); ++i) visitor.look();
        visitor.look(2);
        CHECK(reads_in_sight(visitor, "Checked: no queen attacks another."));
        REQUIRE(visitor.record().find("close-many")->visible);
        REQUIRE(visitor.tap("close-many"));
        visitor.look(2);
        CHECK(visitor.sees("square a1"));
    }
}
