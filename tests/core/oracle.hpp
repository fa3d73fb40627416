// The naive oracle: attacks found by unrolling the board into an endless sheet, where every line is
// straight, and folding the squares of the line back one by one.
//
// It shares no code with the rays of the program: no direction ever changes, and a ray is followed
// for so long that everything must have repeated.
#pragma once

#include <numeric>
#include <optional>
#include <set>
#include <vector>

#include "core/board.hpp"

namespace queens::tests {

/// Sizes that make trouble: single rows and columns, two by two, rectangles both ways.
inline const std::vector<Size> small_sizes{{1, 1}, {2, 1}, {1, 2}, {2, 2}, {5, 1},
                                           {1, 6}, {3, 2}, {2, 5}, {3, 3}, {4, 3},
                                           {4, 4}, {3, 7}, {6, 4}, {5, 5}, {6, 6}};

inline int floor_div(int a, int b) { return a >= 0 ? a / b : -((b - 1 - a) / b); }

/// The square of the board that lies on this place of the endless sheet, nothing beyond an open
/// edge.
inline std::optional<Square> folded(const Board& board, int row, int column) {
    const int down = floor_div(row, board.rows());
    const int right = floor_div(column, board.columns());
    const Surface surface = board.surface();
    if (down != 0 && surface.ends == Join::open) return std::nullopt;
    if (right != 0 && surface.sides == Join::open) return std::nullopt;
    Square square{row - down * board.rows(), column - right * board.columns()};
    if (right % 2 != 0 && surface.sides == Join::flipped) {
        square.row = board.rows() - 1 - square.row;
    }
    if (down % 2 != 0 && surface.ends == Join::flipped) {
        square.column = board.columns() - 1 - square.column;
    }
    return square;
}

inline std::set<Square> naive_attacks(const Board& board, Square from, Piece piece) {
    const bool rook = piece == Piece::rook || piece == Piece::queen || piece == Piece::amazon;
    const bool bishop = piece == Piece::bishop || piece == Piece::queen || piece == Piece::amazon;
    const bool knight = piece == Piece::knight || piece == Piece::amazon;
    const int repeated = 2 * std::lcm(board.rows(), board.columns());
    std::set<Square> found;
    const auto follow = [&](int down, int right, int steps) {
        for (int k = 1; k <= steps; ++k) {
            const auto square = folded(board, from.row + k * down, from.column + k * right);
            if (!square || board.at(*square) == Piece::pawn || board.at(*square) == Piece::wall) {
                return;
            }
            found.insert(*square);
        }
    };
    for (int down = -2; down <= 2; ++down) {
        for (int right = -2; right <= 2; ++right) {
            const int length = down * down + right * right;
            if (length == 1 && rook) follow(down, right, repeated);
            if (length == 2 && bishop) follow(down, right, repeated);
            if (length == 5 && knight) follow(down, right, 1);
            if (length >= 1 && length <= 2 && piece == Piece::king) follow(down, right, 1);
        }
    }
    found.erase(from);
    return found;
}

inline const std::vector<Piece> movers{Piece::queen,  Piece::rook, Piece::bishop,
                                       Piece::knight, Piece::king, Piece::amazon};

inline bool attacks_anything(Piece piece) {
    return piece != Piece::none && piece != Piece::pawn && piece != Piece::wall &&
           piece != Piece::forbidden;
}

/// All pairs of pieces of which at least one attacks the other, the earlier square first.
inline std::set<std::pair<Square, Square>> naive_conflicts(const Board& board) {
    std::set<std::pair<Square, Square>> found;
    for (int i = 0; i < board.size().area(); ++i) {
        const Square from = board.size().square(i);
        if (!attacks_anything(board.at(from))) continue;
        for (const Square to : naive_attacks(board, from, board.at(from))) {
            if (attacks_anything(board.at(to))) {
                found.insert({from < to ? from : to, from < to ? to : from});
            }
        }
    }
    return found;
}

}  // namespace queens::tests
