// What the inner loops of the torus search take and give: plain pointers and numbers, because those
// loops are compiled once for each kind of vector instructions.
#pragma once

#include <cstddef>
#include <cstdint>

namespace queens {

/// The most rows of a torus whose lines are words of 32 bits, and of 64. A WebAssembly worker has
/// no use for the latter: such a count takes years of a core.
inline constexpr int most_narrow_torus = 31;
inline constexpr int most_torus = sizeof(void*) == 8 ? 37 : most_narrow_torus;

/// A square, or the way from one square to another: row * torus_row + column.
using TorusSquare = std::uint16_t;
template <typename Word>
inline constexpr std::uint32_t torus_row = 8 * sizeof(Word);
/// More squares than a torus has, most of which are no squares of it.
template <typename Word>
inline constexpr std::uint32_t torus_squares = torus_row<Word>* torus_row<Word>;

/// More rows than a torus has, a multiple of the lanes of a vector.
template <typename Word>
inline constexpr std::uint32_t torus_rows = sizeof(Word) == 4 ? 32 : 40;

/// A line that needs a queen has this bit beside those of its free squares; a line with a queen has
/// no bit at all.
template <typename Word>
inline constexpr Word torus_line = Word{1} << (torus_row<Word> - 1);

/// The free squares of the 4n lines: rows, columns, anti-diagonals and diagonals, in a row by their
/// column and elsewhere by their row. Lines 4n and above have no bits.
template <typename Word>
struct alignas(64) TorusLines {
    Word words[4 * torus_rows<Word>];
};

/// Squares by their rows, a bit for each column. Rows n and above have no bits.
template <typename Word>
struct alignas(64) TorusRows {
    Word words[torus_rows<Word>];
};

/// Some queens, and the squares that are free for others.
template <typename Word>
struct TorusNode {
    TorusLines<Word> lines;
    TorusSquare queens[torus_rows<Word>];
    /// The first of the lines that have fewest free squares, and how many these are. Nothing can
    /// come of a node that has a line with none.
    std::uint32_t line;
    std::uint32_t free;
};

/// The search goes on without the lines that have a queen as soon as at most this many rows have
/// none: what is left then fits in words of 32 bits, whatever the torus, and in fewer of them.
inline constexpr std::uint32_t torus_rest_rows = 24;
inline constexpr std::uint32_t torus_rest_lines = 4 * torus_rest_rows;

/// Queens on most of a torus, and the squares that are free for others: the lines that need a
/// queen, numbered anew in their order, as words like those of TorusLines.
struct alignas(64) TorusRestNode {
    std::uint32_t lines[torus_rest_lines];
    TorusSquare queens[torus_rows<std::uint64_t>];
    std::uint32_t line;
    std::uint32_t free;
};

/// A square that was free when the lines were numbered anew.
struct alignas(64) TorusRestSquare {
    /// What a queen on it leaves of all lines.
    std::uint32_t left[torus_rest_lines];
    /// Its places on its four lines: line * 32 + place.
    TorusSquare places[4];
    /// Its number among the squares of the torus.
    TorusSquare square;
};

/// The room for what is left of a torus.
struct TorusRest {
    /// One for each square of torus_rest_rows rows and columns.
    TorusRestSquare* squares;
    /// torus_room(torus_rest_rows) of them, and one more.
    TorusRestNode* nodes;
};

/// A torus of n rows, at least 5, as the search needs it.
template <typename Word>
struct TorusTables {
    std::uint32_t n;
    /// What a queen on a square leaves of all lines.
    const TorusLines<Word>* left_by;
    /// The square of a place on a line: line * torus_row + place.
    const TorusSquare* squares;
    /// The squares that are forbidden by two queens, as seen from the one, by the way to the other;
    /// none where nothing is forbidden.
    const TorusRows<Word>* forbidden;
    /// Only this many queens, the first ones, forbid squares.
    std::uint32_t forbidding;

    /// Whether the last of that many queens forbids squares.
    [[nodiscard]] bool forbids(std::uint32_t placed) const {
        return forbidden != nullptr && placed <= forbidding;
    }
};

/// Is called with the n queens of a solution in the order in which they were placed.
using TorusFound = void (*)(void* self, const TorusSquare* queens);

/// How many nodes one step of the search follows side by side, since the processor can
/// work on several at a time.
inline constexpr std::uint32_t torus_abreast = 8;
/// How many nodes the search needs room for where n rows are left: on each level the children of
/// `torus_abreast` nodes, no more than rows are empty, and one that is written before it is known
/// to be of no use.
[[nodiscard]] constexpr std::size_t torus_room(std::size_t n) {
    return torus_abreast * n * (n - 1) / 2 + 1;
}

/// The inner loops for one kind of words.
template <typename Word>
struct TorusLoops {
    /// Finds the line of a node with `placed` queens, whose lines are given; if the last queen is
    /// one of those that forbid, also takes the squares away that it and another one forbid.
    void (*look)(const TorusTables<Word>& torus, TorusNode<Word>& node, std::uint32_t placed);
    /// Finds the solutions that have the `placed` queens of a node, to which something can still
    /// come, and returns how many queens were placed. `room` is n nodes, `rest` the
    /// room for what is left of the torus further down.
    std::uint64_t (*search)(const TorusTables<Word>& torus, const TorusNode<Word>& node,
                            std::uint32_t placed, TorusNode<Word>* room, const TorusRest& rest,
                            TorusFound found, void* self);
};

/// One build of the inner loops. All of them visit the same nodes. There are none for words of 64
/// bits where no torus needs them.
struct TorusKernel {
    const char* name;
    TorusLoops<std::uint32_t> narrow;
    TorusLoops<std::uint64_t> wide;

    template <typename Word>
    [[nodiscard]] const TorusLoops<Word>& loops() const {
        if constexpr (sizeof(Word) == 4) {
            return narrow;
        } else {
            return wide;
        }
    }
};

}  // namespace queens
