// Sentences that several solvers use to explain their events.
#pragma once

#include <optional>
#include <string>

#include "core/lines.hpp"
#include "core/problem.hpp"

namespace queens {

/// The axis along which a search goes line by line: rows, or columns where the board is taller than
/// wide, so that the fewest lines have to hold the queens.
[[nodiscard]] Axis scanning_axis(Size size);

/// The board's squares in scanning order: row by row, or column by column. `place` runs from 0 to
/// size.area() - 1.
[[nodiscard]] Square scanned(int place, Size size);

/// The name of the scanned line through a square: "row 4", "column e", "rows 4 and 5" where an edge
/// joins two of them, "the part of row 4 with a4" where pawns or walls cut it.
[[nodiscard]] std::string line_name(const Board& board, Square square);

/// The first line after that of `square`, in scanning order, that holds no queen; any square of it.
[[nodiscard]] std::optional<Square> next_empty_line(const Board& board, Square square);

/// Why no queen can be placed, without a full stop: "e4 is attacked along a diagonal by the queen
/// on b7", with "across the edge" where the line between them crosses one, or "e4 is forbidden".
[[nodiscard]] std::string why_rejected(const Board& board, Square square);

/// "All 8 queens stand and none attacks another: a solution."
[[nodiscard]] std::string solution_sentence(const Board& board);

/// Why a search that only places queens cannot take the problem: pieces that attack otherwise, or
/// more queens given than asked for. Empty if it can.
[[nodiscard]] std::string complain_about_pieces(const Problem& problem);

}  // namespace queens
