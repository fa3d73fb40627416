// What the board shows of the mind of a search, and when it shows nothing of it.
#include "app/look/look_thoughts.hpp"

#include <algorithm>
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

TEST_CASE("no square is to be tried beside a piece that is taken off since none is left") {
    for (const char* slug : {"free_tiles", "fewest_pawns", "exact_cover", "backtracking"}) {
        App app = app_at("n=6&a=" + std::string(slug) + "&i=0");
        std::size_t taken_off = 0;
        for (int step = 0; step < 300; ++step) {
            app.apply(StepBy{1});
            if (app.player()->last()->kind != EventKind::remove) continue;
            ++taken_off;
            INFO(slug << " at step " << app.player()->step());
            const Look look = look_of(app);
            CHECK(std::none_of(look.tints.begin(), look.tints.end(), [](const Look::Tint& tint) {
                return tint.kind == TintKind::domain;
            }));
        }
        CHECK(taken_off > 0);
    }
}

TEST_CASE("free squares outside the chosen line are named beside those to be tried next") {
    const auto words = [](const char* link) {
        std::vector<std::string> said;
        for (const LegendItem& item : look_of(app_at(link)).legend) said.push_back(item.words);
        return said;
    };
    const auto has = [](const std::vector<std::string>& said, const char* word) {
        return std::find(said.begin(), said.end(), word) != said.end();
    };
    const auto cover = words("n=8&a=exact_cover&i=43");
    CHECK(has(cover, "to be tried next"));
    CHECK(has(cover, "free"));
    // Here attacked squares are bare, too.
    CHECK_FALSE(has(words("n=8&a=fewest_free&i=20"), "free"));
}

TEST_CASE("a repair keeps the counts in the column of a queen until the step after it has moved") {
    App app = app_at("n=8&a=min_conflicts&k=2&s=4&i=8");
    std::size_t moves = 0;
    for (int step = 0; step < 12; ++step) {
        const std::vector<Square> counted = marked(look_of(app), MarkKind::note);
        app.apply(StepBy{1});
        if (app.player()->done() || look_of(app).solved) break;
        if (app.player()->last()->kind != EventKind::place || counted.empty()) continue;
        ++moves;
        const Square moved = app.player()->last()->square;
        for (const Square square : counted) {
            if (square == moved) continue;
            const std::vector<Square> kept = marked(look_of(app), MarkKind::note);
            CHECK(std::find(kept.begin(), kept.end(), square) != kept.end());
        }
    }
    CHECK(moves > 0);
}

TEST_CASE("the child of a genetic algorithm shows which queens come from which parent") {
    App app = app_at("n=8&a=genetic&i=0");
    std::size_t inherited = 0;
    for (int step = 0; step < 200; ++step) {
        app.apply(StepBy{1});
        if (app.player()->done()) break;
        for (const Look::Tint& tint : look_of(app).tints) {
            ++inherited;
            CHECK(app.board().at(tint.square) == Piece::queen);
        }
    }
    CHECK(inherited > 20);
}

TEST_CASE("a solution has no letters on its squares") {
    App app = app_at("n=8&a=exact_cover&i=140");
    CHECK_FALSE(marked(look_of(app), MarkKind::note).empty());
    app.apply(StepBy{1});
    REQUIRE(app.player()->last()->kind == EventKind::solution);
    CHECK(marked(look_of(app), MarkKind::note).empty());
}
