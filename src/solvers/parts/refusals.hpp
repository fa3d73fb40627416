// Why solvers cannot take a problem: one sentence each, empty if they can.
#pragma once

#include <string>

#include "core/problem.hpp"

namespace queens {

/// A search that only places queens: pieces that attack otherwise, or more queens given than asked
/// for.
[[nodiscard]] std::string refuse_other_pieces(const Problem& problem);

/// A search that begins with an empty board of the plane.
[[nodiscard]] std::string refuse_unless_empty(const Problem& problem);

/// A search that moves one queen in each column (in each row where the board is wider than tall),
/// and would never end where there is no solution.
[[nodiscard]] std::string refuse_unless_plain(const Problem& problem);

/// The same for a search that also keeps one queen in each row.
[[nodiscard]] std::string refuse_unless_plain_square(const Problem& problem);

}  // namespace queens
