// Conflicts on the torus, and how shifting the board separates them.
#include "symmetry/constellation.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "symmetry/modulo.hpp"

namespace queens {

std::vector<TorusConflict> torus_conflicts(const Columns& columns) {
    assert(is_permutation(columns));
    const int n = static_cast<int>(columns.size());
    std::vector<TorusConflict> found;
    for (int row = 0; row < n; ++row) {
        const Square first{row, columns[static_cast<std::size_t>(row)]};
        for (int below = row + 1; below < n; ++below) {
            const Square second{below, columns[static_cast<std::size_t>(below)]};
            const int down = second.row - first.row;
            const int right = second.column - first.column;
            if (modulo(right - down, n) == 0) found.push_back({first, second, Axis::diagonal});
            if (modulo(right + down, n) == 0) found.push_back({first, second, Axis::anti_diagonal});
        }
    }
    return found;
}

bool is_separated(const TorusConflict& conflict) {
    const int down = conflict.second.row - conflict.first.row;
    const int right = conflict.second.column - conflict.first.column;
    return std::abs(down) != std::abs(right);
}

std::vector<Shift> separating_shifts(const Columns& columns) {
    const int n = static_cast<int>(columns.size());
    std::vector<TorusConflict> conflicts = torus_conflicts(columns);
    std::vector<Shift> found;
    for (int down = 0; down < n; ++down) {
        for (int right = 0; right < n; ++right) {
            const auto moved = [&](Square square) {
                return Square{(square.row + down) % n, (square.column + right) % n};
            };
            const bool separates =
                std::all_of(conflicts.begin(), conflicts.end(), [&](const TorusConflict& one) {
                    return is_separated({moved(one.first), moved(one.second), one.axis});
                });
            if (separates) found.push_back({down, right});
        }
    }
    return found;
}

}  // namespace queens
