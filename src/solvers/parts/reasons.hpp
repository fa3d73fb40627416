// Reasons that several solvers give for their events.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/lines.hpp"
#include "core/problem.hpp"
#include "core/sentence.hpp"
#include "solvers/event.hpp"
#include "solvers/reason.hpp"

namespace queens {

/// The name of a line through a square: "row 4", "column e", "rows 4 and 5" where an edge joins two
/// of them, "the part of row 4 with a4" where pawns or walls cut it, "the diagonal of a1".
[[nodiscard]] std::string line_name(const Board& board, Square square, Axis axis);

/// The name of the line along which the search scans the board.
[[nodiscard]] std::string scanned_line_name(const Board& board, Square square);

/// The line that one queen moves in: "column e", or "row 4" where the board is wider than tall.
[[nodiscard]] std::string lane_name(Square square, Size size);

/// A sentence about the {square} of an event and the whole {line} through it that the event is
/// about, with that line; the board is that before it.
[[nodiscard]] Reason about_line(Sentence sentence, const Event& event, const Board& board);

/// The queens above a pawn and at its left, on a board where pawns part queens from others below
/// and at the right.
[[nodiscard]] std::vector<Square> queens_parted_by(const Board& board, Square pawn);

/// How many queens attack a square, without the one that stands there.
[[nodiscard]] int attackers_of(const Board& board, Square square);

/// Why no queen can be placed: "e4 is attacked along a diagonal by the queen on b7.", with the
/// queen and the squares up to it; or "e4 is forbidden."
[[nodiscard]] Reason why_rejected(const Board& board, Square square);

/// Why a search that goes line by line takes its latest queen off: "No square is left in row 3: go
/// back and move the queen on d4.", with that line.
[[nodiscard]] Reason why_back(const Board& board, Square queen);

/// The moves of two queens that swap their rows, so that one of them comes to the square; every row
/// and every column of the board holds a queen.
[[nodiscard]] std::vector<std::pair<Square, Square>> moves_of_swap(const Board& board,
                                                                   Square square);

/// "All 8 queens stand and none attacks another: a solution."
[[nodiscard]] Reason why_solved(const Board& board);

/// "All 9 queens and 1 pawn stand and no queen attacks another: a solution."
[[nodiscard]] Reason why_solved_with_pawns(const Board& board);

/// The end of a search that has tried everything, and of one that looks for one solution.
[[nodiscard]] Reason why_finished();
[[nodiscard]] Reason why_one_is_enough();

/// Why a search has nothing to try: the given queens attack each other, or too few rows, columns or
/// diagonals can hold one.
[[nodiscard]] Reason why_nothing_to_try(const Problem& problem);

}  // namespace queens
