// Finished counts that differ in what is known of them.
#pragma once

#include <vector>

#include "app/rooms/finished_count.hpp"

namespace queens::tests {

/// A plain count, one of a board with a wall, and one with a pawn that several computers shared.
[[nodiscard]] inline std::vector<FinishedCount> three_finished_counts() {
    Board walled({5, 4});
    walled.put({0, 0}, Piece::wall);
    return {{{.size = {8, 8}, .surface = {}}, 92, SymmetricCounts{12, 4, 0}, 2057, 0.5, 2},
            {task_of(walled), 7, std::nullopt, 30, 0.25, 8},
            {{.size = {9, 9}, .surface = {}, .pawns = 1}, 396, std::nullopt, 77, std::nullopt, 0}};
}

}  // namespace queens::tests
