// How the lines of a plane lie that is searched line by line.
#pragma once

#include <algorithm>

#include "counting/lines/plane.hpp"

namespace queens {

/// The queens stand one in each of `lines` lines of `width` squares: in the rows, or in the columns
/// of a board taller than wide.
struct LineShape {
    int width = 0;
    int lines = 0;

    /// The column that the reflection which the jobs leave out maps `column` to.
    [[nodiscard]] constexpr int mirror(int column) const { return width - 1 - column; }
    /// Whether queens on these columns attack each other, `distance` lines apart.
    [[nodiscard]] static constexpr bool attack(int column, int other, int distance) {
        const int gap = column < other ? other - column : column - other;
        return gap == 0 || gap == distance;
    }
    /// Counts the ways to fill the first `depth` lines, prefix.size() <= depth <= lines.
    [[nodiscard]] Completions count(int depth, std::span<const int> prefix) const {
        return count_plane(width, depth, prefix);
    }
};

[[nodiscard]] inline LineShape shape_of(const Task& task) {
    return {std::max(task.size.columns, task.size.rows), task.size.shorter()};
}

/// Queens line by line as a tree, with the columns of those placed as position.
struct LineTree {
    LineShape shape;

    [[nodiscard]] std::vector<int> moves(const std::vector<int>& columns) const {
        std::vector<int> moves;
        if (columns.size() == static_cast<std::size_t>(shape.lines)) return moves;
        for (int column = 0; column < shape.width; ++column) {
            if (is_free(columns, column)) moves.push_back(column);
        }
        return moves;
    }
    static void play(std::vector<int>& columns, int column) { columns.push_back(column); }

    /// Whether no queen on these columns attacks one on `column` of the next line.
    [[nodiscard]] static bool is_free(const std::vector<int>& columns, int column) {
        int distance = static_cast<int>(columns.size());
        for (const int above : columns) {
            if (LineShape::attack(column, above, distance--)) return false;
        }
        return true;
    }
};

}  // namespace queens
