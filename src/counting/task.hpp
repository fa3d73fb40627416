// What is to be counted.
#pragma once

#include <vector>

#include "core/board.hpp"
#include "core/surface.hpp"

namespace queens {

/// Count all placements of size.shorter() queens on a board, and of as many more queens as there
/// are pawns to be placed with them.
struct Task {
    Size size;
    Surface surface;
    int pawns = 0;
    /// What stands on the board, row by row, queens being given; nothing at all on an empty board.
    std::vector<Piece> pieces{};

    friend bool operator==(const Task&, const Task&) = default;
};

/// The most squares of a board whose placements are searched for one by one.
inline constexpr int most_counted_squares = 4096;

/// The task of completing a board.
[[nodiscard]] Task task_of(const Board& board);
/// The board of a task.
[[nodiscard]] Board board_of(const Task& task);

/// Whether the task is that of an empty board without pawns.
[[nodiscard]] inline bool is_plain(const Task& task) {
    return task.pawns == 0 && task.pieces.empty();
}

/// Whether the task can have queens more than rows, each with a pawn: on the empty square plane.
[[nodiscard]] inline bool can_have_extra_queens(const Task& task) {
    return task.pieces.empty() && task.surface == Surface{} && task.size.is_square();
}

}  // namespace queens
