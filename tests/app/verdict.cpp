// What the board says of its queens.
#include "app/verdict.hpp"

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
    CHECK(verdict.mood == Mood::underway);
    CHECK(verdict.sentence == "No queen attacks another, but no square is free for one more.");
}

TEST_CASE("a number of queens is asked for only where so many are known to fit") {
    const std::string known =
        "No queen is on the board. Can you place 8 queens so that none attacks another?";
    const std::string unknown =
        "No queen is on the board. How many can you place so that none attacks another?";
    CHECK(verdict_in("n=8").sentence == known);
    for (const char* link : {"n=8&t=torus", "n=2", "n=3", "n=8&t=klein", "n=8&x=4-4", "n=8x5"}) {
        INFO(link);
        CHECK(verdict_in(link).sentence == unknown);
    }
    CHECK(verdict_in("n=8&q=1.0.0.0.0.0.0.0").sentence == "No queen attacks another. 7 to go.");
    CHECK(verdict_in("n=8&t=torus&q=1.0.0.0.0.0.0.0").sentence ==
          "No queen attacks another. 36 squares are free.");
}

TEST_CASE("a solution is called one, and conflicts are counted") {
    CHECK(verdict_in("n=8&q=5.3.1.7.2.8.6.4").mood == Mood::solved);
    CHECK(verdict_in("n=8&q=5.3.1.7.2.8.6.4").sentence ==
          "8 queens, and none attacks another: a solution.");
    CHECK(verdict_in("n=1&q=1").sentence == "One queen: a solution.");
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
