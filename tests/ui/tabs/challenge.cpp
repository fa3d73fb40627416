// Challenges in the panel: chosen, asked about, left.
#include <catch2/catch_test_macros.hpp>

#include "ui/visitor.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("each kind of challenge is chosen below the gardens, and another of it after that") {
    for (const auto& [id, kind] : {std::pair{"challenge-complete", ChallengeKind::complete},
                                   std::pair{"challenge-pawns", ChallengeKind::pawns},
                                   std::pair{"challenge-watch", ChallengeKind::watch}}) {
        Visitor visitor("n=8&room=place", {1366, 1200});
        REQUIRE(visitor.click(id));
        visitor.look(2);
        REQUIRE(visitor.app.challenge());
        CHECK(visitor.app.challenge()->kind == kind);
        const Board first = visitor.app.board();
        REQUIRE(visitor.click("challenge-another"));
        visitor.look(2);
        CHECK(visitor.app.board() != first);
        REQUIRE(visitor.click("challenge-hint"));
        visitor.look();
        CHECK(visitor.app.hint().stage == HintStage::where);
        REQUIRE(visitor.click("leave-challenge"));
        visitor.look(2);
        CHECK_FALSE(visitor.app.challenge());
        CHECK(visitor.sees("challenge-complete"));
    }
}

TEST_CASE("a challenge of another size and grade comes when they are chosen") {
    Visitor visitor("n=8&room=place", {1366, 1200});
    REQUIRE(visitor.click("challenge-complete"));
    visitor.look(2);
    REQUIRE(visitor.click("challenge-size-more"));
    visitor.look(2);
    CHECK(visitor.app.board().rows() == 9);
    REQUIRE(visitor.click("challenge-expert"));
    visitor.look(2);
    CHECK(visitor.app.state().grade == GardenGrade::expert);
    REQUIRE(visitor.app.challenge());
    CHECK(visitor.app.board().rows() == 9);
}
