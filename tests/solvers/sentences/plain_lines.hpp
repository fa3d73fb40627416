// Lines by plain sight: unrolled into the endless sheet of the naive oracle, and by their names.
#pragma once

#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "core/lines.hpp"
#include "core/oracle.hpp"

namespace queens::tests {

struct PlainLine {
    Axis axis = Axis::row;
    std::set<Square> squares;

    friend bool operator==(const PlainLine&, const PlainLine&) = default;
    friend auto operator<=>(const PlainLine&, const PlainLine&) = default;
};

/// The line through a square that stops no lines, along an axis as it runs at that square.
[[nodiscard]] PlainLine plain_line(const Board& board, Square square, Axis axis);

/// All lines of an axis, each once. Over a flipped edge a diagonal is an anti-diagonal as well.
[[nodiscard]] std::set<PlainLine> plain_lines(const Board& board, Axis axis);

/// The lines that a search goes through one by one, in its order: the rows, or the columns of a
/// board that is taller than wide, each where its first square comes.
[[nodiscard]] std::vector<PlainLine> rows_in_order(const Board& board);

/// The line that is called so: "row 4", "columns a and c", "the part of row 4 with a4", "the
/// diagonal of a1". Nothing if no line is just that.
[[nodiscard]] std::optional<PlainLine> line_called(const Board& board, std::string_view name);

/// Whether a queen on `from` attacks `to` along an axis as it runs at `to`, and whether it can do
/// so over an edge, or without.
struct PlainAttack {
    bool across = false;
    bool inside = false;
};
[[nodiscard]] PlainAttack plain_attack(const Board& board, Square to, Square from,
                                       const std::vector<Axis>& along);

}  // namespace queens::tests
