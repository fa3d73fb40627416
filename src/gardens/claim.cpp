#include "gardens/claim.hpp"

#include "gardens/play.hpp"

namespace queens {

ClaimAnswer judge_claim(const MarkedBoard& garden, std::size_t technique, Square square) {
    const Puzzle puzzle = puzzle_of(garden_of(garden.board, garden.regions));
    const Position position = position_of(puzzle, garden.board, garden.marks);
    const int place = garden.board.size().index(square);
    if (!position.left.contains(place) || position.queens.contains(place)) {
        return ClaimRefusal::settled;
    }
    if (const auto found = deduction_about(place, technique, puzzle, position)) {
        return advice_of(puzzle, *found);
    }
    for (std::size_t other = 0; other < techniques().size(); ++other) {
        if (deduction_about(place, other, puzzle, position)) return ClaimRefusal::by_another;
    }
    return ClaimRefusal::not_yet;
}

}  // namespace queens
