// Boards that are written in numbers.
#include <algorithm>

#include <catch2/catch_test_macros.hpp>

#include "core/link.hpp"
#include "core/notation.hpp"
#include "core/placement.hpp"

using namespace queens;

namespace {

Board board_of(const std::string& link) { return read_link(link).link->board; }

}  // namespace

TEST_CASE("a list that may count from 0 or from 1 offers both boards, and others only one") {
    const auto offered = [](std::string_view text) { return read_notation(text).boards; };
    REQUIRE(offered("2 0 3 1").size() == 2);
    CHECK(offered("2 0 3 1")[0].understood == "Rows counted from 0");
    CHECK(offered("2 0 3 1")[1].understood ==
          "Rows counted from 1, and 0 for a column without a queen");
    CHECK(offered("3 1 4 2").size() == 1);
    CHECK(offered("3 0 4 2").size() == 1);
    REQUIRE(offered("1 2 3 2").size() == 2);
    CHECK(offered("1 2 3 2")[0].board == board_of("n=4&q=1.2.3.2"));
    CHECK(offered("1 2 3 2")[1].board == board_of("n=4&q=2.3.4.3"));
}

TEST_CASE("a list with higher rows than columns offers a board from 1 and one from 0") {
    const NotationReading reading = read_notation("1, 9, 3");
    REQUIRE(reading.boards.size() == 2);
    CHECK(reading.boards[0].board.size() == Size{3, 9});
    CHECK(reading.boards[1].board.size() == Size{3, 10});
}

TEST_CASE("a list of rows from 0 may mean the board that it was written of") {
    for (const char* const link :
         {"n=3x6&b=2Q/Q2/1Q1/3/3/3", "n=3x6&b=Q2/3/1Q1/3/3/2Q", "n=4&q=2.4.1.3", "n=4&q=2.4.2.3"}) {
        const Board board = board_of(link);
        const auto readings = read_notation(*find_notation("rows0")->write(board)).boards;
        CHECK(std::any_of(readings.begin(), readings.end(),
                          [&](const BoardReading& one) { return one.board == board; }));
    }
}

TEST_CASE("columns of queens are read from the top row down where a row has none") {
    const Board wanted = board_of("n=3x5&b=Q2/3/3/2Q/1Q1");
    for (const char* const text : {"0 - - 2 1\n", "[0,null,null,2,1]", "[0, null, null, 2, 1]"}) {
        INFO(text);
        const auto boards = read_notation(text).boards;
        REQUIRE(boards.size() == 1);
        CHECK(boards[0].board == wanted);
        CHECK(boards[0].understood == "Columns counted from 0, row by row from the top");
    }
    const Board board = board_of("n=4x6&b=1Q2/3Q/Q3/4/2Q1/4");
    CHECK(read_notation(placement_text(board)).boards[0].board == board);
    CHECK(read_notation(placement_value(board).text).boards[0].board == board);
    CHECK(read_notation("0 - 2 - 1").boards[0].board == board_of("n=3&q=1.3.2"));
    CHECK(read_notation("- -").boards.empty());
}

TEST_CASE("rows of 0 and 1 are one board, however they are separated") {
    const Board wanted = board_of("n=4&b=1Q2/3Q/Q3/2Q1");
    for (const char* const text :
         {"0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n", "0,1,0,0\r\n0,0,0,1\r\n1,0,0,0\r\n0,0,1,0",
          "0;1;0;0\n0;0;0;1\n1;0;0;0\n0;0;1;0", "0100\n0001\n\n1000\n0010",
          "[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]",
          "[[0. 1. 0. 0.]\n [0. 0. 0. 1.]\n [1. 0. 0. 0.]\n [0. 0. 1. 0.]]",
          "{{0, 1, 0, 0},\n {0, 0, 0, 1},\n {1, 0, 0, 0},\n {0, 0, 1, 0}};",
          "[0 1 0 0; 0 0 0 1; 1 0 0 0; 0 0 1 0]"}) {
        INFO(text);
        const NotationReading reading = read_notation(text);
        REQUIRE(reading.boards.size() == 1);
        CHECK(reading.boards[0].board == wanted);
        CHECK(reading.boards[0].understood == "Rows from the top, 1 for a queen and 0 for none");
    }
}

TEST_CASE("rows of 0 and 1 may have any number of queens and need not make a square") {
    const auto board = [](std::string_view text) {
        const auto boards = read_notation(text).boards;
        REQUIRE(boards.size() == 1);
        return boards[0].board;
    };
    CHECK(board("0 1\n1 0") == board_of("n=2&b=1Q/Q1"));
    CHECK(board("1 0 1\n0 0 0") == board_of("n=3x2&b=Q1Q/3"));
    CHECK(board("11\n00\n01") == board_of("n=2x3&b=QQ/2/1Q"));
    CHECK(board("000\n000\n000") == board_of("n=3"));
}

TEST_CASE("the largest table of 0 and 1 is read") {
    std::string table;
    for (int row = 0; row < largest_side; ++row) table += std::string(largest_side, '1') + '\n';
    const NotationReading reading = read_notation(table);
    REQUIRE(reading.boards.size() == 1);
    CHECK(reading.boards[0].board.count(Piece::queen) == largest_side * largest_side);
}

TEST_CASE("0 and 1 in one row or in one column are a list") {
    for (const char* const text : {"0 1 1 0", "[0, 1, 1, 0]", "0110", "0\n1\n1\n0", "0;1;1;0"}) {
        INFO(text);
        const auto boards = read_notation(text).boards;
        REQUIRE(boards.size() == 2);
        CHECK(boards[0].board == board_of("n=4&q=1.2.2.1"));
        CHECK(boards[1].board == board_of("n=4&q=0.1.1.0"));
    }
    CHECK(read_notation("0 1 1 0\n2 3 3 2").boards[0].board.columns() == 8);
}

TEST_CASE("pairs of row and column are places of queens, counted from 0 or from 1") {
    const Board wanted = board_of("n=4&b=1Q2/3Q/Q3/2Q1");
    const std::string from_0 = "Row and column of each queen, counted from 0 at the top left";
    const std::string from_1 = "Row and column of each queen, counted from 1 at the top left";
    for (const char* const text :
         {"[[0,1],[1,3],[2,0],[3,2]]", "(0, 1), (1, 3), (2, 0), (3, 2)", "(2,0) (0,1) (3,2) (1,3)",
          "0,1\n1,3\n2,0\n3,2", "0 1; 1 3; 2 0; 3 2"}) {
        INFO(text);
        const auto boards = read_notation(text).boards;
        REQUIRE(boards.size() == 1);
        CHECK(boards[0].board == wanted);
        CHECK(boards[0].understood == from_0);
    }
    const auto boards = read_notation("{{1, 2}, {2, 4}, {3, 1}, {4, 3}}").boards;
    REQUIRE(boards.size() == 1);
    CHECK(boards[0].board == wanted);
    CHECK(boards[0].understood == from_1);
    const auto two = read_notation("(1, 2), (3, 4)").boards;
    REQUIRE(two.size() == 2);
    CHECK(two[0].board == board_of("n=4&b=1Q2/4/3Q/4"));
    CHECK(two[0].understood == from_1);
    CHECK(two[1].board == board_of("n=5&b=5/2Q2/5/4Q/5"));
    CHECK(two[1].understood == from_0);
}

TEST_CASE("pairs with a dot or a minus between them are numbers of a list") {
    for (const char* const text : {"5-3\n1-7\n2-8\n6-4", "5.3\n1.7\n2.8\n6.4"}) {
        INFO(text);
        const auto boards = read_notation(text).boards;
        REQUIRE(boards.size() == 1);
        CHECK(boards[0].board == board_of("n=8&q=5.3.1.7.2.8.6.4"));
    }
}

TEST_CASE("a minus separates numbers, and one that belongs to a number is refused") {
    for (const char* const text :
         {"2-4-1-3", "2 - 4 - 1 - 3", "2- 4- 1- 3", "- 2\n- 4\n- 1\n- 3"}) {
        INFO(text);
        const auto boards = read_notation(text).boards;
        REQUIRE(boards.size() == 1);
        CHECK(boards[0].board == board_of("n=4&q=2.4.1.3"));
    }
    for (const char* const text :
         {"-1 2", "[2, -1]", "2\n-1", "0 1\n1 -1", "(0,1),(-1,2)", "2--1 -1"}) {
        INFO(text);
        const NotationReading reading = read_notation(text);
        CHECK(reading.boards.empty());
        CHECK(reading.complaint ==
              "\"-1\" has a minus, but rows and columns are counted from 0 or 1.");
    }
}
