// Hints on gardens in the program: what they say, what they show on the board, and how they are
// followed.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "app/grown_garden.hpp"
#include "app/look/look.hpp"
#include "app/requested.hpp"
#include "core/square.hpp"
#include "gardens/play.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("hints lead through a garden in two stages and can be followed to its solution") {
    App app = in_garden();
    for (int i = 0; i < 300 && app.answers().verdict.answer().mood != Mood::solved; ++i) {
        app.apply(AskHint{7});
        REQUIRE(app.hint().stage == HintStage::where);
        CHECK_FALSE(app.hint().square);
        CHECK(app.hint().ruled_out.empty());
        app.apply(AskHint{7});
        REQUIRE(app.hint().stage == HintStage::why);
        app.apply(FollowHint{});
        app.poll(i);
    }
    CHECK(app.answers().verdict.answer().sentence ==
          "Solved! Every row, column and region has its queen.");
}

TEST_CASE("where a hint looks, dots show what the queens rule out, and nowhere else") {
    App app = in_garden();
    for (int step = 0; step < 300 && !app.is_solved(); ++step) {
        app.apply(AskHint{7});
        app.poll(step);
        const Look look = look_of(app);
        const auto is_dotted = [&](Square square) {
            return std::find(look.marks.begin(), look.marks.end(),
                             Look::Mark{MarkKind::reach, square}) != look.marks.end();
        };
        std::size_t dotted = 0;
        for (const Square fallen : ruled_out_squares(app.board(), app.regions())) {
            if (is_marked(app.state().marks, fallen)) continue;
            bool looked_at = false;
            for (const auto& unit : app.hint().units) {
                looked_at = looked_at || std::find(unit.begin(), unit.end(), fallen) != unit.end();
            }
            CHECK(is_dotted(fallen) == looked_at);
            dotted += looked_at ? 1U : 0U;
        }
        CHECK(std::count_if(look.marks.begin(), look.marks.end(), [](const Look::Mark& mark) {
                  return mark.kind == MarkKind::reach;
              }) == static_cast<std::ptrdiff_t>(dotted));
        app.apply(AskHint{7});
        app.apply(FollowHint{});
        app.poll(step + 0.5);
    }
    CHECK(app.is_solved());
}

TEST_CASE("a hint that tries a queen shows where at first, and then all that she would force") {
    App app(1);
    app.apply(GrowGarden{8, {}, GardenRule::touch, GardenGrade::expert, 7});
    while (app.regions().empty()) app.poll(0, 1);
    int tried = 0;
    for (int step = 0; step < 300 && !app.is_solved(); ++step) {
        app.apply(AskHint{8});
        const Hint where = app.hint();
        app.apply(AskHint{8});
        const Hint why = app.hint();
        if (where.units.empty()) {
            ++tried;
            CHECK(where.square == why.square);
            CHECK(where.sentence ==
                  "What if a queen stood on " + square_name(*why.square, app.board().size()) + "?");
            app.poll(step);
            CHECK(look_of(app).ghosts.size() == why.forced.size());
        }
        app.apply(FollowHint{});
        app.poll(step + 0.5);
    }
    CHECK(app.is_solved());
    CHECK(tried > 0);
}

TEST_CASE("a hint is forgotten once a mark changes what it is about") {
    App app = in_garden();
    app.apply(AskHint{7});
    CHECK_FALSE(app.hint().sentence.empty());
    app.apply(MarkSquares{{{6, 6}}});
    CHECK(app.hint().sentence.empty());
}

TEST_CASE("a hint gives up on a garden in which a search for queens would take too long") {
    App app(1);
    app.apply(
        OpenLink{"v=1&n=14&g=qqq3__VEfqL_3_-1Ufqqj37VVUfqqqin1VUfiqv3__5Ufqo_3_tVUfqqqH__smAt"});
    REQUIRE(app.regions().is_playable());
    Marks row;
    for (int column = 0; column < 14; ++column) row.push_back({13, column});
    app.apply(MarkSquares{row});
    app.apply(AskHint{14});
    CHECK(app.hint().sentence == "What stands here fits no solution of this garden.");
}
