// What the board shows of the mind of a search, and when it shows nothing of it.
#include "app/look/look_thoughts.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/shown.hpp"

using namespace queens;
using queens::tests::app_at;
using queens::tests::marked;

TEST_CASE(
    "a search that has ended shows its last solution or none, and nothing that it thinks of") {
    for (const Entry* entry : solvers()) {
        App app = app_at("n=" + std::string(entry->group != nullptr ? "7&t=torus" : "5") +
                         "&i=200000&a=" + std::string(entry->slug));
        if (app.player() == nullptr || !app.player()->done()) continue;
        const Look look = look_of(app);
        INFO(entry->slug << ": " << app.reason().sentence);
        CHECK(look.tints.empty());
        CHECK(look.outlines.empty());
        CHECK(look.sides.empty());
        CHECK(marked(look, MarkKind::note).empty());
        const auto& solutions = app.player()->findings();
        const bool is_one = !solutions.empty() && solutions.back().board == app.board();
        if (app.player()->found() <= Player::most_findings) CHECK(look.solved == is_one);
    }
}

TEST_CASE("a solution has no letters on its squares") {
    App app = app_at("n=8&a=exact_cover&i=140");
    CHECK_FALSE(marked(look_of(app), MarkKind::note).empty());
    app.apply(StepBy{1});
    REQUIRE(app.player()->last()->kind == EventKind::solution);
    CHECK(marked(look_of(app), MarkKind::note).empty());
}
