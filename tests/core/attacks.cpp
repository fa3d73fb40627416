// Attacks against the naive oracle, on all surfaces, turned and mirrored.
#include "core/attacks.hpp"
#include "core/strokes.hpp"

#include <algorithm>
#include <set>

#include <catch2/catch_test_macros.hpp>

#include "core/attacked.hpp"
#include "core/many_boards.hpp"
#include "core/oracle.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// A quarter turn: rows become columns, and the joins change places with them.
Square turned(Square square, Size size) { return {square.column, size.rows - 1 - square.row}; }

Board turned(const Board& board) {
    const Surface surface{board.surface().ends, board.surface().sides};
    Board result({board.rows(), board.columns()}, surface);
    for (int i = 0; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        result.put(turned(square, board.size()), board.at(square));
    }
    return result;
}

Square mirrored(Square square, Size size) { return {square.row, size.columns - 1 - square.column}; }

Board mirrored(const Board& board) {
    Board result(board.size(), board.surface());
    for (int i = 0; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        result.put(mirrored(square, board.size()), board.at(square));
    }
    return result;
}

}  // namespace

TEST_CASE("every piece attacks what the naive oracle says on every surface") {
    for_many_boards(11, all_pieces, [](const Board& board) {
        for (int i = 0; i < board.size().area(); ++i) {
            const Square from = board.size().square(i);
            for (const Piece piece : movers) {
                if (attacked(board, from, piece) != naive_attacks(board, from, piece)) {
                    FAIL("not the same squares");
                }
            }
        }
        SUCCEED();
    });
}

TEST_CASE("pawns, walls and empty squares attack nothing") {
    const Board board({5, 5}, torus_surface);
    for (const Piece piece : {Piece::none, Piece::pawn, Piece::wall, Piece::forbidden}) {
        CHECK(attacked_from(board, {2, 2}, piece).empty());
        CHECK(strokes_from(board, {2, 2}, piece).empty());
    }
}

TEST_CASE("if one queen attacks another, the other attacks back") {
    for_many_boards(12, {Piece::pawn, Piece::wall}, [](const Board& board) {
        std::set<std::pair<Square, Square>> pairs;
        for (int i = 0; i < board.size().area(); ++i) {
            const Square from = board.size().square(i);
            if (stops_lines(board.at(from))) continue;
            for (const Square to : attacked_from(board, from, Piece::queen)) {
                pairs.insert({from, to});
            }
        }
        const bool symmetric = std::all_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
            return pairs.count({pair.second, pair.first}) > 0;
        });
        CHECK(symmetric);
    });
}

TEST_CASE("a turned or mirrored board has turned or mirrored attacks") {
    for_many_boards(13, {Piece::pawn}, [](const Board& board) {
        const Board quarter = turned(board);
        const Board mirror = mirrored(board);
        for (int i = 0; i < board.size().area(); ++i) {
            const Square from = board.size().square(i);
            std::set<Square> expected_quarter;
            std::set<Square> expected_mirror;
            for (const Square to : attacked_from(board, from, Piece::amazon)) {
                expected_quarter.insert(turned(to, board.size()));
                expected_mirror.insert(mirrored(to, board.size()));
            }
            if (attacked(quarter, turned(from, board.size()), Piece::amazon) != expected_quarter) {
                FAIL("turned board");
            }
            if (attacked(mirror, mirrored(from, board.size()), Piece::amazon) != expected_mirror) {
                FAIL("mirrored board");
            }
        }
        SUCCEED();
    });
}

TEST_CASE("a pawn stops every line that passes through it") {
    Board board({8, 8});
    CHECK(attacked_from(board, {4, 3}, Piece::queen).size() == 27);
    board.put({4, 5}, Piece::pawn);
    board.put({2, 3}, Piece::wall);
    board.put({6, 5}, Piece::pawn);
    const auto reach = attacked(board, {4, 3}, Piece::queen);
    CHECK(reach.size() == 27 - 3 - 3 - 2);
    for (const Square square :
         {Square{4, 5}, Square{4, 6}, Square{2, 3}, Square{1, 3}, Square{6, 5}, Square{7, 6}}) {
        CHECK(reach.count(square) == 0);
    }
    CHECK(reach.count({4, 4}) == 1);
}

TEST_CASE("lines pass over queens and forbidden squares") {
    Board board({8, 1});
    board.put({0, 3}, Piece::queen);
    board.put({0, 5}, Piece::forbidden);
    CHECK(attacked(board, {0, 0}, Piece::queen).size() == 7);
}

TEST_CASE("a queen never attacks herself, not even around a closed line") {
    for_many_boards(14, {Piece::pawn}, [](const Board& board) {
        for (int i = 0; i < board.size().area(); ++i) {
            const Square from = board.size().square(i);
            if (attacked(board, from, Piece::amazon).count(from) > 0) FAIL("attacks herself");
        }
        SUCCEED();
    });
}
