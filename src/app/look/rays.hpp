// What a piece sees along each of its lines, in words: for readers who cannot follow the lines on
// the board.
#pragma once

#include <string>

#include "core/board.hpp"
#include "core/regions.hpp"

namespace queens {

/// What the piece on the square sees, or a queen if there is none that attacks: square by square
/// and direction by direction, with the pieces met on the way and the joined edges crossed.
[[nodiscard]] std::string ray_words(const Board& board, Square square);
/// The same, and in a garden what a queen on the square rules out by the rule of the garden.
[[nodiscard]] std::string ray_words(const Board& board, const Regions& regions, Square square);

}  // namespace queens
