// The look in words: the name of every square for a reader, and the line under the board.
#pragma once

#include <string>

#include "app/look.hpp"

namespace queens {

/// What a square shows, in one line: "c4, attacked by the queen on d4 along a row".
[[nodiscard]] std::string cell_words(const Look& look, Square square);
/// The same of a board that is not looked at yet.
[[nodiscard]] std::string square_words(const Board& board, Square square);

/// "queen on d4", of a square that is not empty.
[[nodiscard]] std::string piece_words(const Board& board, Square square);

/// "Torus, 8 x 8: 6 queens and 1 pawn".
[[nodiscard]] std::string board_words(const Board& board);

/// What the board is about: the square that the visitor attends to, else what a click (or, with a
/// finger, a tap) does with the piece in hand.
[[nodiscard]] std::string status_words(const Look& look, const Attention& attention, Piece in_hand,
                                       bool with_finger);

/// The same while a run is loaded: the piece that the visitor attends to; nothing where that is
/// none, so that the legend stays.
[[nodiscard]] std::string status_words_of_run(const Look& look, const Attention& attention);

}  // namespace queens
