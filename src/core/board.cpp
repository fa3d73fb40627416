// Boards and their simplest questions.
#include "core/board.hpp"

#include <algorithm>
#include <cassert>

namespace queens {

std::string_view name_of(Piece piece) {
    switch (piece) {
        case Piece::none: return "empty";
        case Piece::queen: return "queen";
        case Piece::rook: return "rook";
        case Piece::bishop: return "bishop";
        case Piece::knight: return "knight";
        case Piece::king: return "king";
        case Piece::amazon: return "amazon";
        case Piece::pawn: return "pawn";
        case Piece::wall: return "wall";
        case Piece::forbidden: return "forbidden square";
    }
    return {};
}

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
