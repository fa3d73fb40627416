// Boards as lines of text, one character a square: Q R B N K A P x o and a dot.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board.hpp"

namespace queens {

/// The character of a piece in text boards and in the `b` key of links; '.' for none.
[[nodiscard]] char letter_of(Piece piece);

/// The piece of a character; nothing for characters that mean none. '.' is Piece::none.
[[nodiscard]] std::optional<Piece> piece_of(char letter);

/// The rows of the board from the top.
[[nodiscard]] std::vector<std::string> text_rows(const Board& board);

/// A board that was read, or a sentence saying why it could not be.
struct TextReading {
    std::optional<Board> board;
    std::string complaint;
};

/// Reads rows from the top, separated by line ends; spaces between squares and empty lines are
/// skipped. Complains about unknown characters, rows of different lengths and sizes beyond
/// `largest_side`.
[[nodiscard]] TextReading read_text(std::string_view text, Surface surface);

}  // namespace queens
