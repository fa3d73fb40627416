// The order in which a search goes through a board line by line.
#pragma once

#include <optional>
#include <vector>

#include "core/lines.hpp"

namespace queens {

/// The axis along which a search goes line by line: rows, or columns where the board is taller than
/// wide, so that the fewest lines have to hold the queens.
[[nodiscard]] Axis scanning_axis(Size size);

/// The board's squares in scanning order: row by row, or column by column. `place` runs from 0 to
/// size.area() - 1.
[[nodiscard]] Square scanned(int place, Size size);
/// The place of a square in that order.
[[nodiscard]] int scanning_place(Square square, Size size);

/// The squares of the line through a square along an axis, that square among them, in the order of
/// a ray. Where the line crosses itself, some come twice.
[[nodiscard]] std::vector<Square> line_through(const Board& board, Square square, Axis axis);

/// The first line after that of `square`, in scanning order, that holds no queen; any square of it.
[[nodiscard]] std::optional<Square> next_empty_line(const Board& board, Square square);

}  // namespace queens
