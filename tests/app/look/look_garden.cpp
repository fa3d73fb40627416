// What the board shows of a garden.
#include <catch2/catch_test_macros.hpp>

#include "app/grown_garden.hpp"
#include "app/shown.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// A garden whose queens stand on one line and in conflict with nothing, with a mark and a ring.
App with_two_queens() {
    App app = in_garden();
    app.apply(Put{{6, 0}, Piece::queen});
    app.apply(Put{{4, 2}, Piece::queen});
    app.apply(MarkSquares{{{0, 0}}});
    app.apply(Draw{{.from = {3, 3}, .to = {3, 3}}});
    return app;
}

}  // namespace

TEST_CASE("a surface that is pointed at shows the garden as it would be there") {
    for (const bool quiet : {false, true}) {
        for (const bool rules_out : {false, true}) {
            App app = with_two_queens();
            app.apply(BeQuiet{quiet});
            app.apply(RuleOut{rules_out});
            const Look pointed_at = look_of(app, {.surface = torus_surface});
            app.apply(SetSurface{torus_surface});
            REQUIRE_FALSE(app.regions().empty());
            CHECK(pointed_at == look_of(app));
        }
    }
}

TEST_CASE("queens on one line of a garden where only neighbours are in conflict have no ring") {
    const App app = with_two_queens();
    for (const Surface surface : {Surface{}, cylinder_surface, torus_surface}) {
        CHECK(marked(look_of(app, {.surface = surface}), MarkKind::conflict).empty());
    }
}

TEST_CASE("what was drawn stays on the board while a surface is pointed at") {
    App app(1);
    app.apply(Draw{{.from = {6, 1}, .to = {6, 1}}});
    CHECK(look_of(app, {.surface = torus_surface}).drawings == app.state().drawings);
}
