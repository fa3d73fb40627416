// How placements are written: as columns by row, or drawn where that does not tell everything.
#pragma once

#include <string>

#include "cli/json.hpp"

namespace queens::cli {

/// The columns of the queens by row, null for a row without a queen. The rows as text where a row
/// has several queens, or where there are other pieces.
[[nodiscard]] Json placement_value(const Board& board);

/// The same as a line of text, with a hyphen for a row without a queen, or as a drawing. Ends its
/// last line.
[[nodiscard]] std::string placement_text(const Board& board);

}  // namespace queens::cli
