// Boards and sentences as a terminal shows them, beside the numbers and words of the core.
#pragma once

#include <string>
#include <vector>

#include "core/board.hpp"
#include "core/numbers.hpp"
#include "core/words.hpp"

namespace queens::cli {

/// The rows, the characters of a row one blank apart, a line each.
[[nodiscard]] std::string drawing(const std::vector<std::string>& rows);
/// The same of the rows of the board.
[[nodiscard]] std::string drawing(const Board& board);

/// The sentence with a capital letter in front and a full stop behind it.
[[nodiscard]] std::string as_sentence(std::string text);

}  // namespace queens::cli
