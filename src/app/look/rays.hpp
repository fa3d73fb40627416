// What a piece sees along each of its lines, in words: for readers who cannot follow the lines on
// the board.
#pragma once

#include <string>

#include "core/board.hpp"

namespace queens {

/// What the piece on the square sees, or a queen if there is none that attacks: square by square
/// and direction by direction, with the pieces met on the way and the joined edges crossed.
[[nodiscard]] std::string ray_words(const Board& board, Square square);

}  // namespace queens
