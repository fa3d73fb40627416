// The inner loops of the torus search: exact cover of the 4n lines, several lines at a time and
// several nodes side by side.
//
// Of a node's children all lines are computed, and their fewest free squares with them, in one pass
// over the lines. Following one node after the other the processor would wait: for the memory, for
// the least of a vector, for its guess whether the node is the last. So the children of some nodes
// are all made, one behind the other, before any of them is looked into.
#pragma once

#include "counting/kernels/lanes.hpp"
#include "counting/torus/torus_kernel.hpp"

namespace queens::QUEENS_VECTORS {

class TorusCover {
  public:
    explicit TorusCover(const TorusTables& torus)
        : torus_(torus),
          words_((4 * torus.n + lanes_size - 1) / lanes_size * lanes_size),
          board_((1U << torus.n) - 1) {}

    void look(TorusNode& node, std::uint32_t placed) const {
        if (torus_.forbidden != nullptr) forbid(node, placed);
        choose(node, [&](std::uint32_t first) { return load_lanes(node.lines.words + first); });
    }

    std::uint64_t search(const TorusNode& node, std::uint32_t placed, TorusNode* room,
                         TorusFound found, void* self) {
        found_ = found;
        self_ = self;
        nodes_ = 0;
        follow(&node, 1, placed, room);
        return nodes_;
    }

  private:
    static std::uint32_t row_of(TorusSquare square) { return square / torus_row; }
    static std::uint32_t column_of(TorusSquare square) { return square % torus_row; }

    /// Finds the line with fewest free squares; lines_at(i) are the lines from i on.
    template <class LinesAt>
    [[gnu::always_inline]] void choose(TorusNode& node, LinesAt lines_at) const {
        constexpr std::uint32_t size_of_number = 8;
        Lanes number = numbers_of_lanes();
        Lanes least = ~Lanes{};
        for (std::uint32_t first = 0; first < words_; first += lanes_size) {
            // Lines that need no queen come out as the longest ones.
            const Lanes free = (ones_in_lanes(lines_at(first)) - 1) << size_of_number & 0xFFFFU;
            least = lesser(least, free | number);
            number += lanes_size;
        }
        const std::uint32_t best = least_of(least);
        node.line = best & ((1U << size_of_number) - 1);
        node.free = best >> size_of_number;
    }

    /// A node with one queen more.
    [[gnu::always_inline]] void place(const TorusNode& before, std::uint32_t placed,
                                      TorusSquare square, TorusNode& after) const {
        const std::uint32_t* const left = torus_.left_by[square].words;
        choose(after, [&](std::uint32_t first) {
            const Lanes lines = load_lanes(before.lines.words + first) & load_lanes(left + first);
            store_lanes(lines, after.lines.words + first);
            return lines;
        });
        __builtin_memcpy(after.queens, before.queens, sizeof after.queens);
        after.queens[placed] = square;
    }

    /// Takes the squares away that the latest queen and another one forbid.
    [[gnu::always_inline]] void forbid(TorusNode& node, std::uint32_t placed) const {
        constexpr std::uint32_t vectors = torus_row / lanes_size;
        const std::uint32_t n = torus_.n;
        const std::uint32_t row = row_of(node.queens[placed - 1]);
        const std::uint32_t column = column_of(node.queens[placed - 1]);
        Lanes seen[vectors]{};
        for (std::uint32_t i = 0; i + 1 < placed; ++i) {
            const std::uint32_t down = n - row + row_of(node.queens[i]);
            const std::uint32_t right = n - column + column_of(node.queens[i]);
            const std::uint32_t way =
                (down < n ? down : down - n) * torus_row + (right < n ? right : right - n);
            const std::uint32_t* const from = torus_.forbidden[way].words;
            for (std::uint32_t v = 0; v < vectors; ++v)
                seen[v] |= load_lanes(from + v * lanes_size);
        }
        // These are as seen from the latest queen. From the corner they are turned columns, and
        // rows that begin elsewhere: of two copies, one below the other, they can be read from
        // anywhere on.
        std::uint32_t turned[2 * torus_row];
        for (std::uint32_t v = 0; v < vectors; ++v) {
            seen[v] = (seen[v] << column | seen[v] >> (n - column)) & board_;
            store_lanes(seen[v], turned + v * lanes_size);
        }
        for (std::uint32_t v = 0; v < vectors; ++v)
            store_lanes(seen[v], turned + n + v * lanes_size);
        std::uint32_t* const lines = node.lines.words;
        std::uint32_t hit[torus_row];
        std::uint32_t rows = 0;
        for (std::uint32_t v = 0; v < vectors; ++v) {
            const std::uint32_t first = v * lanes_size;
            const Lanes here = load_lanes(turned + n - row + first) & load_lanes(lines + first);
            store_lanes(here, hit + first);
            rows |= lanes_not_zero(here) << first;
        }
        for (rows &= board_; rows != 0; rows &= rows - 1) {
            const auto i = static_cast<std::uint32_t>(__builtin_ctz(rows));
            for (std::uint32_t left = hit[i]; left != 0; left &= left - 1) {
                take(lines, i, static_cast<std::uint32_t>(__builtin_ctz(left)));
            }
        }
    }

    /// Takes a square from its four lines.
    [[gnu::always_inline]] void take(std::uint32_t* lines, std::uint32_t row,
                                     std::uint32_t column) const {
        const std::uint32_t n = torus_.n;
        const std::uint32_t sum = row + column;
        const std::uint32_t difference = n + column - row;
        const std::uint32_t others = ~(1U << row);
        lines[row] &= ~(1U << column);
        lines[n + column] &= others;
        lines[2 * n + (sum < n ? sum : sum - n)] &= others;
        lines[3 * n + (difference < n ? difference : difference - n)] &= others;
    }

    /// Goes on from nodes on one level, torus_abreast at most.
    void follow(const TorusNode* nodes, std::uint32_t size, std::uint32_t placed, TorusNode* room) {
        TorusNode* const children = room;
        TorusNode* next = children;
        for (std::uint32_t i = 0; i < size; ++i) {
            const TorusNode& node = nodes[i];
            const TorusSquare* const squares = torus_.squares + node.line * torus_row;
            std::uint32_t left = node.lines.words[node.line] & board_;
            for (; left != 0; left &= left - 1) {
                place(node, placed, squares[__builtin_ctz(left)], *next);
                ++nodes_;
                next += next->free != 0 ? 1 : 0;
            }
        }
        if (placed + 1 == torus_.n) {
            for (TorusNode* child = children; child != next; ++child) found_(self_, child->queens);
            return;
        }
        if (torus_.forbidden != nullptr) next = look_again(children, next, placed + 1);
        for (TorusNode* child = children; child < next; child += torus_abreast) {
            const auto rest = static_cast<std::uint32_t>(next - child);
            const std::uint32_t abreast = rest < torus_abreast ? rest : torus_abreast;
            follow(child, abreast, placed + 1, next);
        }
    }

    /// Forbids squares to some nodes, packs those to which something can still come, and returns
    /// their end.
    TorusNode* look_again(TorusNode* nodes, const TorusNode* end, std::uint32_t placed) const {
        TorusNode* next = nodes;
        for (TorusNode* node = nodes; node != end; ++node) {
            look(*node, placed);
            if (node->free == 0) continue;
            if (next != node) *next = *node;
            ++next;
        }
        return next;
    }

    const TorusTables& torus_;
    std::uint32_t words_;
    std::uint32_t board_;
    TorusFound found_ = nullptr;
    void* self_ = nullptr;
    std::uint64_t nodes_ = 0;
};

}  // namespace queens::QUEENS_VECTORS
