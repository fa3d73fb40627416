// The moves of all pieces as tables.
#include "core/moves.hpp"

#include <array>

namespace queens {

namespace {

constexpr std::array<Direction, 4> rook_directions{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<Direction, 4> bishop_directions{{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};
constexpr std::array<Direction, 8> knight_jumps{
    {{-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}}};

}  // namespace

std::span<const Direction> slides_of(Piece piece) {
    switch (piece) {
        case Piece::queen:
        case Piece::amazon: return directions;
        case Piece::rook: return rook_directions;
        case Piece::bishop: return bishop_directions;
        default: return {};
    }
}

std::span<const Direction> jumps_of(Piece piece) {
    switch (piece) {
        case Piece::knight:
        case Piece::amazon: return knight_jumps;
        case Piece::king: return directions;
        default: return {};
    }
}

std::optional<Square> landing(const Board& board, Square from, Direction jump) {
    Ray ray{from, jump};
    if (advance(ray, board.size(), board.surface()) == Step::ended) return std::nullopt;
    if (stops_lines(board.at(ray.square))) return std::nullopt;
    return ray.square;
}

}  // namespace queens
