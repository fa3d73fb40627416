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

template <typename Word>
class TorusCover {
    using Node = TorusNode<Word>;
    using WordLanes = LanesOf<Word>;
    static constexpr std::uint32_t size = lanes_of<Word>;
    static constexpr Word one = 1;

  public:
    explicit TorusCover(const TorusTables<Word>& torus)
        : torus_(torus),
          words_((4 * torus.n + size - 1) / size * size),
          board_((one << torus.n) - 1) {}

    void look(Node& node, std::uint32_t placed) const {
        if (forbids(placed)) forbid(node, placed);
        choose(node, [&](std::uint32_t first) { return load_lanes(node.lines.words + first); });
    }

    std::uint64_t search(const Node& node, std::uint32_t placed, Node* room, TorusFound found,
                         void* self) {
        found_ = found;
        self_ = self;
        nodes_ = 0;
        follow(&node, 1, placed, room);
        return nodes_;
    }

  private:
    static std::uint32_t lowest(Word bits) {
        return static_cast<std::uint32_t>(sizeof(Word) == 4
                                              ? __builtin_ctz(static_cast<std::uint32_t>(bits))
                                              : __builtin_ctzll(bits));
    }
    static std::uint32_t row_of(TorusSquare square) { return square / torus_row<Word>; }
    static std::uint32_t column_of(TorusSquare square) { return square % torus_row<Word>; }

    /// Finds the line with fewest free squares; lines_at(i) are the lines from i on.
    template <class LinesAt>
    [[gnu::always_inline]] void choose(Node& node, LinesAt lines_at) const {
        constexpr std::uint32_t size_of_number = 8;
        WordLanes number = numbers_of_lanes<Word>();
        WordLanes least = ~WordLanes{};
        for (std::uint32_t first = 0; first < words_; first += size) {
            // Lines that need no queen come out as the longest ones.
            const WordLanes free = (ones_in_lanes(lines_at(first)) - 1) << size_of_number & 0xFFFFU;
            least = lesser(least, free | number);
            number += size;
        }
        const std::uint32_t best = least_of(least);
        node.line = best & ((1U << size_of_number) - 1);
        node.free = best >> size_of_number;
    }

    /// A node with one queen more.
    [[gnu::always_inline]] void place(const Node& before, std::uint32_t placed, TorusSquare square,
                                      Node& after) const {
        const Word* const left = torus_.left_by[square].words;
        choose(after, [&](std::uint32_t first) {
            const WordLanes lines =
                load_lanes(before.lines.words + first) & load_lanes(left + first);
            store_lanes(lines, after.lines.words + first);
            return lines;
        });
        __builtin_memcpy(after.queens, before.queens, sizeof after.queens);
        after.queens[placed] = square;
    }

    /// Whether the last of the queens that are placed forbids squares.
    [[nodiscard]] bool forbids(std::uint32_t placed) const {
        return torus_.forbidden != nullptr && placed <= torus_.forbidding;
    }

    /// Takes the squares away that the latest queen and another one forbid.
    [[gnu::always_inline]] void forbid(Node& node, std::uint32_t placed) const {
        constexpr std::uint32_t vectors = torus_rows<Word> / size;
        const std::uint32_t n = torus_.n;
        const std::uint32_t row = row_of(node.queens[placed - 1]);
        const std::uint32_t column = column_of(node.queens[placed - 1]);
        WordLanes seen[vectors]{};
        for (std::uint32_t i = 0; i + 1 < placed; ++i) {
            const std::uint32_t down = n - row + row_of(node.queens[i]);
            const std::uint32_t right = n - column + column_of(node.queens[i]);
            const std::uint32_t way =
                (down < n ? down : down - n) * torus_row<Word> + (right < n ? right : right - n);
            const Word* const from = torus_.forbidden[way].words;
            for (std::uint32_t v = 0; v < vectors; ++v) seen[v] |= load_lanes(from + v * size);
        }
        // These are as seen from the latest queen. From the corner they are turned columns, and
        // rows that begin elsewhere: of two copies, one below the other, they can be read from
        // anywhere on.
        Word turned[2 * torus_rows<Word>];
        for (std::uint32_t v = 0; v < vectors; ++v) {
            seen[v] = (seen[v] << column | seen[v] >> (n - column)) & board_;
            store_lanes(seen[v], turned + v * size);
        }
        for (std::uint32_t v = 0; v < vectors; ++v) store_lanes(seen[v], turned + n + v * size);
        Word* const lines = node.lines.words;
        Word hit[torus_rows<Word>];
        Word rows = 0;
        for (std::uint32_t v = 0; v < vectors; ++v) {
            const std::uint32_t first = v * size;
            const WordLanes here = load_lanes(turned + n - row + first) & load_lanes(lines + first);
            store_lanes(here, hit + first);
            rows |= Word{lanes_not_zero(here)} << first;
        }
        for (rows &= board_; rows != 0; rows &= rows - 1) {
            const std::uint32_t i = lowest(rows);
            for (Word left = hit[i]; left != 0; left &= left - 1) take(lines, i, lowest(left));
        }
    }

    /// Takes a square from its four lines.
    [[gnu::always_inline]] void take(Word* lines, std::uint32_t row, std::uint32_t column) const {
        const std::uint32_t n = torus_.n;
        const std::uint32_t sum = row + column;
        const std::uint32_t difference = n + column - row;
        const Word others = ~(one << row);
        lines[row] &= ~(one << column);
        lines[n + column] &= others;
        lines[2 * n + (sum < n ? sum : sum - n)] &= others;
        lines[3 * n + (difference < n ? difference : difference - n)] &= others;
    }

    /// Goes on from nodes on one level, torus_abreast at most.
    void follow(const Node* nodes, std::uint32_t count, std::uint32_t placed, Node* room) {
        Node* const children = room;
        Node* next = children;
        for (std::uint32_t i = 0; i < count; ++i) {
            const Node& node = nodes[i];
            const TorusSquare* const squares = torus_.squares + node.line * torus_row<Word>;
            Word left = node.lines.words[node.line] & board_;
            for (; left != 0; left &= left - 1) {
                place(node, placed, squares[lowest(left)], *next);
                ++nodes_;
                next += next->free != 0 ? 1 : 0;
            }
        }
        if (placed + 1 == torus_.n) {
            for (Node* child = children; child != next; ++child) found_(self_, child->queens);
            return;
        }
        if (forbids(placed + 1)) next = look_again(children, next, placed + 1);
        for (Node* child = children; child < next; child += torus_abreast) {
            const auto rest = static_cast<std::uint32_t>(next - child);
            const std::uint32_t abreast = rest < torus_abreast ? rest : torus_abreast;
            follow(child, abreast, placed + 1, next);
        }
    }

    /// Forbids squares to some nodes, packs those to which something can still come, and returns
    /// their end.
    Node* look_again(Node* nodes, const Node* end, std::uint32_t placed) const {
        Node* next = nodes;
        for (Node* node = nodes; node != end; ++node) {
            look(*node, placed);
            if (node->free == 0) continue;
            if (next != node) *next = *node;
            ++next;
        }
        return next;
    }

    const TorusTables<Word>& torus_;
    std::uint32_t words_;
    Word board_;
    TorusFound found_ = nullptr;
    void* self_ = nullptr;
    std::uint64_t nodes_ = 0;
};

}  // namespace queens::QUEENS_VECTORS
