// Reading the pieces of a link onto its board: the keys `b`, `q`, `p` and the marks `w`, `x`, `o`.
//
// Every function goes on behind a fault, so that the rest of a bad link can be offered.
#include "core/link_board.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/fragment.hpp"
#include "core/packed.hpp"
#include "core/text_board.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

constexpr std::string_view list_separators = ".,-";
constexpr std::string_view mark_separators = ".,";

/// Keeps the first of several complaints.
void complain(std::string& complaint, std::string sentence) {
    if (complaint.empty()) complaint = std::move(sentence);
}

std::string does_not_exist(const std::string& what, std::uint64_t number, int count) {
    return what + " " + std::to_string(number) + " does not exist on a board of " +
           counted(count, what);
}

/// Calls put(column, letter) for every letter in a line of `b`; returns how many squares it has.
template <class Put>
std::int64_t walk_line(std::string_view line, Put put) {
    constexpr std::int64_t longest_run = 1'000'000;
    std::int64_t column = 0;
    std::int64_t run = 0;
    for (const char letter : line) {
        if (letter >= '0' && letter <= '9') {
            run = std::min(run * 10 + (letter - '0'), longest_run);
            continue;
        }
        column += run;
        run = 0;
        put(column, letter);
        ++column;
    }
    return column + run;
}

/// The entries of `q`: a list, or digits without separators where no row has a longer number.
std::vector<std::string_view> list_entries(std::string_view text, int rows) {
    std::vector<std::string_view> entries = entries_in(text, list_separators);
    if (rows > 9 || entries.size() != 1 || entries.front().size() < 2) return entries;
    const std::string_view digits = entries.front();
    entries.clear();
    for (std::size_t i = 0; i < digits.size(); ++i) entries.push_back(digits.substr(i, 1));
    return entries;
}

/// A queen on a row counted from 1 below; row 0 means that the column has none.
std::string put_queen(Board& board, int column, std::uint64_t row) {
    if (row == 0) return {};
    if (row > static_cast<std::uint64_t>(board.rows())) {
        return does_not_exist("row", row, board.rows());
    }
    board.put({board.rows() - static_cast<int>(row), column}, Piece::queen);
    return {};
}

/// A mark on a square given as `column-row`, both from 1 and the row from below.
std::string put_mark(Board& board, std::string_view text, Piece piece) {
    const std::vector<std::string_view> parts = split(text, '-');
    const auto column = number_in<std::uint64_t>(parts.front());
    const auto row = number_in<std::uint64_t>(parts.back());
    if (parts.size() != 2 || !column || !row) {
        return quoted(text) + " is not a square like '4-5', its column and its row";
    }
    if (*column < 1 || *column > static_cast<std::uint64_t>(board.columns())) {
        return does_not_exist("column", *column, board.columns());
    }
    if (*row < 1 || *row > static_cast<std::uint64_t>(board.rows())) {
        return does_not_exist("row", *row, board.rows());
    }
    const Square square{board.rows() - static_cast<int>(*row), static_cast<int>(*column) - 1};
    const Piece there = board.at(square);
    if (there != Piece::none && there != piece) {
        return "two different pieces stand on " + square_name(square, board.size());
    }
    board.put(square, piece);
    return {};
}

}  // namespace

Sides sides_of_rows(std::string_view text) {
    const std::vector<std::string_view> lines = split(text, '/');
    const std::int64_t columns = walk_line(lines.front(), [](std::int64_t, char) {});
    return {static_cast<std::uint64_t>(columns), lines.size()};
}

Sides sides_of_list(std::string_view text) {
    constexpr int digits = 9;
    const bool one_digit_each = text.size() <= digits;
    const std::size_t entries =
        (one_digit_each ? list_entries(text, digits) : entries_in(text, list_separators)).size();
    return {entries, entries};
}

std::string read_rows(Board& board, std::string_view text) {
    std::string complaint;
    const std::vector<std::string_view> lines = split(text, '/');
    const auto line_count = static_cast<int>(lines.size());
    if (line_count != board.rows()) {
        complaint = "'b' has " + counted(line_count, "line") + ", but the board has " +
                    counted(board.rows(), "row");
    }
    for (int row = 0; row < std::min(line_count, board.rows()); ++row) {
        const std::string line = "line " + std::to_string(row + 1) + " of 'b'";
        const std::int64_t squares =
            walk_line(lines[static_cast<std::size_t>(row)], [&](std::int64_t column, char letter) {
                const auto piece = piece_of(letter);
                if (!piece) {
                    complain(complaint, quoted({&letter, 1}) + " in " + line + " is not a piece");
                } else if (column < board.columns()) {
                    board.put({row, static_cast<int>(column)}, *piece);
                }
            });
        if (squares != board.columns()) {
            const std::string wrong = squares > board.columns() ? " is longer" : " is shorter";
            complain(complaint, line + wrong + " than the " + counted(board.columns(), "column") +
                                    " of the board");
        }
    }
    return complaint;
}

std::string read_list(Board& board, std::string_view text) {
    std::string complaint;
    const int columns = board.columns();
    const std::vector<std::string_view> entries =
        columns == 1 ? entries_in(text, list_separators) : list_entries(text, board.rows());
    const auto listed = static_cast<int>(entries.size());
    if (listed != columns) {
        complaint = "'q' lists " + counted(listed, "column") + ", but the board has " +
                    std::to_string(columns);
    }
    for (int column = 0; column < std::min(listed, columns); ++column) {
        const std::string_view entry = entries[static_cast<std::size_t>(column)];
        const auto row = number_in<std::uint64_t>(entry);
        complain(complaint, row ? put_queen(board, column, *row)
                                : quoted(entry) + " in column " + std::to_string(column + 1) +
                                      " is not a row");
    }
    return complaint;
}

std::string read_packed(Board& board, std::string_view text) {
    for (int i = 0; i < 2 && !text.empty() && text.back() == '='; ++i) text.remove_suffix(1);
    const auto columns = static_cast<std::size_t>(board.columns());
    const std::size_t length = packed_length(columns, board.rows());
    if (text.size() != length) {
        return "'p' has " + counted(static_cast<std::int64_t>(text.size()), "character") +
               ", but this board takes " + std::to_string(length);
    }
    const auto rows = unpack(text, columns, board.rows());
    if (!rows) return "'p' is damaged";
    std::string complaint;
    for (int column = 0; column < board.columns(); ++column) {
        const int row = (*rows)[static_cast<std::size_t>(column)];
        complain(complaint, put_queen(board, column, static_cast<std::uint64_t>(row)));
    }
    return complaint;
}

std::string read_marks(Board& board, std::string_view text, Piece piece) {
    std::string complaint;
    for (const std::string_view entry : entries_in(text, mark_separators)) {
        complain(complaint, put_mark(board, entry, piece));
    }
    return complaint;
}

}  // namespace queens
