// What the board says of its queens.
#include "app/answers/verdict.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/link.hpp"

using namespace queens;

namespace {

Board board_in(std::string_view link) { return read_link(link).link->board; }

Verdict verdict_in(std::string_view link, Completable completable = Completable::unknown) {
    const Board board = board_in(link);
    return verdict_on(board, conflicts(board, 100), attack_map(board), completable);
}

}  // namespace

TEST_CASE("a placement that leaves no free square is not encouraged") {
    const Verdict verdict = verdict_in("n=8&q=1.3.5.2.4.0.0.0");
    CHECK(verdict.mood == Mood::stuck);
    CHECK(verdict.sentence == "No square is free any more: this placement cannot be completed.");
    CHECK(verdict_in("n=3&t=klein&q=1.0.0").sentence ==
          "No square is free any more. 1 queen stands, and none attacks another.");
}

TEST_CASE("a number of queens is asked for only where that many are known to fit") {
    const std::string known =
        "No queen is on the board. Can you place 8 queens so that none attacks another?";
    const std::string unknown =
        "No queen is on the board. How many can you place so that none attacks another?";
    CHECK(verdict_in("n=8").sentence == known);
    for (const char* link : {"n=8&t=klein", "n=8&x=4-4", "n=8x5"}) {
        INFO(link);
        CHECK(verdict_in(link).sentence == unknown);
    }
    CHECK(verdict_in("n=8&q=1.0.0.0.0.0.0.0").sentence == "No queen attacks another. 7 to go.");
    CHECK(verdict_in("n=8&t=torus&q=1.0.0.0.0.0.0.0").sentence ==
          "No queen attacks another. 5 to go.");
    CHECK(verdict_in("n=8&t=klein&q=1.0.0.0.0.0.0.0").sentence.ends_with("squares are free."));
}

TEST_CASE(
    "where fewer queens fit than the board has rows, that number is asked for and is a solution") {
    CHECK(verdict_in("n=8&t=torus").sentence ==
          "On this torus at most 6 queens fit so that none attacks another. Can you place them?");
    CHECK(verdict_in("n=2").sentence ==
          "On this board at most 1 queen fits so that none attacks another. Can you place them?");
    const Verdict full = verdict_in("n=4&t=torus&q=1.3.0.0");
    CHECK(full.mood == Mood::solved);
    CHECK(full.sentence == "Solved: 2 queens, and no more fit without an attack.");
    CHECK(is_solved(board_in("n=4&t=torus&q=1.3.0.0"), {}));
}

TEST_CASE("queens that cannot be completed are called so only where a solution was sought") {
    CHECK(verdict_in("n=4&q=1.0.0.0", Completable::no).mood == Mood::stuck);
    CHECK(verdict_in("n=4&q=1.0.0.0", Completable::no).sentence ==
          "This placement cannot be completed: that is proved.");
    CHECK(verdict_in("n=4&q=2.0.0.0", Completable::yes).sentence ==
          "No queen attacks another. 3 to go.");
    CHECK(verdict_in("n=8&t=torus&q=1.0.0.0.0.0.0.0", Completable::no).mood == Mood::underway);
    CHECK(verdict_in("n=8&t=klein&q=1.0.0.0.0.0.0.0", Completable::no).mood == Mood::underway);
}

TEST_CASE("the next challenge is a board on which as many queens as rows fit") {
    CHECK(next_side(board_in("n=8")) == 9);
    CHECK(next_side(board_in("n=1")) == 4);
    CHECK(next_side(board_in("n=7&t=torus")) == 11);
    CHECK(next_side(board_in("n=1024")) == 1024);
}

TEST_CASE("a solution is called one, and conflicts are counted") {
    CHECK(verdict_in("n=8&q=5.3.1.7.2.8.6.4").mood == Mood::solved);
    CHECK(verdict_in("n=8&q=5.3.1.7.2.8.6.4").sentence ==
          "Solved: 8 queens, and none attacks another.");
    CHECK(verdict_in("n=1&q=1").sentence == "Solved: one queen.");
    CHECK(verdict_in("n=8&q=1.2.0.0.0.0.0.0").sentence == "1 conflict.");
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
