// What the board shows of the mind of a search, and when it shows nothing of it.
#include "app/look/look_thoughts.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <sstream>
#include <string>

#include "app/shown.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// The square in whose middle a point of the sheet is.
Square square_at(SheetPoint point) { return {point.row / 4, point.column / 4}; }

/// Whether a comparison such as "16 + 0 < 36" is true.
bool is_true(const std::string& comparison) {
    std::istringstream words(comparison);
    int left = 0;
    words >> left;
    for (std::string sign; words >> sign && sign == "+";) {
        int more = 0;
        words >> more;
        left += more;
    }
    int right = 0;
    return words >> right && words.eof() && left < right;
}

}  // namespace

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

TEST_CASE("a square is called covered only while a queen that covers it stands") {
    App app = app_at("n=8&a=exact_cover&i=0");
    std::size_t taken_off = 0;
    for (int step = 0; step < 60; ++step) {
        app.apply(StepBy{1});
        INFO("step " << app.player()->step());
        if (app.player()->last()->kind == EventKind::remove) ++taken_off;
        for (const Square square : marked(look_of(app), MarkKind::note)) {
            CHECK_FALSE(pieces_attacking(app.board(), square).empty());
        }
    }
    CHECK(taken_off > 0);
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

TEST_CASE("a search that finds too little room shows by which sum") {
    for (const char* link : {"n=6&a=domination", "n=6&a=fewest_pawns", "n=6&a=armies&k=4"}) {
        App app = app_at(std::string(link) + "&i=0");
        std::size_t sums = 0;
        for (int step = 0; step < 1500; ++step) {
            app.apply(StepBy{1});
            INFO(link << " at step " << step);
            for (const LegendItem& item : look_of(app).legend) {
                if (item.sum.find('<') == std::string::npos) continue;
                ++sums;
                INFO(item.sum << ": " << item.words);
                CHECK(is_true(item.sum));
            }
        }
        CHECK(sums > 10);
    }
}

TEST_CASE("a piece is taken off for want of room, and the legend shows what is too little") {
    App app = app_at("n=6&a=fewest_pawns&i=0");
    for (int step = 0; step < 300; ++step) {
        app.apply(StepBy{1});
        const bool taken_off = app.player()->last()->kind == EventKind::remove;
        const std::vector<LegendItem> legend = look_of(app).legend;
        CHECK(taken_off == std::any_of(legend.begin(), legend.end(), [](const LegendItem& item) {
                  return item.sum.find('<') != std::string::npos;
              }));
    }
}

TEST_CASE("a dashed line leads to each square just blocked, from each queen because of whom") {
    for (const char* link :
         {"n=13&t=torus&a=group_search", "n=11&t=torus&a=single_run&k=4.3.1.1.1"}) {
        App app = app_at(std::string(link) + "&i=0");
        std::size_t blocked = 0;
        for (int step = 0; step < 400; ++step) {
            app.apply(StepBy{1});
            const Look look = look_of(app);
            std::set<Square> reached;
            for (const Look::Line& line : look.lines) {
                if (line.kind != LineKind::blocking) continue;
                const auto& [from, to, direction, from_edge, to_edge] = line.stroke;
                if (!from_edge) CHECK(app.board().at(square_at(from)) == Piece::queen);
                if (!to_edge) reached.insert(square_at(to));
            }
            for (const Look::Tint& tint : look.tints) {
                if (tint.kind != TintKind::blocked) continue;
                ++blocked;
                CHECK(reached.contains(tint.square));
            }
        }
        CHECK(blocked > 20);
    }
}

TEST_CASE("a line that is blocked as a whole shows which queens block its squares") {
    App app = app_at("n=13&t=torus&a=group_search&i=0");
    std::size_t dead = 0;
    for (int step = 0; step < 2000; ++step) {
        app.apply(StepBy{1});
        const Look look = look_of(app);
        const auto found = std::find_if(
            look.outlines.begin(), look.outlines.end(),
            [](const Look::Outline& outline) { return outline.kind == OutlineKind::dead; });
        if (found == look.outlines.end()) continue;
        for (const Look::Line& line : look.lines) {
            if (line.kind != LineKind::blocking || line.stroke.to_edge) continue;
            ++dead;
            const Square square = square_at(line.stroke.to);
            CHECK(std::count(found->squares.begin(), found->squares.end(), square) == 1);
        }
    }
    CHECK(dead > 20);
}

TEST_CASE(
    "the parents and the child of a genetic algorithm show who has handed down which columns") {
    App app = app_at("n=8&a=genetic&i=0");
    std::size_t handed_down = 0;
    for (int step = 0; step < 200 && !app.player()->done(); ++step) {
        app.apply(StepBy{1});
        const auto& family = std::get<Generations>(app.insight()->picture.shown).family.boards;
        if (family.size() < 3) continue;
        const BoardRow::Item& child = family.back();
        for (const Square queen : child.queens) {
            const auto parent =
                std::find_if(child.grounds.begin(), child.grounds.end(),
                             [&](const Ground& ground) { return ground.square == queen; });
            if (parent == child.grounds.end()) continue;
            ++handed_down;
            const bool first = parent->kind == GroundKind::first_parent;
            const std::vector<Ground>& grounds = family[first ? 0 : 1].grounds;
            CHECK(std::any_of(grounds.begin(), grounds.end(), [&](const Ground& ground) {
                return ground.square.row == queen.row;
            }));
        }
        CHECK(child.grounds.size() % 8 == 0);
    }
    CHECK(handed_down > 20);
}

TEST_CASE("the search for free squares marks every empty square that a queen threatens") {
    App app = app_at("n=6&a=free_tiles&i=0");
    for (int step = 0; step < 200; ++step) {
        app.apply(StepBy{1});
        const EventKind kind = app.player()->last()->kind;
        if (kind != EventKind::place) continue;
        std::vector<Square> threatened = marked(look_of(app), MarkKind::note);
        std::sort(threatened.begin(), threatened.end());
        std::vector<Square> expected;
        for (int i = 0; i < app.board().size().area(); ++i) {
            const Square square = app.board().size().square(i);
            const bool stands = app.board().at(square) != Piece::none;
            if (!stands && !is_free(app.board(), square)) expected.push_back(square);
        }
        CHECK(threatened == expected);
    }
}

TEST_CASE("a solution has no letters on its squares") {
    App app = app_at("n=8&a=exact_cover&i=140");
    CHECK_FALSE(marked(look_of(app), MarkKind::note).empty());
    app.apply(StepBy{1});
    REQUIRE(app.player()->last()->kind == EventKind::solution);
    CHECK(marked(look_of(app), MarkKind::note).empty());
}
