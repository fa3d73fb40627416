// What the board shows of the steps of a search: the same forward and back, and always why.
#include "app/look/look_search.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "app/shown.hpp"
#include "core/say.hpp"
#include "solvers/parts/reasons.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

std::vector<Look::Outline> outlined(const Look& look, OutlineKind kind) {
    std::vector<Look::Outline> found;
    for (const Look::Outline& outline : look.outlines) {
        if (outline.kind == kind) found.push_back(outline);
    }
    return found;
}

/// The start of a run of a solver on a board that it accepts: a plane, or else a torus.
std::string run_of(const Entry& entry) {
    const std::string plane = "n=6&a=" + std::string(entry.slug);
    App app(1);
    app.apply(OpenLink{plane + "&i=0"});
    return app.player() != nullptr ? plane : "n=7&t=torus&a=" + std::string(entry.slug);
}

/// A refusal that no mark, line, outline or arrow explains, and why there can be none.
struct Unexplained {
    std::string_view solver;
    std::string_view sentence;
    std::string_view why;
};
constexpr std::array unexplained{
    Unexplained{"free_tiles", "This solution was found before", "all queens are the reason"},
    Unexplained{"fundamental", "Turned or mirrored", "all queens are the reason"},
    Unexplained{"group_search", "This solution has the same", "all queens are the reason"},
    Unexplained{"constraint", "some line would have", "squares ruled out before have letters"},
    Unexplained{"constraint", "Too many lines", "squares ruled out before have letters"},
    Unexplained{"completion", "some line would have", "squares ruled out before have letters"},
    Unexplained{"completion", "Too many lines", "squares ruled out before have letters"},
    Unexplained{"completion", "Some rows have fewer columns", "it is about several rows"},
    Unexplained{"domination", "the queens still allowed", "uncovered squares have letters"},
    Unexplained{"queens_and_pawns", "would not separate two queens", "there is no queen to show"},
};

bool is_explained(const Look& look, const App& app) {
    const Event event = *app.player()->last();
    if (look.board.at(event.square) != Piece::none) return true;
    if (!marked(look, MarkKind::attacker).empty()) return true;
    if (!outlined(look, OutlineKind::dead).empty() || !look.arrows.empty()) return true;
    return !look.lines.empty() && !marked(look, MarkKind::conflict).empty();
}

bool is_listed(const App& app) {
    const std::string sentence = app.player()->explanation();
    return std::any_of(unexplained.begin(), unexplained.end(), [&](const Unexplained& one) {
        return one.solver == app.player()->entry().slug &&
               sentence.find(one.sentence) != std::string::npos;
    });
}

/// The start of a search that refuses squares on that surface: of backtracking, where it has
/// anything to try.
App searching_on(const NamedSurface& surface) {
    for (const char* const run :
         {"n=6&a=backtracking", "n=4x8&a=backtracking", "n=6&a=permutations"}) {
        App app = app_at(std::string(run) + "&i=0&t=" + std::string(surface.slug));
        for (int step = 0; app.player() != nullptr && step < 300; ++step) app.apply(StepBy{1});
        if (app.player() == nullptr || app.player()->tally().rejections < 30) continue;
        app.apply(StepBy{-300});
        return app;
    }
    FAIL("no search refuses squares on the surface " << surface.slug);
    return App(1);
}

}  // namespace

TEST_CASE("on every surface a refusal shows its attacker, the line from it and the piece tried") {
    for (const NamedSurface& surface : surfaces) {
        App app = searching_on(surface);
        for (int step = 1; step <= 300; ++step) {
            app.apply(StepBy{1});
            if (app.player()->last()->kind != EventKind::reject) continue;
            if (!app.player()->reason().line) continue;
            INFO(surface.slug << ", step " << step << ": " << app.player()->explanation());
            const Square refused = app.player()->last()->square;
            const Look look = look_of(app);
            const std::vector<Square> attackers = marked(look, MarkKind::attacker);
            REQUIRE(attackers == app.player()->reason().attackers);
            REQUIRE(attackers.size() == 1);
            REQUIRE_FALSE(look.lines.empty());
            CHECK(look.lines.front().kind == LineKind::conflict);
            CHECK(look.lines.front().stroke.from == middle_of(refused));
            CHECK(look.lines.back().stroke.to == middle_of(attackers.front()));
            CHECK(look.ghosts == std::vector{Look::Ghost{refused, Piece::queen}});
        }
    }
}

TEST_CASE("every refusal of every solver is drawn with its reason") {
    for (const Entry* entry : solvers()) {
        App app = app_at(run_of(*entry) + "&i=0");
        for (int step = 1; step <= 2000 && !app.player()->done(); ++step) {
            app.apply(StepBy{1});
            if (app.player()->last()->kind != EventKind::reject) continue;
            const bool drawn = is_explained(look_of(app), app) || is_listed(app);
            if (drawn) continue;
            INFO(entry->slug << ", step " << step << ": " << app.player()->explanation());
            CHECK(drawn);
            break;
        }
    }
}

TEST_CASE("a step back shows what the step forward has shown") {
    for (const Entry* entry : solvers()) {
        App app = app_at(run_of(*entry) + "&i=0");
        for (int step = 1; step <= 60; ++step) {
            app.apply(StepBy{1});
            const Look forward = look_of(app);
            const bool ended = app.player()->done();
            app.apply(StepBy{1});
            if (!ended) app.apply(StepBy{-1});
            INFO(entry->slug << ", step " << step);
            REQUIRE(look_of(app) == forward);
        }
    }
}

TEST_CASE("a row without a square left is framed as a whole, and the sentence names it") {
    App app = app_at("n=4&a=backtracking&i=0");
    while (app.player()->tally().removals == 0) app.apply(StepBy{1});
    const Look look = look_of(app);
    const auto dead = outlined(look, OutlineKind::dead);
    REQUIRE(dead.size() == 1);
    REQUIRE(dead.front().squares.size() == 4);
    const std::string row = "row " + row_name(dead.front().squares.front().row, {4, 4});
    CHECK(app.player()->explanation().find(row) != std::string::npos);
    const Square removed = app.player()->last()->square;
    CHECK(look.ghosts == std::vector{Look::Ghost{removed, Piece::queen, true}});
}

TEST_CASE("a dead end frames its line and blames no single square") {
    App app = app_at("n=8&a=fewest_free&i=0");
    while (app.player()->tally().rejections == 0) app.apply(StepBy{1});
    const Look look = look_of(app);
    CHECK(outlined(look, OutlineKind::dead).size() == 1);
    CHECK(marked(look, MarkKind::rejected).empty());
    CHECK(look.ghosts.empty());
}

TEST_CASE("a queen that a repair moves has an arrow within its column") {
    App app = app_at("n=8&a=min_conflicts&k=2&s=3&i=8");
    int moves = 0;
    for (int step = 0; step < 40 && !app.player()->done(); ++step) {
        app.apply(StepBy{1});
        const auto before = app.player()->earlier(1);
        const bool moved =
            app.player()->last()->kind == EventKind::place && before->kind == EventKind::remove;
        const Look look = look_of(app);
        REQUIRE(look.arrows.size() == (moved ? 1 : 0));
        if (!moved) continue;
        ++moves;
        CHECK(look.arrows.front() ==
              Look::Arrow{ArrowKind::moved, before->square, app.player()->last()->square});
    }
    CHECK(moves > 0);
}

TEST_CASE("a swap has two arrows, those of a swap that is only weighed are proposed") {
    App app = app_at("n=8&a=annealing&s=3&i=8");
    int made = 0;
    int weighed = 0;
    for (int step = 0; step < 200 && !app.player()->done(); ++step) {
        app.apply(StepBy{1});
        const Look look = look_of(app);
        if (look.arrows.size() != 2) continue;
        const EventKind kind = app.player()->last()->kind;
        (kind == EventKind::reject ? weighed : made) += kind != EventKind::remove;
        for (const Look::Arrow& arrow : look.arrows) {
            const bool stands = kind == EventKind::place;
            CHECK(arrow.kind == (stands ? ArrowKind::moved : ArrowKind::proposed));
            CHECK(arrow.from.column == arrow.to.column);
        }
        CHECK(look.arrows[0].from.row == look.arrows[1].to.row);
        CHECK(look.arrows[1].from.row == look.arrows[0].to.row);
    }
    CHECK(made > 0);
    CHECK(weighed > 0);
}

TEST_CASE("a new start and a child of queens have no arrows, but for those of its mutation") {
    CHECK(look_of(app_at("n=6&a=local_search&i=87")).arrows.empty());
    App app = app_at("n=8&a=genetic&s=3");
    std::size_t of_children = 0;
    std::size_t of_mutations = 0;
    for (int step = 0; step < 500; ++step) {
        app.apply(StepBy{1});
        constexpr std::uint8_t line_mutate = 6;
        const bool mutates = app.player()->last()->line == line_mutate;
        (mutates ? of_mutations : of_children) += look_of(app).arrows.size();
    }
    CHECK(of_children == 0);
    CHECK(of_mutations > 0);
}

TEST_CASE("queens that are taken off to swap show where they go, and no row is framed") {
    for (const char* const run : {"n=8&a=annealing&s=3&i=8", "n=10&a=local_search&s=1&i=300"}) {
        App app = app_at(run);
        int taken_off = 0;
        for (int step = 0; step < 400 && !app.player()->done(); ++step) {
            app.apply(StepBy{1});
            if (app.player()->last()->kind != EventKind::remove) continue;
            const Look look = look_of(app);
            const Square queen = app.player()->last()->square;
            if (look.arrows.empty()) continue;
            ++taken_off;
            INFO(run << ", step " << app.player()->step());
            REQUIRE(look.arrows.size() == 2);
            CHECK((look.arrows[0].from == queen || look.arrows[1].from == queen));
            CHECK(look.outlines.empty());
        }
        CHECK(taken_off > 0);
    }
}

TEST_CASE("on the torus a line that is dead is framed as a whole, and the sentence names it") {
    App app = app_at("n=11&t=torus&a=group_search&i=0");
    std::set<std::string> kinds;
    while (!app.player()->done()) {
        app.apply(StepBy{1});
        const auto event = app.player()->last();
        if (event->kind != EventKind::reject || !event->axis) continue;
        const auto dead = outlined(look_of(app), OutlineKind::dead);
        REQUIRE(dead.size() == 1);
        REQUIRE(dead.front().squares.size() == 11);
        const std::string name = line_name(app.board(), event->square, *event->axis);
        INFO(app.reason().sentence);
        REQUIRE(app.reason().sentence.find(name) != std::string::npos);
        kinds.insert(name.substr(0, name.find(' ', 4)));
    }
    CHECK(kinds.size() > 1);
}

TEST_CASE("a queen that must stand frames the line that has no other square left") {
    const App app = app_at("n=8&a=constraint&i=6");
    REQUIRE(app.player()->last()->axis == Axis::row);
    const Look look = look_of(app);
    const auto worked = outlined(look, OutlineKind::worked);
    REQUIRE(worked.size() == 1);
    CHECK(worked.front().squares.size() == 8);
    CHECK(outlined(look, OutlineKind::dead).empty());
    CHECK(app.reason().sentence.find("row 3") != std::string::npos);
}

TEST_CASE("a square is ruled out with lines to the free squares that a queen there would take") {
    const App app = app_at("n=8&a=constraint&i=4");
    const Look look = look_of(app);
    std::set<SheetPoint> taken;
    for (const Look::Line& line : look.lines) {
        CHECK(line.kind == LineKind::conflict);
        CHECK(line.stroke.from == middle_of(app.player()->last()->square));
        taken.insert(line.stroke.to);
    }
    CHECK(taken == std::set<SheetPoint>{middle_of({3, 2}), middle_of({3, 4})});
}

TEST_CASE("a row without a free bit is framed") {
    const App app = app_at("n=8&a=bitmask&i=6");
    const auto dead = outlined(look_of(app), OutlineKind::dead);
    REQUIRE(dead.size() == 1);
    CHECK(dead.front().squares.front() == Square{5, 0});
    CHECK(app.reason().sentence.find("row 3") != std::string::npos);
}

TEST_CASE("the legend explains what is on the board, and nothing else") {
    const Look look = look_of(app_at("n=8&a=backtracking&i=18"));
    std::vector<std::string> words;
    for (const LegendItem& item : look.legend) words.push_back(item.words);
    CHECK(words == std::vector<std::string>{"rejected now", "attacks it", "rejected before",
                                            "where a square is sought"});
    CHECK(look_of(App(1)).legend.empty());
}

TEST_CASE("beside a pawn a square is sought in its part of a row, which alone is outlined") {
    const App app = app_at("n=7&b=7/7/3P3/7/7/7/7&a=backtracking&i=5");
    const auto worked = outlined(look_of(app), OutlineKind::worked);
    REQUIRE(worked.size() == 1);
    CHECK(worked.front().squares == std::vector<Square>{{2, 0}, {2, 1}, {2, 2}});
}
