// Drawings by hand: what gives way to what, and their place in links.
#include "app/state/drawing.hpp"

#include <catch2/catch_test_macros.hpp>

#include "app/app.hpp"

using namespace queens;

namespace {

constexpr Square a1{7, 0};
constexpr Square d4{4, 3};
constexpr Drawing green_ring{DrawingKind::ring, Ink::green, d4, d4};
constexpr Drawing red_ring{DrawingKind::ring, Ink::red, d4, d4};
constexpr Drawing green_fill{DrawingKind::fill, Ink::green, d4, d4};
constexpr Drawing green_arrow{DrawingKind::arrow, Ink::green, d4, a1};

using Drawings = std::vector<Drawing>;

/// The drawings that a link opens with, which says so if some of them cannot be read.
Drawings drawings_of(const std::string& words, bool all = true) {
    App app(1);
    app.apply(OpenLink{"n=8&draw=" + words});
    CHECK(app.notice().has_value() != all);
    return app.state().drawings;
}

}  // namespace

TEST_CASE("what is drawn twice is gone, and another ink takes the place of the first") {
    Drawings drawings;
    CHECK(draw(drawings, green_ring));
    CHECK(draw(drawings, red_ring));
    CHECK(drawings == Drawings{red_ring});
    CHECK(draw(drawings, green_arrow));
    CHECK(drawings == Drawings{red_ring, green_arrow});
    CHECK(draw(drawings, red_ring));
    CHECK(drawings == Drawings{green_arrow});
    CHECK(draw(drawings, {DrawingKind::arrow, Ink::green, a1, d4}));
    CHECK(drawings.size() == 2);
}

TEST_CASE("taps of the pen go from a ring to a colour and back to nothing") {
    Drawings drawings;
    const auto tap = [&](Ink ink) { (void)draw(drawings, tapped(drawings, d4, ink)); };
    tap(Ink::green);
    CHECK(drawings == Drawings{green_ring});
    tap(Ink::green);
    CHECK(drawings == Drawings{green_fill});
    tap(Ink::green);
    CHECK(drawings.empty());
    tap(Ink::green);
    tap(Ink::red);
    CHECK(drawings == Drawings{red_ring});
}

TEST_CASE(
    "a board has room for a limited number of drawings, and the next one is refused in a "
    "sentence") {
    App app(1);
    app.apply(Resize{{9, 9}});
    for (int index = 0; index < 65; ++index) {
        const Square square = app.board().size().square(index);
        app.apply(Draw{{DrawingKind::ring, Ink::blue, square, square}});
    }
    CHECK(app.state().drawings.size() == most_drawings);
    REQUIRE(app.notice());
    CHECK(app.notice()->text == "There is room for 64 drawings. X clears them.");
    app.apply(ClearDrawings{});
    CHECK(app.state().drawings.empty());
}

TEST_CASE("an arrow goes from one square to another, and everything else stays on its own") {
    App app(1);
    app.apply(Draw{{DrawingKind::arrow, Ink::red, d4, d4}});
    CHECK(app.state().drawings.empty());
    app.apply(Draw{{DrawingKind::ring, Ink::red, d4, a1}});
    CHECK(app.state().drawings == Drawings{red_ring});
}

TEST_CASE("undo takes back what was drawn last, and no queen before that") {
    App app(1);
    app.apply(Put{a1, Piece::queen});
    app.apply(Draw{red_ring});
    app.apply(Draw{green_arrow});
    app.apply(ClearDrawings{});
    for (const Drawings& drawn :
         {Drawings{red_ring, green_arrow}, Drawings{red_ring}, Drawings{}}) {
        app.apply(Undo{});
        CHECK(app.state().drawings == drawn);
        CHECK(app.board().at(a1) == Piece::queen);
    }
    app.apply(Undo{});
    CHECK(app.board().at(a1) == Piece::none);
    for (int i = 0; i < 3; ++i) app.apply(Redo{});
    CHECK(app.board().at(a1) == Piece::queen);
    CHECK(app.state().drawings == Drawings{red_ring, green_arrow});
    app.apply(ClearDrawings{});
    app.apply(ClearDrawings{});
    app.apply(Undo{});
    CHECK(app.state().drawings == Drawings{red_ring, green_arrow});
}

TEST_CASE("undo takes back what was drawn on a search, which goes on") {
    App app(1);
    app.apply(OpenLink{"n=8&q=1.3.0.0.0.0.0.0&a=backtracking"});
    app.apply(StepBy{50});
    app.apply(Draw{green_arrow});
    app.apply(Undo{});
    CHECK(app.state().drawings.empty());
    REQUIRE(app.player() != nullptr);
    CHECK(app.player()->step() == 50);
    app.apply(Redo{});
    CHECK(app.state().drawings == Drawings{green_arrow});
    CHECK(app.player()->step() == 50);
    app.apply(CloseRun{});
    CHECK(app.state().drawings == Drawings{green_arrow});
    CHECK(app.board().count(Piece::queen) == 2);
}

TEST_CASE("what was drawn on a search that took queens off is undone one by one after its end") {
    const auto start = [] {
        App app(1);
        app.apply(Draw{green_fill});
        app.apply(StepBy{50});
        app.apply(Draw{red_ring});
        app.apply(Draw{green_arrow});
        return app;
    };
    const Board before = App(1).board();
    for (const Command& end : {Command(CloseRun{}), Command(ChooseSolver{"permutations"})}) {
        App app = start();
        REQUIRE(app.board() != before);
        app.apply(end);
        for (const Drawings& drawn : {Drawings{red_ring, green_arrow}, Drawings{red_ring},
                                      Drawings{green_fill}, Drawings{}}) {
            CHECK(app.board() == before);
            CHECK(app.state().drawings == drawn);
            app.apply(Undo{});
        }
        for (int i = 0; i < 3; ++i) app.apply(Redo{});
        CHECK(app.board() == before);
        CHECK(app.state().drawings == Drawings{red_ring, green_arrow});
    }
}

TEST_CASE("a link draws what can be read of it") {
    CHECK(drawings_of("gr4-4.ga4-4-1-1") == Drawings{green_ring, green_arrow});
    CHECK(drawings_of("rr4-4") == Drawings{red_ring});
    for (const char* const words :
         {"gr9-1", "ga4-4", "ga4-4-4-4", "ga4-4-9-9", "zr4-4", "gz4-4", "g", "gr", "gr4-4-1-1"}) {
        INFO(words);
        CHECK(drawings_of(words, false).empty());
    }
    CHECK(drawings_of("nonsense.gr4-4.ga1", false).size() == 1);
}

TEST_CASE("drawings beyond the edges go when the board shrinks") {
    App app(1);
    app.apply(OpenLink{"n=8&draw=gr1-1.ga8-8-1-1"});
    app.apply(Resize{{5, 5}});
    for (const Drawing& drawing : app.state().drawings) {
        CHECK(app.board().size().contains(drawing.from));
        CHECK(app.board().size().contains(drawing.to));
    }
}
