// The kernels that count: depth-first searches without pauses, one for each kind of board.
#pragma once

#include <cstdint>
#include <span>

#include "counting/task.hpp"

namespace queens {

/// What a search found: placements with a queen in each line, and the queens placed for it, those
/// of the prefix not counted.
struct Completions {
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;
};

/// Counts the ways to place a queen in each of the first `lines` lines of a plane of lines with
/// `width` squares, 1 <= lines <= width <= 32, from these columns of the first queens on. A prefix
/// whose queens attack each other has none.
[[nodiscard]] Completions count_plane(int width, int lines, std::span<const int> prefix);

/// The same on a torus of `width` lines, 1 <= lines <= width <= 31.
[[nodiscard]] Completions count_torus(int width, int lines, std::span<const int> prefix);

/// How the lines of an accepted task lie: the queens stand one in each of `lines` lines of `width`
/// squares, on a torus or on a plane.
struct Shape {
    int width = 0;
    int lines = 0;
    bool torus = false;

    /// The column that the reflection which the jobs leave out maps `column` to. On the torus it
    /// keeps column 0 in place, where the first queen stands.
    [[nodiscard]] constexpr int mirror(int column) const {
        return torus ? (width - column) % width : width - 1 - column;
    }
    /// Whether queens on these columns attack each other, `distance` lines apart.
    [[nodiscard]] constexpr bool attack(int column, int other, int distance) const {
        const int gap = column < other ? other - column : column - other;
        return gap == 0 || gap == distance || (torus && gap == width - distance);
    }
    /// Counts the ways to fill the first `depth` lines, prefix.size() <= depth <= lines.
    [[nodiscard]] Completions count(int depth, std::span<const int> prefix) const {
        return torus ? count_torus(width, depth, prefix) : count_plane(width, depth, prefix);
    }
};

[[nodiscard]] Shape shape_of(const Task& task);

}  // namespace queens
