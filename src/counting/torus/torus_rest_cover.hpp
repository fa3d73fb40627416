// The inner loops of the torus search where few rows are left: exact cover, several lines at a time
// and several nodes side by side.
//
// Most nodes are here, where half of the lines have a queen. The lines that need one are therefore
// numbered anew, and with them what a queen on each of the squares that are still free leaves of
// them: once for thousands of nodes, each of which has then fewer lines to compute.
//
// Of a node's children all lines are computed, and their fewest free squares with them, in one pass
// over the lines. Following one node after the other the processor would wait: for the memory, for
// the least of a vector, for its guess whether the node is the last. So the children of some nodes
// are all made, one behind the other, before any of them is looked into.
#pragma once

#include "counting/torus/torus_lines.hpp"

namespace queens::QUEENS_VECTORS {

/// The search where few rows are left, with the lines that need a queen numbered anew.
template <typename Word>
class TorusRestCover {
    using Node = TorusRestNode;
    using Square = TorusRestSquare;
    static constexpr std::uint32_t size = lanes_of<std::uint32_t>;
    static constexpr std::uint32_t places = 32;
    static constexpr std::uint32_t board = ~torus_line<std::uint32_t>;

  public:
    TorusRestCover(const TorusTables<Word>& torus, const TorusRest& rest, TorusFound found,
                   void* self)
        : torus_(torus), rest_(rest), found_(found), self_(self) {}

    /// Finds the solutions that have the `placed` queens of a node, and returns how many queens
    /// were placed.
    std::uint64_t search(const TorusNode<Word>& node, std::uint32_t placed) {
        number_lines(node);
        const std::uint32_t squares = number_squares(node);
        leave(squares);
        Node& start = rest_.nodes[0];
        start = {};
        for (std::uint32_t i = 0; i < lines_; ++i) {
            close_up(i < rows_left_ ? column_closing_ : row_closing_,
                     node.lines.words + old_line_[i], 1, start.lines + i);
        }
        __builtin_memcpy(start.queens, node.queens, sizeof node.queens);
        start.line = new_line_[node.line];
        start.free = node.free;
        nodes_ = 0;
        follow(&start, 1, placed, &start + 1);
        return nodes_;
    }

  private:
    /// The bits of rows or columns that fit in no word of 32 bits, 6 at most, go to those of some
    /// with a queen.
    struct Closing {
        Word keep;
        std::uint32_t moved;
        std::uint8_t from[8];
        std::uint8_t to[8];
    };

    [[nodiscard]] Closing closing(Word needed) const {
        Closing closing{~Word{0}, 0, {}, {}};
        if constexpr (sizeof(Word) > 4) {
            closing.keep = needed & board;
            Word unused = ~needed;
            for (Word high = needed & ~Word{board}; high != 0; high &= high - 1) {
                closing.from[closing.moved] = static_cast<std::uint8_t>(lowest(high));
                closing.to[closing.moved++] = static_cast<std::uint8_t>(lowest(unused));
                unused &= unused - 1;
            }
        }
        return closing;
    }

    /// The words of lines in 32 bits.
    [[gnu::always_inline]] static void close_up(const Closing& closing, const Word* words,
                                                std::uint32_t count, std::uint32_t* closed) {
        constexpr std::uint32_t line_moves = torus_row<Word> - places;
        for (std::uint32_t i = 0; i < count; ++i) {
            const Word bits = words[i] & closing.keep;
            closed[i] = static_cast<std::uint32_t>(
                bits | (words[i] >> line_moves & torus_line<std::uint32_t>));
        }
        for (std::uint32_t move = 0; move < closing.moved; ++move) {
            const std::uint32_t from = closing.from[move];
            const std::uint32_t to = closing.to[move];
            for (std::uint32_t i = 0; i < count; ++i) {
                closed[i] |= static_cast<std::uint32_t>((words[i] >> from & 1) << to);
            }
        }
    }

    [[nodiscard]] static std::uint32_t place_of(const Closing& closing, std::uint32_t number) {
        for (std::uint32_t i = 0; i < closing.moved; ++i) {
            if (closing.from[i] == number) return closing.to[i];
        }
        return number;
    }

    void number_lines(const TorusNode<Word>& node) {
        lines_ = 0;
        Word rows = 0;
        Word columns = 0;
        for (std::uint32_t line = 0; line < 4 * torus_.n; ++line) {
            if (node.lines.words[line] == 0) continue;
            if (line < torus_.n) {
                rows |= Word{1} << line;
            } else if (line < 2 * torus_.n) {
                columns |= Word{1} << (line - torus_.n);
            }
            new_line_[line] = static_cast<std::uint8_t>(lines_);
            old_line_[lines_++] = static_cast<std::uint8_t>(line);
        }
        rows_left_ = lines_ / 4;
        row_closing_ = closing(rows);
        column_closing_ = closing(columns);
    }

    std::uint32_t number_squares(const TorusNode<Word>& node) {
        const std::uint32_t n = torus_.n;
        std::uint32_t count = 0;
        for (std::uint32_t i = 0; i < rows_left_; ++i) {
            const std::uint32_t row = old_line_[i];
            const std::uint32_t place = place_of(row_closing_, row);
            for (Word left = node.lines.words[row] & ~torus_line<Word>; left != 0;
                 left &= left - 1) {
                const std::uint32_t column = lowest(left);
                const std::uint32_t sum = row + column;
                const std::uint32_t difference = n + column - row;
                const std::uint32_t on[4] = {
                    i * places + place_of(column_closing_, column),
                    new_line_[n + column] * places + place,
                    new_line_[2 * n + (sum < n ? sum : sum - n)] * places + place,
                    new_line_[3 * n + (difference < n ? difference : difference - n)] * places +
                        place};
                Square& square = rest_.squares[count];
                square.square = static_cast<TorusSquare>(row * torus_row<Word> + column);
                for (std::uint32_t family = 0; family < 4; ++family) {
                    square.places[family] = static_cast<TorusSquare>(on[family]);
                    square_at_[on[family]] = static_cast<std::uint16_t>(count);
                }
                ++count;
            }
        }
        return count;
    }

    /// What queens on the squares leave of the lines.
    void leave(std::uint32_t squares) const {
        const std::uint32_t rows = rows_left_;
        const std::uint32_t lines = lines_;
        std::uint32_t old_line[torus_rest_lines];
        for (std::uint32_t i = 0; i < lines; ++i) old_line[i] = old_line_[i];
        for (std::uint32_t i = 0; i < squares; ++i) {
            Square& square = rest_.squares[i];
            const Word* const left = torus_.left_by[square.square].words;
            Word old[torus_rest_lines];
            std::uint32_t closed[torus_rest_lines]{};
            for (std::uint32_t line = 0; line < lines; ++line) old[line] = left[old_line[line]];
            close_up(column_closing_, old, rows, closed);
            close_up(row_closing_, old + rows, lines - rows, closed + rows);
            __builtin_memcpy(square.left, closed, sizeof closed);
        }
    }

    /// A node with one queen more.
    [[gnu::always_inline]] static void place(const Node& before, std::uint32_t placed,
                                             const Square& square, Node& after) {
        ShortestLine<std::uint32_t> shortest;
#pragma GCC unroll 32
        for (std::uint32_t first = 0; first < torus_rest_lines; first += size) {
            const Lanes lines = load_lanes(before.lines + first) & load_lanes(square.left + first);
            store_lanes(lines, after.lines + first);
            shortest.see(lines);
        }
        shortest.tell(after);
        __builtin_memcpy(after.queens, before.queens, sizeof after.queens);
        after.queens[placed] = square.square;
    }

    /// Takes the squares away that the latest queen and another one forbid.
    void forbid(Node& node, std::uint32_t placed) const {
        const TorusForbidden<Word> forbidden(torus_, node.queens, placed);
        for (std::uint32_t i = 0; i < rows_left_; ++i) {
            std::uint32_t left = 0;
            close_up(column_closing_, forbidden.row(old_line_[i]), 1, &left);
            left &= node.lines[i];
            for (; left != 0; left &= left - 1) {
                const Square& square = rest_.squares[square_at_[i * places + lowest(left)]];
                for (const TorusSquare on : square.places) {
                    node.lines[on / places] &= ~(1U << on % places);
                }
            }
        }
        ShortestLine<std::uint32_t> shortest;
        for (std::uint32_t first = 0; first < torus_rest_lines; first += size) {
            shortest.see(load_lanes(node.lines + first));
        }
        shortest.tell(node);
    }

    /// Goes on from nodes on one level, torus_abreast at most.
    void follow(const Node* nodes, std::uint32_t count, std::uint32_t placed, Node* room) {
        Node* const children = room;
        Node* next = children;
        for (std::uint32_t i = 0; i < count; ++i) {
            const Node& node = nodes[i];
            const std::uint16_t* const squares = square_at_ + node.line * places;
            for (std::uint32_t left = node.lines[node.line] & board; left != 0; left &= left - 1) {
                place(node, placed, rest_.squares[squares[lowest(left)]], *next);
                ++nodes_;
                next += next->free != 0 ? 1 : 0;
            }
        }
        if (placed + 1 == torus_.n) {
            for (Node* child = children; child != next; ++child) found_(self_, child->queens);
            return;
        }
        if (torus_.forbids(placed + 1)) next = look_again(children, next, placed + 1);
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
            forbid(*node, placed);
            if (node->free == 0) continue;
            if (next != node) *next = *node;
            ++next;
        }
        return next;
    }

    const TorusTables<Word>& torus_;
    const TorusRest& rest_;
    TorusFound found_;
    void* self_;
    std::uint64_t nodes_ = 0;
    std::uint32_t lines_ = 0;
    /// The first of the lines are rows.
    std::uint32_t rows_left_ = 0;
    Closing row_closing_{};
    Closing column_closing_{};
    std::uint8_t old_line_[torus_rest_lines];
    std::uint8_t new_line_[4 * torus_rows<Word>];
    /// The numbers of the squares by their places.
    std::uint16_t square_at_[torus_rest_lines * places];
};

}  // namespace queens::QUEENS_VECTORS
