// One pass over the squares.
#include "app/answers/census.hpp"

namespace queens {

Census census_of(const Board& board, const AttackMap& attack_map) {
    Census census{.queens = board.count(Piece::queen), .pawns = board.count(Piece::pawn)};
    std::uint64_t attacked = 0;
    for (std::size_t i = 0; i < board.pieces().size(); ++i) {
        const Piece piece = board.pieces()[i];
        census.attackers += attacks(piece) ? 1 : 0;
        if (!attack_map) continue;
        attacked += (*attack_map)[i] > 0 ? 1U : 0U;
    }
    if (attack_map) {
        census.attacked = attacked;
        census.open = free_squares(board, *attack_map).size();
    }
    return census;
}

}  // namespace queens
