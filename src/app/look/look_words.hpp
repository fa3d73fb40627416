// The look in words: the name of every square for a reader, and the line under the board.
#pragma once

#include <string>

#include "app/look/look.hpp"

namespace queens {

/// What a square shows, in one line: its words, and what is drawn on it.
[[nodiscard]] std::string cell_words(const Look& look, Square square);
/// What a click, or with a finger a tap, does with the piece in hand, or with marks.
[[nodiscard]] std::string invitation(std::optional<Piece> in_hand, bool with_finger);
/// What the board is about: the square that the visitor attends to, else the invitation.
[[nodiscard]] std::string status_words(const Look& look, const Attention& attention,
                                       std::optional<Piece> in_hand, bool with_finger);

/// The same while a run is loaded: the piece that the visitor attends to; nothing where that is
/// none, so that the legend stays.
[[nodiscard]] std::string status_words_of_run(const Look& look, const Attention& attention);

}  // namespace queens
