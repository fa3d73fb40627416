// Boards to text and back.
#include "core/text_board.hpp"

#include <algorithm>

#include "core/say.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

/// The letters in the order of the pieces.
constexpr std::string_view letters = ".QRBNKAPxo";

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// The pieces of a line, or a complaint.
struct Row {
    std::vector<Piece> pieces;
    std::string complaint;
};

Row row_of(std::string_view line) {
    Row row;
    for (const char letter : line) {
        if (letter == ' ' || letter == '\t') continue;
        const auto piece = piece_of(letter);
        if (!piece) {
            row.complaint = say("{letter} is no piece.", {{"letter", in_quotes({&letter, 1})}});
            return row;
        }
        if (row.pieces.size() == largest_side) {
            row.complaint = say("A board has at most {most} columns.", {{"most", largest_side}});
            return row;
        }
        row.pieces.push_back(*piece);
    }
    return row;
}

}  // namespace

char letter_of(Piece piece) { return letters[static_cast<std::size_t>(piece)]; }

std::optional<Piece> piece_of(char letter) {
    const std::size_t place = letters.find(letter);
    if (place == std::string_view::npos) return std::nullopt;
    return static_cast<Piece>(place);
}

std::vector<std::string> text_rows(const Board& board) {
    std::vector<std::string> rows;
    for (int row = 0; row < board.rows(); ++row) {
        std::string& line = rows.emplace_back();
        for (int column = 0; column < board.columns(); ++column) {
            line += letter_of(board.at({row, column}));
        }
    }
    return rows;
}

std::string drawing(const std::vector<std::string>& rows) {
    std::string text;
    for (const std::string& row : rows) {
        for (const char letter : row) {
            text += letter;
            text += ' ';
        }
        text.back() = '\n';
    }
    return text;
}

std::string drawing(const Board& board) { return drawing(text_rows(board)); }

std::string row_by_row(const std::vector<Placed>& placed, Size size) {
    std::string text;
    auto next = placed.begin();
    for (int row = 0; row < size.rows; ++row) {
        if (row > 0) text += '/';
        int column = 0;
        const auto pass_to = [&](int end) {
            if (end > column) text += std::to_string(end - column);
            column = end + 1;
        };
        for (; next != placed.end() && next->square.row == row; ++next) {
            pass_to(next->square.column);
            text += letter_of(next->piece);
        }
        pass_to(size.columns);
    }
    return text;
}

std::optional<std::vector<int>> queen_rows(const std::vector<Placed>& placed, Size size) {
    std::vector<int> rows(static_cast<std::size_t>(size.columns), 0);
    for (const auto& [square, piece] : placed) {
        if (!attacks(piece)) continue;
        int& row = rows[static_cast<std::size_t>(square.column)];
        if (piece != Piece::queen || row != 0) return std::nullopt;
        row = size.rows - square.row;
    }
    return rows;
}

TextReading read_text(std::string_view text, Surface surface) {
    std::vector<std::vector<Piece>> rows;
    for (const std::string_view line : lines_of(text)) {
        Row row = row_of(line);
        if (!row.complaint.empty()) return {std::nullopt, std::move(row.complaint)};
        if (row.pieces.empty()) continue;
        if (rows.size() == largest_side) {
            return {std::nullopt,
                    say("A board has at most {most} rows.", {{"most", largest_side}})};
        }
        if (!rows.empty() && row.pieces.size() != rows.front().size()) {
            return {std::nullopt,
                    say("Row {row} has {squares} {squares|square|squares}, but the rows above have "
                        "{above}.",
                        {{"row", rows.size() + 1},
                         {"squares", row.pieces.size()},
                         {"above", rows.front().size()}})};
        }
        rows.push_back(std::move(row.pieces));
    }
    if (rows.empty()) return {std::nullopt, say("There are no squares in the text.")};

    const Size size{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    TextReading reading{Board(size, surface), {}};
    for (int i = 0; i < size.area(); ++i) {
        const Square square = size.square(i);
        reading.board->put(
            square,
            rows[static_cast<std::size_t>(square.row)][static_cast<std::size_t>(square.column)]);
    }
    return reading;
}

}  // namespace queens
