// Marks as sets of squares.
#include "core/marks.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

constexpr Square a8{0, 0};
constexpr Square c8{0, 2};
constexpr Square a1{7, 0};

}  // namespace

TEST_CASE("a square has one mark, however often it is marked, and marks are in reading order") {
    const Marks marks = with_marks({c8}, {a1, a8, a1, c8}, true);
    CHECK(marks == Marks{a8, c8, a1});
    CHECK(is_marked(marks, c8));
    CHECK_FALSE(is_marked(marks, {4, 4}));
}

TEST_CASE("marks are taken off where there are some") {
    CHECK(with_marks({a8, c8, a1}, {a1, {4, 4}, a8, a8}, false) == Marks{c8});
    CHECK(with_marks({}, {a1}, false).empty());
}

TEST_CASE("marks fit on the empty squares of a board") {
    Board board({3, 8});
    board.put(c8, Piece::queen);
    board.put({0, 1}, Piece::forbidden);
    CHECK(fitting({a8, {0, 1}, c8, {1, 3}, a1, {8, 0}}, board) == Marks{a8, a1});
}
