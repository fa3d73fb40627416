// Which tasks are those of a torus.
#pragma once

#include "counting/task.hpp"

namespace queens {

/// Whether the board is an empty square cylinder or torus, neither of them with a flip. Queens that
/// attack no other on the one attack no other on the other, since both have the same diagonals.
[[nodiscard]] inline bool is_round_square(const Task& task) {
    const auto [sides, ends] = task.surface;
    const bool round = task.surface != Surface{} && sides != Join::flipped && ends != Join::flipped;
    return is_plain(task) && round && task.size.is_square();
}

}  // namespace queens
