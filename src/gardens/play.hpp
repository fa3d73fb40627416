// A garden that somebody fills with queens: which of them break its rule, what they rule out, and
// whether it is solved. Other pieces on its board mean nothing to it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/attacks.hpp"
#include "core/marks.hpp"
#include "gardens/techniques.hpp"

namespace queens {

/// The squares of the queens of a board of at most 256 squares, numbered row by row.
[[nodiscard]] SquareSet queens_on(const Board& board);

/// All pairs of queens that may not stand together.
[[nodiscard]] Conflicts garden_conflicts(const Board& board, const Regions& regions);

/// The empty squares on which the queens of the board allow no other.
[[nodiscard]] std::vector<Square> ruled_out_squares(const Board& board, const Regions& regions);

/// Whether every row, every column and every region has its queen, and none breaks the rule.
[[nodiscard]] bool is_solved_garden(const Board& board, const Regions& regions);

/// What the queens and marks of a board leave, whether they are right or not.
[[nodiscard]] Position position_of(const Puzzle& puzzle, const Board& board, const Marks& marks);

/// A square for a reader: "c4, region B, free", and without what stands there in a draft; where
/// there are no regions, as of any board.
[[nodiscard]] std::string square_words(const Board& board, const Regions& regions, Square square);

}  // namespace queens
