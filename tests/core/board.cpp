// Boards: what stands where.
#include "core/board.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("a new board is an empty plane of eight rows and columns") {
    const Board board;
    CHECK(board.size() == Size{8, 8});
    CHECK(board.surface() == Surface{});
    CHECK(board.count(Piece::none) == 64);
}

TEST_CASE("a piece stays where it was put") {
    Board board({6, 4});
    board.put({3, 5}, Piece::queen);
    board.put({0, 1}, Piece::queen);
    board.put({0, 0}, Piece::wall);
    CHECK(board.at({3, 5}) == Piece::queen);
    CHECK(board.count(Piece::queen) == 2);
    CHECK(board.find(Piece::queen) == std::vector<Square>{{0, 1}, {3, 5}});
    CHECK(board.pieces().front() == Piece::wall);
    CHECK(board.pieces().back() == Piece::queen);
    board.put({3, 5}, Piece::none);
    CHECK(board.count(Piece::queen) == 1);
}

TEST_CASE("a board is empty when no square holds anything or is forbidden, whatever its edges") {
    Board board({5, 3}, torus_surface);
    CHECK(is_empty(board));
    for (const Piece piece : {Piece::queen, Piece::pawn, Piece::wall, Piece::forbidden}) {
        board.put({1, 1}, piece);
        CHECK_FALSE(is_empty(board));
    }
    board.put({1, 1}, Piece::none);
    CHECK(is_empty(board));
}

TEST_CASE("boards differ by size, surface and pieces") {
    Board board({4, 4});
    CHECK(board == Board({4, 4}));
    CHECK_FALSE(board == Board({4, 5}));
    CHECK_FALSE(board == Board({4, 4}, {Join::straight, Join::open}));
    board.put({1, 1}, Piece::king);
    CHECK_FALSE(board == Board({4, 4}));
}

TEST_CASE("taking off the pawns leaves everything else") {
    Dice dice(1);
    const Board board = dice.board({9, 7}, dice.surface(), all_pieces, 2);
    const Board rest = without(board, Piece::pawn);
    CHECK(rest.count(Piece::pawn) == 0);
    CHECK(rest.surface() == board.surface());
    for (int i = 0; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        const bool pawn = board.at(square) == Piece::pawn;
        CHECK(rest.at(square) == (pawn ? Piece::none : board.at(square)));
    }
}

TEST_CASE("a larger board keeps its pieces around the top left corner") {
    Dice dice(2);
    const Board board = dice.board({5, 4}, {Join::flipped, Join::straight}, all_pieces, 2);
    const Board larger = resized(board, {9, 8});
    CHECK(larger.size() == Size{9, 8});
    CHECK(larger.surface() == board.surface());
    CHECK(larger.count(Piece::none) == board.count(Piece::none) + 72 - 20);
    CHECK(resized(larger, {5, 4}) == board);
}

TEST_CASE("a smaller board loses what does not fit") {
    Board board({4, 4});
    board.put({0, 0}, Piece::queen);
    board.put({3, 3}, Piece::queen);
    const Board smaller = resized(board, {3, 4});
    CHECK(smaller.count(Piece::queen) == 1);
    CHECK(smaller.at({0, 0}) == Piece::queen);
}

TEST_CASE("only pawns and walls stop lines, and only pieces that move attack") {
    for (const Piece piece : all_pieces) {
        const bool stops = piece == Piece::pawn || piece == Piece::wall;
        CHECK(stops_lines(piece) == stops);
        CHECK(attacks(piece) == (!stops && piece != Piece::forbidden));
    }
    CHECK_FALSE(stops_lines(Piece::none));
    CHECK_FALSE(attacks(Piece::none));
}
