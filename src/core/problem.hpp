// A problem: a board with its given pieces, and how many queens shall stand on it in the end.
#pragma once

#include "core/board.hpp"

namespace queens {

/// Queens that stand on the board are given and stay where they are. `queens` counts all queens of
/// a solution, the given ones included.
struct Problem {
    Board board;
    int queens = 0;

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// The usual problem of a board: as many queens as its shorter side has squares.
[[nodiscard]] inline Problem problem_of(const Board& board) {
    return {board, board.size().shorter()};
}

/// Whether exactly that many queens stand on the board and none attacks another.
[[nodiscard]] bool is_solution(const Board& board, int queens);

}  // namespace queens
