// Boards as lines of text, one character a square: Q R B N K A P x o and a dot. Reading
// takes the chess signs of Unicode, too.
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

/// The same of a sign, which may be one of Unicode's for chess.
[[nodiscard]] std::optional<Piece> piece_of_sign(std::string_view sign);

/// All bytes of the sign that the text begins with, and of the selector of its form (as text or as
/// picture) that may follow; empty if the text is.
[[nodiscard]] std::string_view first_sign(std::string_view text);

/// The sign in quotation marks, a question mark for one that is not UTF-8 or that shows nothing.
[[nodiscard]] std::string sign_in_quotes(std::string_view sign);

/// The rows of the board from the top.
[[nodiscard]] std::vector<std::string> text_rows(const Board& board);

/// The rows with the characters of each one blank apart, a line each.
[[nodiscard]] std::string drawing(const std::vector<std::string>& rows);
/// The same of the rows of the board.
[[nodiscard]] std::string drawing(const Board& board);

/// The rows from the top with '/' between them and a number for neighbouring empty squares, as FEN
/// and the `b` key of links have them. `placed` is in reading order.
[[nodiscard]] std::string row_by_row(const std::vector<Placed>& placed, Size size);

/// The row of the queen in each column, from 1 below, 0 where there is none; pawns, walls and
/// forbidden squares are passed over. Nothing where a column has two queens or any other piece
/// attacks.
[[nodiscard]] std::optional<std::vector<int>> queen_rows(const std::vector<Placed>& placed,
                                                         Size size);

/// A board that was read, or a sentence saying why it could not be.
struct TextReading {
    std::optional<Board> board;
    std::string complaint;
};

/// Reads rows from the top, separated by line ends; spaces between squares and empty lines are
/// skipped. Chess signs of either colour are pieces. Complains about unknown characters, rows of
/// different lengths and sizes beyond `largest_side`.
[[nodiscard]] TextReading read_text(std::string_view text, Surface surface);

}  // namespace queens
