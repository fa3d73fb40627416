// The inner loops of the torus search: exact cover of the 4n lines, one queen after the other until
// few rows are left (torus_rest_cover.hpp).
#pragma once

#include "counting/torus/torus_rest_cover.hpp"

namespace queens::QUEENS_VECTORS {

/// The search on the whole torus.
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
        if (torus_.forbids(placed)) forbid(node, placed);
        ShortestLine<Word> shortest;
        for (std::uint32_t first = 0; first < words_; first += size) {
            shortest.see(load_lanes(node.lines.words + first));
        }
        shortest.tell(node);
    }

    std::uint64_t search(const Node& node, std::uint32_t placed, Node* room, const TorusRest& rest,
                         TorusFound found, void* self) {
        TorusRestCover<Word> rest_cover(torus_, rest, found, self);
        return follow(node, placed, room, rest_cover);
    }

  private:
    /// Takes the squares away that the latest queen and another one forbid.
    void forbid(Node& node, std::uint32_t placed) const {
        const TorusForbidden<Word> forbidden(torus_, node.queens, placed);
        Word* const lines = node.lines.words;
        for (std::uint32_t row = 0; row < torus_.n; ++row) {
            for (Word left = *forbidden.row(row) & lines[row]; left != 0; left &= left - 1) {
                take(lines, row, lowest(left));
            }
        }
    }

    /// Takes a square from its four lines.
    void take(Word* lines, std::uint32_t row, std::uint32_t column) const {
        const std::uint32_t n = torus_.n;
        const std::uint32_t sum = row + column;
        const std::uint32_t difference = n + column - row;
        const Word others = ~(one << row);
        lines[row] &= ~(one << column);
        lines[n + column] &= others;
        lines[2 * n + (sum < n ? sum : sum - n)] &= others;
        lines[3 * n + (difference < n ? difference : difference - n)] &= others;
    }

    /// Goes on from a node, and returns how many queens were placed.
    std::uint64_t follow(const Node& node, std::uint32_t placed, Node* room,
                         TorusRestCover<Word>& rest) const {
        if (placed + torus_rest_rows >= torus_.n) return rest.search(node, placed);
        std::uint64_t nodes = 0;
        const TorusSquare* const squares = torus_.squares + node.line * torus_row<Word>;
        for (Word left = node.lines.words[node.line] & board_; left != 0; left &= left - 1) {
            const TorusSquare square = squares[lowest(left)];
            const Word* const left_by = torus_.left_by[square].words;
            for (std::uint32_t first = 0; first < words_; first += size) {
                store_lanes(load_lanes(node.lines.words + first) & load_lanes(left_by + first),
                            room->lines.words + first);
            }
            __builtin_memcpy(room->queens, node.queens, sizeof node.queens);
            room->queens[placed] = square;
            look(*room, placed + 1);
            ++nodes;
            if (room->free != 0) nodes += follow(*room, placed + 1, room + 1, rest);
        }
        return nodes;
    }

    const TorusTables<Word>& torus_;
    std::uint32_t words_;
    Word board_;
};

}  // namespace queens::QUEENS_VECTORS
