// What the inner loop that counts the nodes of a tree of queens takes and gives: plain pointers and
// numbers, because that loop is compiled once for each kind of vector instructions. What is inline
// here is so always: the linker must not keep a copy that only the newest processors understand.
#pragma once

#include <cstddef>
#include <cstdint>

namespace queens {

/// What the queens above attack in the next row, a bit for each column.
struct TreeRow {
    std::uint32_t columns = 0;
    std::uint32_t left = 0;
    std::uint32_t right = 0;
};

/// The row below one with a queen on it, which is given as a bit.
[[nodiscard, gnu::always_inline]] inline TreeRow row_below(const TreeRow& row,
                                                           std::uint32_t queen) {
    return {row.columns | queen, (row.left | queen) << 1, (row.right | queen) >> 1};
}

/// The columns of a board of n columns, 1 .. 31, that no queen above attacks.
[[nodiscard, gnu::always_inline]] inline std::uint32_t free_columns(std::uint32_t n,
                                                                    const TreeRow& row) {
    return ~std::uint32_t{0} >> (32 - n) & ~(row.columns | row.left | row.right);
}

/// The most nodes that a step of the search takes.
inline constexpr std::size_t tree_abreast = 48;
/// How many words the search needs on a board of n columns. On each level fewer nodes wait than a
/// step takes, and all that come of one step, with some words behind them; each has three words.
[[nodiscard]] constexpr std::size_t tree_room(std::size_t n) {
    return 3 * n * tree_abreast * (n + 2);
}

/// One build of the inner loop. All of them find the same numbers.
struct TreeKernel {
    const char* name;
    /// The nodes below a node that has `rows` rows, 1 .. n, left to fill: the ways to fill the
    /// first of them, the first two and so on to all. `room` is tree_room(n) words.
    std::uint64_t (*below)(std::uint32_t n, const TreeRow& row, std::uint32_t rows,
                           std::uint32_t* room);
};

}  // namespace queens
