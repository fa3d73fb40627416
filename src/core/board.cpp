// Boards and their simplest questions.
#include "core/board.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace queens {

namespace {

/// In the order of `Piece`.
constexpr std::array<std::string_view, 10> names{
    "empty", "queen",  "rook", "bishop", "knight",
    "king",  "amazon", "pawn", "wall",   "forbidden square"};

}  // namespace

std::string_view name_of(Piece piece) { return names[static_cast<std::size_t>(piece)]; }

Board::Board(Size size, Surface surface)
    : size_(size), surface_(surface), pieces_(static_cast<std::size_t>(size.area()), Piece::none) {
    assert(is_valid(size));
}

std::size_t Board::offset(Square square) const {
    assert(size_.contains(square));
    return static_cast<std::size_t>(size_.index(square));
}

int Board::count(Piece piece) const {
    return static_cast<int>(std::count(pieces_.begin(), pieces_.end(), piece));
}

std::vector<Placed> Board::placed() const {
    std::vector<Placed> found;
    for (int i = 0; i < size_.area(); ++i) {
        const Piece piece = pieces_[static_cast<std::size_t>(i)];
        if (piece != Piece::none) found.push_back({size_.square(i), piece});
    }
    return found;
}

std::vector<Square> Board::find(Piece piece) const {
    std::vector<Square> found;
    for (int i = 0; i < size_.area(); ++i) {
        if (pieces_[static_cast<std::size_t>(i)] == piece) found.push_back(size_.square(i));
    }
    return found;
}

Board without(Board board, Piece piece) {
    for (const Square square : board.find(piece)) board.put(square, Piece::none);
    return board;
}

bool has_only_queens(const Board& board) {
    return std::all_of(board.pieces().begin(), board.pieces().end(),
                       [](Piece piece) { return piece == Piece::none || piece == Piece::queen; });
}

Board resized(const Board& board, Size size) {
    Board result(size, board.surface());
    for (int row = 0; row < std::min(size.rows, board.rows()); ++row) {
        for (int column = 0; column < std::min(size.columns, board.columns()); ++column) {
            result.put({row, column}, board.at({row, column}));
        }
    }
    return result;
}

}  // namespace queens
