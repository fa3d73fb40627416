// Challenges in the panel: chosen, asked about, left.
#include <catch2/catch_test_macros.hpp>

#include "ui/reads.hpp"

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

TEST_CASE(
    "a board in the place of a puzzle says that the puzzle has ended, and undo brings it back") {
    Visitor visitor;
    visitor.app.apply(PoseChallenge{ChallengeKind::complete, 8, {}, {}, 3});
    visitor.look(3);
    REQUIRE(visitor.app.challenge());
    visitor.app.apply(ShowBoard{Board({8, 8})});
    visitor.look(3);
    REQUIRE(visitor.app.notice());
    CHECK(visitor.app.notice()->text == "This board is not the puzzle, which undo brings back.");
    CHECK_FALSE(visitor.app.challenge());
    visitor.app.apply(Undo{});
    visitor.look(3);
    CHECK(visitor.app.challenge());
}

TEST_CASE("a switch in the panel of a challenge lets a press mark, and Start again turns it off") {
    for (const Viewport& viewport : {Viewport{1366, 1200}, Viewport{390, 844, true}}) {
        Visitor visitor("n=8&room=place", viewport);
        visitor.app.apply(PoseChallenge{ChallengeKind::complete, 8, {}, {}, 3});
        visitor.look(3);
        REQUIRE(visitor.app.challenge());
        if (viewport.finger) visitor.drag_up(visitor.middle_of("tab-count"), 600, 1);
        visitor.look(2);
        REQUIRE(visitor.tap("marks"));
        CHECK(visitor.app.state().marking);
        CHECK(visitor.record().find("marks")->on == true);
        visitor.app.apply(ClearBoard{});
        CHECK_FALSE(visitor.app.state().marking);
        visitor.look(2);
        REQUIRE(visitor.tap("marks"));
        visitor.app.apply(PoseChallenge{ChallengeKind::complete, 8, {}, {}, 4});
        CHECK_FALSE(visitor.app.state().marking);
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

TEST_CASE("the panel of a challenge says what the colours on its board mean") {
    for (const Viewport& viewport : {Viewport{1366, 1200}, Viewport{390, 844, true}}) {
        Visitor visitor("n=8&room=place", viewport);
        visitor.app.apply(PoseChallenge{ChallengeKind::watch, 8, {}, GardenGrade::hard, 7});
        visitor.look(3);
        CHECK(reads(visitor, "given"));
        CHECK(reads(visitor, "not attacked yet"));
        CHECK_FALSE(reads(visitor, "where to look"));
    }
    Visitor visitor("n=8&room=place", {1366, 1200});
    visitor.app.apply(PoseChallenge{ChallengeKind::complete, 8, {}, GardenGrade::hard, 7});
    visitor.look(3);
    REQUIRE(visitor.app.challenge());
    for (int i = 0; i < 300 && visitor.app.hint().ruled_out.empty(); ++i) {
        visitor.app.apply(visitor.app.hint().stage == HintStage::why
                              ? Command(FollowHint{})
                              : Command(AskHint{visitor.app.challenge()->queens}));
        visitor.look(2);
    }
    REQUIRE_FALSE(visitor.app.hint().ruled_out.empty());
    CHECK(reads(visitor, "where to look"));
    CHECK(reads(visitor, "no queen can stand here"));
    CHECK_FALSE(reads(visitor, "not attacked yet"));
}
