// The test that a board solves its problem.
#include "core/problem.hpp"

#include "core/attacks.hpp"

namespace queens {

bool is_solution(const Board& board, int queens) {
    const Conflicts found = conflicts(board, 1);
    return board.count(Piece::queen) == queens && found.pairs.empty();
}

}  // namespace queens
