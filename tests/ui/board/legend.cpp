// The legend below the board.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>

#include "app/look/look.hpp"
#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

bool shows(const Visitor& visitor, std::string_view words) {
    const auto& all = visitor.record().all();
    return std::any_of(all.begin(), all.end(),
                       [&](const ui::Shown& shown) { return shown.label == words; });
}

/// How far below the edge of the screen a text stands that must be there.
float height_of(const Visitor& visitor, std::string_view words) {
    for (const ui::Shown& shown : visitor.record().all()) {
        if (shown.label == words) return shown.rect.y;
    }
    FAIL(words << " is not on the screen");
    return 0;
}

}  // namespace

TEST_CASE("a phone and a laptop show what the marks of a refusal mean") {
    for (const auto& viewport : {Viewport{}, Viewport{390, 844, true}}) {
        Visitor visitor("n=8&a=backtracking&i=18", viewport);
        for (const char* const words : {"rejected now", "attacks it", "rejected before"}) {
            INFO(words << " at " << viewport.width);
            CHECK(shows(visitor, words));
        }
    }
}

TEST_CASE("the sum that decided a step is on every screen, with words where they have room") {
    for (const char* const presenting : {"", "&present=1"}) {
        Visitor visitor("n=6&a=domination&i=8" + std::string(presenting), {1024, 768, false});
        CHECK(shows(visitor, "18 + 0 < 36"));
        if (!visitor.app.presenting())
            CHECK(shows(visitor, "she covers 18, the next ones at most 0: too few for 36"));
    }
}

TEST_CASE("the board stays where it is from step to step") {
    for (const auto& viewport : {Viewport{}, Viewport{390, 844, true}}) {
        for (const char* const solver : {"backtracking", "constraint", "min_conflicts"}) {
            Visitor visitor("n=8&i=0&a=" + std::string(solver), viewport);
            const auto before = visitor.rect("square a1");
            REQUIRE(before);
            for (int step = 0; step < 30; ++step) {
                visitor.app.apply(StepBy{1});
                visitor.look();
                INFO(solver << " at " << viewport.width << ", step " << step);
                REQUIRE(visitor.rect("square a1")->x == before->x);
                REQUIRE(visitor.rect("square a1")->y == before->y);
            }
        }
    }
}

TEST_CASE("the legend says what the numbers beside rows and columns are") {
    for (const auto& [solver, words] :
         {std::pair{"constraint", "free squares of this line"},
          {"fewest_free", "free squares of this line"},
          {"completion", "free squares of this line"},
          {"exact_cover", "options of this line"},
          {"fewest_pawns", "room for queens"},
          {"construction", "row of this column's queen"},
          {"permutations", "column of this row's queen, from the left"}}) {
        Visitor visitor("n=8&i=5&a=" + std::string(solver));
        INFO(solver);
        REQUIRE_FALSE(look_of(visitor.app).sides.empty());
        CHECK(shows(visitor, words));
    }
}

TEST_CASE(
    "where the board of a phone leaves no room, counters and legend come before the algorithm") {
    for (const char* const link :
         {"n=8&a=backtracking&i=300", "n=6&a=armies&i=30", "n=8&a=domination&i=50"}) {
        for (const Viewport& viewport : {Viewport{360, 640, true}, Viewport{844, 390, true}}) {
            INFO(link << " at " << viewport.width);
            Visitor visitor(link, viewport);
            visitor.open_panel();
            const std::vector<LegendItem> legend = look_of(visitor.app).legend;
            REQUIRE_FALSE(legend.empty());
            const auto& all = visitor.record().all();
            const auto code = std::find_if(all.begin(), all.end(),
                                           [](const ui::Shown& shown) { return shown.lit; });
            REQUIRE(code != all.end());
            for (const LegendItem& item : legend) {
                INFO(item.words);
                CHECK(height_of(visitor, item.words) < code->rect.y);
            }
            CHECK(height_of(visitor, "Rejected") < code->rect.y);
        }
    }
}

TEST_CASE("below a presented board the legend leaves nothing out") {
    for (const char* const solver : {"backtracking", "exact_cover", "constraint"}) {
        Visitor visitor("n=8&i=0&present=1&a=" + std::string(solver), {820, 1180, true});
        for (int step = 0; step < 60; ++step) {
            visitor.app.apply(StepBy{1});
            visitor.look();
            for (const LegendItem& item : look_of(visitor.app).legend) {
                INFO(solver << ", step " << step << ": " << item.words);
                REQUIRE(shows(visitor, item.words));
            }
        }
    }
}

TEST_CASE("a phone on its side shows the legend below the transport") {
    Visitor visitor("n=8&a=backtracking&i=18", {844, 390, true});
    for (const char* const words : {"rejected now", "attacks it", "rejected before"}) {
        INFO(words);
        CHECK(height_of(visitor, words) > visitor.rect("play")->y);
    }
}
