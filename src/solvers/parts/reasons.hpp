// Reasons that several solvers give for their events.
#pragma once

#include <string>

#include "core/lines.hpp"
#include "solvers/explanation.hpp"

namespace queens {

/// The name of a line through a square: "row 4", "column e", "rows 4 and 5" where an edge joins two
/// of them, "the part of row 4 with a4" where pawns or walls cut it, "the diagonal of a1".
[[nodiscard]] std::string line_name(const Board& board, Square square, Axis axis);

/// The line that one queen moves in: "column e", or "row 4" where the board is wider than tall.
[[nodiscard]] std::string lane_name(Square square, Size size);

/// How many queens attack a square, without the one that stands there.
[[nodiscard]] int attackers_of(const Board& board, Square square);

/// Whether a queen attacks the square of the event.
[[nodiscard]] bool is_attacked(const Moment& moment);

/// Why no queen can be placed: "e4 is attacked along a diagonal by the queen on b7.", with the
/// queen and the squares up to it; or "e4 is forbidden."
[[nodiscard]] Reason why_rejected(const Moment& moment);

/// Why a search that goes line by line takes its latest queen off: "No square is left in row 3: go
/// back and move the queen on d4.", with that line.
[[nodiscard]] Reason why_back(const Moment& moment);

/// "All 8 queens stand and none attacks another: a solution."
[[nodiscard]] Reason why_solved(const Moment& moment);

/// Why a search has nothing to try: the given queens attack each other, or too few rows, columns or
/// diagonals can hold one.
[[nodiscard]] Reason why_nothing_to_try(const Moment& moment);

/// Without a sentence: the moves of two queens that swap their rows, so that one of them comes to
/// the square; every row and every column of the board holds a queen.
[[nodiscard]] Reason moves_of_swap(const Moment& moment);

/// "All 9 queens and 1 pawn stand and no queen attacks another: a solution."
inline constexpr Explanation solved_with_pawns{
    "All {queens} {queens|queen|queens} and {pawns} {pawns|pawn|pawns} stand and no queen attacks "
    "another: a solution."};

/// The end of a search that has tried everything, and of one that looks for one solution.
inline constexpr Explanation everything_tried{"Everything has been tried: the search is finished."};
inline constexpr Explanation one_is_enough{"One solution is enough: the search is finished."};

}  // namespace queens
