// What is said below the board: the answer to what was asked, or what has become of the board.
#include <catch2/catch_test_macros.hpp>

#include "app/rooms/proof_room.hpp"
#include "core/square.hpp"
#include "gardens/solutions.hpp"
#include "gardens/techniques.hpp"
#include "ui/reads.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("a garden that is proved is solved in the line below it, on a phone and on a computer") {
    for (const Viewport& viewport : {Viewport{390, 844, true}, Viewport{1366, 768}}) {
        Visitor visitor("n=6", viewport);
        visitor.app.apply(GrowGarden{6, {}, GardenRule::touch, GardenGrade::easy, 2});
        visitor.app.apply(ProveGarden{true});
        const Puzzle puzzle = puzzle_of(garden_of(visitor.app.board(), visitor.app.regions()));
        for (const Deduction& step : solve_garden(puzzle).deductions) {
            visitor.app.apply(ChooseTechnique{std::string(techniques()[step.technique].slug)});
            const int place = step.places() ? *step.square : step.ruled_out.first();
            visitor.app.apply(Put{visitor.app.board().size().square(place), Piece::queen});
        }
        // Another tab says nothing of it.
        visitor.app.apply(OpenTab{Tab::count});
        visitor.look(4);
        REQUIRE(visitor.app.is_solved());
        REQUIRE(visitor.app.proof().is_open());
        CHECK(reads(visitor, "Solved!"));
        CHECK_FALSE(reads(visitor, visitor.app.hint().sentence));
    }
}
