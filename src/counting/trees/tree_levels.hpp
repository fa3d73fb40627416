// The nodes of a tree of queens, counted several at a time.
//
// The nodes of each level wait in a list. A step takes as many as it can from the deepest level
// that has enough of them, or from the highest level if none has, and makes all their children:
// first that on the first free square of each node, then that on the second and so on. Only
// children that have children themselves are kept. So nearly every step has work for all lanes,
// however thin the tree is, and no list outgrows the children of one step.
#pragma once

#include "counting/kernels/lanes.hpp"
#include "counting/kernels/packing.hpp"
#include "counting/trees/tree_kernel.hpp"

namespace queens::QUEENS_VECTORS {

#if defined(QUEENS_PORTABLE) || \
    !(defined(__AVX2__) || defined(__SSE4_2__) || defined(__wasm_simd128__))

/// As TreeKernel::below, a node at a time.
inline std::uint64_t nodes_below(std::uint32_t n, const TreeRow& row, std::uint32_t rows,
                                 std::uint32_t* room) {
    const std::uint32_t squares = free_columns(n, row);
    std::uint64_t nodes = ones_in(squares);
    if (rows == 1) return nodes;
    for (std::uint32_t left = squares; left != 0; left &= left - 1) {
        nodes += nodes_below(n, row_below(row, left & (~left + 1)), rows - 1, room);
    }
    return nodes;
}

#else

/// Nodes with the same number of rows left.
struct TreeLevel {
    std::uint32_t* columns;
    std::uint32_t* left;
    std::uint32_t* right;
    std::uint32_t size;

    [[gnu::always_inline]] void add(const Lanes& some_columns, const Lanes& some_left,
                                    const Lanes& some_right, std::uint32_t which) {
        using Packed = Vector<std::uint32_t>;
        __builtin_bit_cast(Packed, some_columns).store_packed(which, columns + size);
        __builtin_bit_cast(Packed, some_left).store_packed(which, left + size);
        __builtin_bit_cast(Packed, some_right).store_packed(which, right + size);
        size += ones_in(which);
    }
};

class TreeLevels {
  public:
    TreeLevels(std::uint32_t n, std::uint32_t* room) : n_(n), board_(free_columns(n, {})) {
        const std::size_t list = tree_abreast * (n + 2);
        for (TreeLevel* level = levels_; level != levels_ + n; ++level, room += 3 * list) {
            *level = {room, room + list, room + 2 * list, 0};
        }
    }

    /// As TreeKernel::below.
    std::uint64_t below(const TreeRow& row, std::uint32_t rows) {
        std::uint64_t sum = ones_in(free_columns(n_, row));
        if (rows == 1) return sum;
        levels_[0].add(Lanes{} + row.columns, Lanes{} + row.left, Lanes{} + row.right, 1);
        // The children of this level fill the last row, and are no more than counted.
        const std::uint32_t last = rows - 2;
        Bits nodes{};
        std::uint32_t highest = 0;
        std::uint32_t level = 0;
        while (highest <= last) {
            nodes += level == last ? step<false>(levels_[last], levels_[last])
                                   : step<true>(levels_[level], levels_[level + 1]);
            if (level < last) ++level;
            while (level > highest && levels_[level].size < step_size) --level;
            while (highest <= last && levels_[highest].size == 0) ++highest;
            if (level < highest) level = highest;
        }
        for (int i = 0; i < bits_words; ++i) sum += nodes[i];
        return sum;
    }

  private:
    // Several vectors, since the processor can work on more than one at a time.
    static constexpr std::uint32_t vectors = 3;
    static constexpr std::uint32_t step_size = vectors * lanes_size;
    static_assert(step_size <= tree_abreast);

    /// Some nodes, and the squares of theirs whose children are still to be made.
    struct Nodes {
        Lanes columns, left, right, squares;
    };

    /// Takes the last nodes of a level; lanes without a node have no squares.
    [[gnu::always_inline]] void take(TreeLevel& level, Nodes* nodes) const {
        const std::uint32_t from = level.size < step_size ? 0 : level.size - step_size;
        for (std::uint32_t i = 0; i < vectors; ++i) {
            const std::uint32_t at = from + i * lanes_size;
            Nodes& some = nodes[i];
            some.columns = load_lanes(level.columns + at);
            some.left = load_lanes(level.left + at);
            some.right = load_lanes(level.right + at);
            some.squares =
                board_ & ~(some.columns | some.left | some.right) &
                __builtin_bit_cast(Lanes, numbers_of_lanes<std::uint32_t>() + at < level.size);
        }
        level.size = from;
    }

    /// How many children the children of some nodes of a level have, as sums that make up the
    /// whole; `keep` adds those that have any to the level below.
    template <bool keep>
    [[gnu::always_inline]] Bits step(TreeLevel& level, TreeLevel& below) const {
        Nodes nodes[vectors];
        take(level, nodes);
        Lanes children{};
        while (true) {
            Lanes squares{};
            for (const Nodes& some : nodes) squares |= some.squares;
            if (lanes_not_zero(squares) == 0) break;
            for (Nodes& some : nodes) {
                const Lanes queens = some.squares & -some.squares;
                some.squares ^= queens;
                const Lanes columns = some.columns | queens;
                const Lanes left = (some.left | queens) << 1;
                const Lanes right = (some.right | queens) >> 1;
                const Lanes free =
                    board_ & ~(columns | left | right) & __builtin_bit_cast(Lanes, queens != 0);
                children += ones_in_lanes(free);
                if (keep) below.add(columns, left, right, lanes_not_zero(free));
            }
        }
        const Bits pairs = __builtin_bit_cast(Bits, children);
        return (pairs & 0xFFFFFFFF) + (pairs >> 32);
    }

    std::uint32_t n_;
    std::uint32_t board_;
    TreeLevel levels_[31];
};

/// As TreeKernel::below.
inline std::uint64_t nodes_below(std::uint32_t n, const TreeRow& row, std::uint32_t rows,
                                 std::uint32_t* room) {
    return TreeLevels(n, room).below(row, rows);
}

#endif

}  // namespace queens::QUEENS_VECTORS
