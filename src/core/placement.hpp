// How placements are written: as columns by row, or drawn where columns do not say everything, or
// with the layers of queens on boards stacked.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/board.hpp"
#include "core/json.hpp"

namespace queens {

/// The columns of the queens by row, null for a row without a queen. The rows as text where a row
/// has several queens, or where there are other pieces.
[[nodiscard]] Json placement_value(const Board& board);

/// The same as a line of text, with a hyphen for a row without a queen, or as a drawing. Ends its
/// last line.
[[nodiscard]] std::string placement_text(const Board& board);

/// The rows of boards stacked, seen from above: in place of a queen the number of its layer, from 1
/// for the lowest. `layers` holds, for each square, the layer of its queen, 0 .. 8.
[[nodiscard]] std::vector<std::string> rows_from_above(const Board& board,
                                                       std::span<const std::uint8_t> layers);

}  // namespace queens
