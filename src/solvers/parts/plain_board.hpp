// What the searches for one solution have in common: empty boards of the plane, one queen in each
// column.
#pragma once

#include <string>

#include "core/problem.hpp"

namespace queens {

/// One sentence why a search that begins with an empty board of the plane cannot take this one,
/// empty if it can.
[[nodiscard]] std::string complain_unless_empty(const Problem& problem);

/// One sentence why a search that moves one queen in each column (in each row where the board is
/// wider than tall) cannot take the problem, or would never end; empty if it can.
[[nodiscard]] std::string complain_unless_plain(const Problem& problem);

/// The same for a search that also keeps one queen in each row.
[[nodiscard]] std::string complain_unless_plain_square(const Problem& problem);

/// The line that one queen moves in: "column e", or "row 4" where the board is wider than tall.
[[nodiscard]] std::string lane_name(Square square, Size size);

/// How many queens attack a square, without the one that stands there.
[[nodiscard]] int attackers_of(const Board& board, Square square);

/// "0 queens", "1 queen" ... that attack the square.
[[nodiscard]] std::string attackers_in_words(const Board& board, Square square);

}  // namespace queens
