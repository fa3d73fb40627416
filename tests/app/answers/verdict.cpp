// What the board says of its queens.
#include "app/answers/verdict.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/link.hpp"

using namespace queens;

namespace {

Board board_in(std::string_view link) { return read_link(link).link->board; }

Verdict verdict_in(std::string_view link) {
    const Board board = board_in(link);
    return verdict_on(board, conflicts(board, 100), attack_map(board));
}

}  // namespace

TEST_CASE("a placement that leaves no free square is not encouraged") {
    const Verdict verdict = verdict_in("n=8&q=1.3.5.2.4.0.0.0");
    CHECK(verdict.mood == Mood::stuck);
    CHECK(verdict.sentence == "No square is free any more, and 3 of 8 queens are missing.");
    CHECK(verdict_in("n=5x3&t=klein&q=1.0.0.0.0").sentence ==
          "No square is free any more. 1 queen stands, and none attacks another.");
}

TEST_CASE("how many queens are missing is said where it is known how many fit") {
    CHECK(verdict_in("n=8&q=1.0.0.0.0.0.0.0").sentence ==
          "No queen attacks another. 7 of 8 to go.");
    CHECK(verdict_in("n=8&t=torus&q=1.0.0.0.0.0.0.0").sentence ==
          "No queen attacks another. 5 of 6 to go.");
    CHECK(verdict_in("n=8x5&q=1.0.0.0.0.0.0.0").sentence.ends_with("squares are free."));
    CHECK(verdict_in("n=8").sentence.empty());
}

TEST_CASE("as many queens as are known to fit are a solution, even fewer than rows") {
    const Verdict full = verdict_in("n=4&t=torus&q=1.3.0.0");
    CHECK(full.mood == Mood::solved);
    CHECK(full.sentence == "Solved: 2 queens, and no more fit without an attack.");
    CHECK(is_solved(board_in("n=4&t=torus&q=1.3.0.0"), {}));
}

TEST_CASE("on a cylinder as many queens are a solution as on the torus") {
    CHECK(is_solved(board_in("n=8&t=cyl&q=1.3.6.2.7.5.0.0"), {}));
    CHECK(is_solved(board_in("n=8&t=cylv&q=1.3.6.2.7.5.0.0"), {}));
}

TEST_CASE("among pawns and walls a placement is a solution if rows or columns have no more parts") {
    const std::string beside = "n=8&q=1.5.8.6.3.7.2.4";
    for (const std::string stopper : {"&w=4-4", "&x=4-4", "&w=4-4&x=6-4"}) {
        INFO(stopper);
        CHECK(verdict_in(beside + stopper).mood != Mood::solved);
        CHECK_FALSE(verdict_in(beside + stopper).sentence.starts_with("Solved"));
    }
    CHECK(verdict_in("n=8&b=4Q3/2Q5/7Q/3Q4/1Q1P2Q1/3Q4/5Q2/Q7").sentence ==
          "Solved: 9 queens, and none attacks another.");
    // In a corner a wall makes no further part, and walls in a whole row leave fewer.
    CHECK(verdict_in(beside + "&w=8-1").mood == Mood::solved);
    CHECK(verdict_in("n=4&b=1Q2/3Q/Q3/xxxx").mood == Mood::solved);
    CHECK(verdict_in("n=4&b=1Q2/3Q/Q3/oooo").mood == Mood::solved);
    CHECK(verdict_in("n=4&b=1Q2/3Q/4/xxxx").mood == Mood::underway);
}

TEST_CASE("a placement that leads nowhere is not judged while squares are free") {
    const Verdict verdict = verdict_in("n=8&q=0.0.0.4.6.0.5.0");
    CHECK(verdict.mood == Mood::underway);
    CHECK(verdict.sentence == "No queen attacks another. 5 of 8 to go.");
}

TEST_CASE("the next challenge is a board on which as many queens as rows fit") {
    CHECK(next_side(board_in("n=8")) == 9);
    CHECK(next_side(board_in("n=1")) == 4);
    CHECK(next_side(board_in("n=7&t=torus")) == 11);
    CHECK(next_side(board_in("n=7&t=cyl")) == 11);
    CHECK(next_side(board_in("n=5&t=cylv")) == 7);
}

TEST_CASE(
    "where an edge is flipped the next board is larger by one, and none is beyond the largest") {
    CHECK(next_side(board_in("n=4&t=mobius")) == 5);
    CHECK(next_side(board_in("n=1023")) == 1024);
    CHECK_FALSE(next_side(board_in("n=1024")));
    CHECK_FALSE(next_side(board_in("n=1021&t=torus")));
}

TEST_CASE("a solution is called one, and conflicts are counted") {
    CHECK(verdict_in("n=8&q=5.3.1.7.2.8.6.4").mood == Mood::solved);
    CHECK(verdict_in("n=8&q=5.3.1.7.2.8.6.4").sentence ==
          "Solved: 8 queens, and none attacks another.");
    CHECK(verdict_in("n=1&q=1").sentence == "Solved: one queen.");
    const Verdict one = verdict_in("n=8&q=1.2.0.0.0.0.0.0");
    CHECK(one.sentence == "1 conflict: a1 and b2 attack each other.");
    CHECK(one.brief == "1 conflict.");
    CHECK(verdict_in("n=8&q=1.2.3.0.0.0.0.0").sentence ==
          "3 conflicts, one of them: a1 and b2 attack each other.");
}

TEST_CASE("pieces attack each other only if both do") {
    const Board board = board_in("n=8&b=Q6R/2B5/4N3/1K6/3A4/5P2/x5o1/8");
    const auto words = [&](std::string_view first, std::string_view second) {
        return conflict_words(board, *square_named(first, board.size()),
                              *square_named(second, board.size()));
    };
    CHECK(words("c7", "e6") == "e6 attacks c7");
    CHECK(words("e6", "c7") == "e6 attacks c7");
    CHECK(words("b5", "d4") == "d4 attacks b5");
    CHECK(words("a8", "h8") == "a8 and h8 attack each other");
}

TEST_CASE("a puzzle with more queens than it asks for does not count them as a part of it") {
    const Board board = board_in("n=5&q=1.3.5.2.4");
    const Challenge challenge{ChallengeKind::pawns, board_in("n=5"), 4};
    CHECK(challenge_verdict_on(challenge, board, {}).goal.sentence ==
          "5 queens stand, and the puzzle asks for 4.");
    CHECK(challenge_verdict_on(challenge, board, {}).goal.brief == "5 queens instead of 4");

    const Board garden = board_in("n=4&b=Q1Q1/3Q/Q3/2Q1");
    const Regions regions{std::vector<std::uint8_t>(16)};
    CHECK(garden_verdict_on({garden, regions}, {}).goal.sentence ==
          "5 queens stand, and the puzzle asks for 4.");
}
