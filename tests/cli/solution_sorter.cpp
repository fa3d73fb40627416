// Solutions in lexicographic order.
#include "cli/solution_sorter.hpp"

#include <catch2/catch_test_macros.hpp>

#include "cli/command.hpp"
#include "core/link.hpp"

namespace queens::cli {

namespace {

/// One queen in the only row, which two walls part, and whose right end goes on at the left one.
Problem around() { return problem_of(read_link("n=5x1&t=cyl&b=1x1x1").link->board); }

Board with_queen(int column) {
    Board board = around().board;
    board.put({0, column}, Piece::queen);
    return board;
}

}  // namespace

TEST_CASE("solutions that come in any order are written in that of the squares of their queens") {
    std::vector<Board> written;
    SolutionSorter sorter(around(), [&](const Board& board) { written.push_back(board); });
    for (const int column : {2, 4, 0}) sorter.take(with_queen(column));
    CHECK(written.empty());
    sorter.end();
    CHECK(written == std::vector<Board>{with_queen(0), with_queen(2), with_queen(4)});
}

TEST_CASE("more solutions than there is room for to sort them are refused") {
    SolutionSorter sorter(
        around(), [](const Board&) {}, 2);
    sorter.take(with_queen(2));
    sorter.take(with_queen(4));
    CHECK_THROWS_AS(sorter.take(with_queen(0)), Complaint);
}

TEST_CASE("solutions that come in order are written at once, however many there are") {
    int written = 0;
    const Problem plane = problem_of(Board({1, 1}));
    SolutionSorter sorter(
        plane, [&](const Board&) { ++written; }, 0);
    Board board = plane.board;
    board.put({0, 0}, Piece::queen);
    sorter.take(board);
    CHECK(written == 1);
}

}  // namespace queens::cli
