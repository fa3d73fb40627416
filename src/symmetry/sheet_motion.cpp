// Which rotations and reflections leave a board as it is.
#include "symmetry/sheet_motion.hpp"

#include <algorithm>
#include <iterator>

namespace queens {

namespace {

bool suits(const SheetMotion& motion, const Board& board) {
    return can_be_turned(board) || !motion.exchanges;
}

bool keeps(const SheetMotion& motion, const Board& board) {
    const std::vector<Placed> placed = board.placed();
    return std::all_of(placed.begin(), placed.end(), [&](const Placed& one) {
        return board.at(motion(one.square, board.size())) == one.piece;
    });
}

}  // namespace

std::vector<SheetMotion> motions_keeping(const Board& board) {
    std::vector<SheetMotion> motions;
    std::copy_if(
        sheet_motions.begin(), sheet_motions.end(), std::back_inserter(motions),
        [&](const SheetMotion& motion) { return suits(motion, board) && keeps(motion, board); });
    return motions;
}

}  // namespace queens
