// Notations: the ways to write a board as text that other programs and people use, out and in.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/board.hpp"
#include "core/sentence.hpp"

namespace queens {

struct Notation {
    std::string_view slug;
    Sentence title;
    /// The board in this notation, with a line end; nothing for boards that it cannot express. The
    /// surface is written by `json` alone.
    std::optional<std::string> (*write)(const Board& board);
};

/// All of them, the most usual first:
///
///     rows        [5, 3, 1, 7, 2, 8, 6, 4]      of each column the row of its queen, from 1 below;
///                                               0 is none
///     rows0       [4, 2, 0, 6, 1, 7, 5, 3]      the same from 0, one queen in every column
///     fen         5Q2/3Q4/...                   as the key `b` of links
///     leetcode    [".....Q..", ...]             a string for each row from the top
///     text        . . . . . Q . .               as `queens show`
///     json        {"columns":8, ...}            with the surface, the pieces and the link
///     csv         ,,,,,Q,,                      a line for each row, for spreadsheets
///     latex       \chessboard[...]              the package chessboard; up to 26 columns
///     tikz        \begin{tikzpicture} ...       any board, with nothing but TikZ
[[nodiscard]] std::span<const Notation> notations();

/// The notation of that slug, null if there is none.
[[nodiscard]] const Notation* find_notation(std::string_view slug);

/// A board that a text may mean, and how the text was understood, as words for the visitor.
struct BoardReading {
    Board board;
    std::string understood;
};

/// What came of reading a text: a list that counts from 0 or from 1 may mean two boards. Without
/// any board `complaint` is a sentence that says why, and where.
struct NotationReading {
    std::vector<BoardReading> boards;
    std::string complaint;
};

/// Reads every notation but LaTeX and TikZ; also digits without separators up to nine rows, rows of
/// 0 and 1, columns from the top row down with a hyphen for a row without a queen, as `queens
/// solutions` lists them, pairs of row and column, names of squares such as "a5 b3", and the FEN of
/// a chess game, whose black pieces count as pieces. Texts of more than `longest_notation` bytes
/// are refused.
[[nodiscard]] NotationReading read_notation(std::string_view text);

inline constexpr std::size_t longest_notation = 3 * 1024 * 1024;

}  // namespace queens
