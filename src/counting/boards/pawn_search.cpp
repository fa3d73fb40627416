// Row by row over bitmasks, as on the plane, with pawns that open lines again.
//
// Chatham and others (2006) ask the question; the method is the plane's (Richards 1997).
#include "counting/boards/pawn_search.hpp"

#include <bit>

namespace queens {

std::vector<int> PawnSearch::moves(const PawnPosition& position) const {
    std::vector<int> moves;
    if (position.rows == 0) return moves;
    for_each_pawn_row(position, free(position),
                      [&](FilledRow, int) { moves.push_back(static_cast<int>(moves.size())); });
    return moves;
}

void PawnSearch::play(PawnPosition& position, int move) const {
    PawnPosition next;
    for_each_pawn_row(position, free(position), [&](FilledRow row, int pawns) {
        if (move-- == 0) next = position_below(position, row, pawns);
    });
    position = next;
}

Completions PawnSearch::count(const PawnPosition& position) const {
    if (position.rows == 0) return {position.pawns == 0 ? 1U : 0U, 0};
    Completions found;
    if (free(position) != 0) search(position, found);
    return found;
}

/// At least one row is to be filled, and it has a free square.
void PawnSearch::search(const PawnPosition& position, Completions& found) const {
    if (position.rows == 1) {
        const auto last = static_cast<std::uint64_t>(std::popcount(free(position)));
        found.count += last;
        found.nodes += last;
        return;
    }
    for_each_pawn_row(position, free(position), [&](FilledRow row, int pawns) {
        ++found.nodes;
        const PawnPosition next = position_below(position, row, pawns);
        if (free(next) != 0) search(next, found);
    });
}

}  // namespace queens
