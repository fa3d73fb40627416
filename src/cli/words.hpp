// Boards and sentences as a terminal shows them, beside the numbers and words of the core.
#pragma once

#include <string>

#include "core/board.hpp"
#include "core/numbers.hpp"
#include "core/words.hpp"

namespace queens::cli {

/// The rows of the board, the squares of a row one blank apart, a line each.
[[nodiscard]] std::string drawing(const Board& board);

/// The sentence with a capital letter in front and a full stop behind it.
[[nodiscard]] std::string as_sentence(std::string text);

}  // namespace queens::cli
