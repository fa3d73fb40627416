// The commands that change the board, where they take a puzzle or a garden from it.
#include <catch2/catch_test_macros.hpp>

#include "app/grown_garden.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("another size or surface says that the board is no puzzle any more") {
    for (const ChallengeKind kind :
         {ChallengeKind::complete, ChallengeKind::pawns, ChallengeKind::watch}) {
        for (const Command& command :
             {Command(Resize{{9, 9}}), Command(SetSurface{torus_surface})}) {
            App app(1);
            app.apply(PoseChallenge{kind, 8, {}, {}, 3});
            app.apply(command);
            REQUIRE(app.notice());
            CHECK(app.notice()->text == "This board is not the puzzle, which undo brings back.");
        }
    }
    App app(1);
    app.apply(Resize{{9, 9}});
    app.apply(SetSurface{torus_surface});
    CHECK_FALSE(app.notice());
}

TEST_CASE("regions that do not fit another size or surface are not lost without a word") {
    for (const Command& command :
         {Command(Resize{{8, 8}}), Command(SetSurface{Surface{Join::flipped, Join::open}})}) {
        for (const bool draft : {false, true}) {
            App app = in_garden();
            if (draft) app.apply(MakeGarden{7, {}, GardenRule::touch});
            const Regions regions = app.state().regions;
            app.apply(command);
            REQUIRE(app.notice());
            CHECK(app.notice()->text ==
                  "The regions do not fit this board. Undo brings the garden back.");
            app.apply(Undo{});
            CHECK(app.state().regions == regions);
        }
    }
    App app = in_garden();
    app.apply(SetSurface{torus_surface});
    CHECK_FALSE(app.state().regions.empty());
    CHECK_FALSE(app.notice());
}
