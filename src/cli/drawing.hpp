// Boards as a terminal shows them.
#pragma once

#include <string>
#include <vector>

#include "core/board.hpp"

namespace queens::cli {

/// The rows, the characters of a row one blank apart, a line each.
[[nodiscard]] std::string drawing(const std::vector<std::string>& rows);
/// The same of the rows of the board.
[[nodiscard]] std::string drawing(const Board& board);

}  // namespace queens::cli
