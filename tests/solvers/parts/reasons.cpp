// Tests of the reasons that a board can draw: attackers and lines, around the seams if they must.
#include "solvers/parts/reasons.hpp"

#include <catch2/catch_test_macros.hpp>

#include "solvers/parts/free_squares.hpp"
#include "solvers/small_problems.hpp"

using namespace queens;
using namespace queens::tests;

using Squares = std::vector<Square>;

namespace {

/// The reason that a function gives for an event on the square.
Reason reason_of(Reason (*why)(const Moment&), const Problem& problem, const Board& before,
                 Square square = {}) {
    return why({problem, rejected(0, square), before});
}

Reason rejection(const Board& board, Square square) {
    return reason_of(why_rejected, problem_of(board), board, square);
}

Reason dead_end(const Problem& problem, const Board& board, Square square) {
    return reason_of(why_dead_end, problem, board, square);
}

std::string nothing_to_try(const Problem& problem) {
    return reason_of(why_nothing_to_try, problem, problem.board).sentence;
}

}  // namespace

TEST_CASE("an attack leads from the square to the queen that attacks it") {
    const Board board = board_from({"Q...", "....", "....", "...."});
    const Reason reason = rejection(board, {2, 2});
    CHECK(reason.sentence == "c2 is attacked along a diagonal by the queen on a4.");
    CHECK(reason.attackers == Squares{{0, 0}});
    REQUIRE(reason.line);
    CHECK(*reason.line == LineOfSquares{Axis::diagonal, {{2, 2}, {1, 1}, {0, 0}}});
}

TEST_CASE("an attack that only comes over the edge leads around the torus to its queen") {
    const Board board = board_from({".....", ".....", ".....", "Q....", "....."}, torus_surface);
    const Reason reason = rejection(board, {2, 4});
    CHECK(reason.sentence ==
          "e3 is attacked along a diagonal, across the edge, by the queen on a2.");
    REQUIRE(reason.line);
    CHECK(*reason.line == LineOfSquares{Axis::diagonal, {{2, 4}, {3, 0}}});
    const Board alone({5, 5}, torus_surface);
    CHECK(!rejection(alone, {2, 2}).line);
}

TEST_CASE("forbidden squares are rejected without a queen to blame") {
    const Reason reason = rejection(board_from({"o.", ".."}), {0, 0});
    CHECK(reason.sentence == "a2 is forbidden.");
    CHECK(reason.attackers.empty());
    CHECK(!reason.line);
}

TEST_CASE("a dead end names the line without a square for its queen, all of it") {
    const Board board = board_from({"....", "...Q", ".Q..", "...."});
    const Reason reason = dead_end({Board({4, 4}), 4}, board, {0, 2});
    CHECK(reason.sentence == "No free square is left in column c.");
    REQUIRE(reason.line);
    CHECK(*reason.line == LineOfSquares{Axis::column, {{0, 2}, {1, 2}, {2, 2}, {3, 2}}});
}

TEST_CASE("on the plane a diagonal without a free square is no dead end for queens by itself") {
    const Board board = board_from({".Q...", ".....", ".....", ".....", "....."});
    const Reason reason = dead_end({Board({5, 5}), 5}, board, {0, 0});
    CHECK(reason.sentence == "Too many lines have no square left, after some were ruled out.");
    CHECK(!reason.line);
}

TEST_CASE("a row that may stay empty is not called a dead end") {
    const Board board = board_from({"Q...", "..Q.", "....", "...."});
    CHECK(dead_end({Board({4, 4}), 3}, board, {2, 0}).sentence ==
          "Too many lines have no square left, after some were ruled out.");
}

TEST_CASE("too few lines for all queens are those that are too few") {
    CHECK(nothing_to_try({Board({1, 5}), 3}) ==
          "There are more queens (3) than columns that can hold one (1): there is no solution.");
    CHECK(nothing_to_try({Board({3, 3}, {Join::flipped, Join::open}), 3}) ==
          "There are more queens (3) than rows that can hold one (2): there is no solution. Lines "
          "joined at an edge count as one, and so does each part between pawns or walls.");
    CHECK(nothing_to_try({board_from({"Q..", ".Q.", "..."}), 3}) ==
          "Two of the given queens attack each other: there is no solution.");
}

TEST_CASE("where queens have too few lines because squares were ruled out, no line is blamed") {
    const Reason reason = dead_end({Board({5, 5}), 5}, Board({5, 5}), {4, 0});
    CHECK(reason.sentence == "Too many lines have no square left, after some were ruled out.");
    CHECK(!reason.line);
}

TEST_CASE(
    "a line that a queen sees is called by its number, or by the part that walls leave of it") {
    const Board board = board_from({"..x.", "....", "....", "...."});
    CHECK(line_name(board, {1, 2}, Axis::row) == "row 3");
    CHECK(line_name(board, {0, 0}, Axis::row) == "the part of row 4 with a4");
    CHECK(line_name(board, {3, 0}, Axis::diagonal) == "the diagonal of a1");
    const Board mobius({3, 4}, {Join::flipped, Join::open});
    CHECK(line_name(mobius, {0, 1}, Axis::row) == "rows 4 and 1");
}
