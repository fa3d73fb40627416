// The board in words: the pieces, a square for a reader, a piece with its square, and the whole
// board.
#pragma once

#include <string>

#include "core/board.hpp"
#include "core/noun.hpp"

namespace queens {

/// The noun of a piece, and a number of them as a sentence: "{n} {n|queen|queens}".
[[nodiscard]] const Noun& noun_of(Piece piece);
[[nodiscard]] const Sentence& number_of(Piece piece);

/// What a square holds and who attacks it, in one line: "c4, attacked by the queen on d4 along a
/// row".
[[nodiscard]] std::string square_words(const Board& board, Square square);

/// "queen on d4", of a square that is not empty.
[[nodiscard]] std::string piece_words(const Board& board, Square square);

/// "Torus, 8 x 8: 6 queens and 1 pawn".
[[nodiscard]] std::string board_words(const Board& board);

}  // namespace queens
