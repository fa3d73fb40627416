// What the inner loops of the torus search take and give: plain pointers and numbers, because those
// loops are compiled once for each kind of vector instructions.
#pragma once

#include <cstddef>
#include <cstdint>

namespace queens {

/// A square, or the way from one square to another: row * torus_row + column.
using TorusSquare = std::uint16_t;
inline constexpr std::uint32_t torus_row = 32;
/// More squares than a torus has, most of which are no squares of it.
inline constexpr std::uint32_t torus_squares = torus_row * torus_row;

/// A line that needs a queen has this bit beside those of its free squares; a line with a queen has
/// no bit at all.
inline constexpr std::uint32_t torus_line = std::uint32_t{1} << 31;

/// The free squares of the 4n lines: rows, columns, anti-diagonals and diagonals, in a row by their
/// column and elsewhere by their row. Lines 4n and above have no bits.
struct alignas(64) TorusLines {
    std::uint32_t words[128];
};

/// Squares by their rows, a bit for each column. Rows n and above have no bits.
struct alignas(64) TorusRows {
    std::uint32_t words[32];
};

/// Some queens, and the squares that are free for others.
struct TorusNode {
    TorusLines lines;
    TorusSquare queens[32];
    /// The first of the lines that have fewest free squares, and how many these are. Nothing can
    /// come of a node that has a line with none.
    std::uint32_t line;
    std::uint32_t free;
};

/// A torus of n rows, 5 .. 31, as the search needs it.
struct TorusTables {
    std::uint32_t n;
    /// What a queen on a square leaves of all lines.
    const TorusLines* left_by;
    /// The square of a place on a line: line * torus_row + place.
    const TorusSquare* squares;
    /// The squares that are forbidden by two queens, as seen from the one, by the way to the other;
    /// none where nothing is forbidden.
    const TorusRows* forbidden;
};

/// Is called with the n queens of a solution in the order in which they were placed.
using TorusFound = void (*)(void* self, const TorusSquare* queens);

/// How many nodes one step of the search follows side by side, since the processor can
/// work on several at a time.
inline constexpr std::uint32_t torus_abreast = 8;
/// How many nodes the search needs room for: on each level the children of `torus_abreast` nodes,
/// no more than rows are empty, and one that is written before it is known to be of no use.
[[nodiscard]] constexpr std::size_t torus_room(std::size_t n) {
    return torus_abreast * n * (n - 1) / 2 + 1;
}

/// One build of the inner loops. All of them visit the same nodes.
struct TorusKernel {
    const char* name;
    /// Finds the line of a node with `placed` queens, whose lines are given; with `forbidden` also
    /// takes the squares away that the last queen and another forbid.
    void (*look)(const TorusTables& torus, TorusNode& node, std::uint32_t placed);
    /// Finds the solutions that have the `placed` queens of a node, to which something can still
    /// come, and returns how many queens were placed. `room` is torus_room(n) nodes.
    std::uint64_t (*search)(const TorusTables& torus, const TorusNode& node, std::uint32_t placed,
                            TorusNode* room, TorusFound found, void* self);
};

}  // namespace queens
