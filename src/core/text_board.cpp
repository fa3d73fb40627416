// Boards to text and back.
#include "core/text_board.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "core/json.hpp"
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
    while (!line.empty()) {
        const std::string_view sign = first_sign(line);
        line.remove_prefix(sign.size());
        if (sign == " " || sign == "\t") continue;
        const auto piece = piece_of_sign(sign);
        if (!piece) {
            row.complaint = say("{letter} is not a piece.", {{"letter", sign_in_quotes(sign)}});
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

/// Whether a sign shows nothing of its own: those that control, join or turn the text around them,
/// and the one that stands for what was no sign. Bytes of UTF-8 are in the order of its signs.
bool is_unseen(std::string_view sign) {
    using From = std::string_view;
    using Before = std::string_view;
    constexpr auto ranges = std::to_array<std::pair<From, Before>>({{"", " "},
                                                                    {"\x7F", "\u00A0"},
                                                                    {"\u00AD", "\u00AE"},
                                                                    {"\u200B", "\u2010"},
                                                                    {"\u2028", "\u202F"},
                                                                    {"\u2060", "\u2070"},
                                                                    {"\uFE00", "\uFE10"},
                                                                    {"\uFEFF", "\uFF00"},
                                                                    {"\uFFF9", "\U00010000"},
                                                                    {"\U000E0000", "\U000F0000"}});
    return std::any_of(ranges.begin(), ranges.end(), [&](const auto& range) {
        return range.first <= sign && sign < range.second;
    });
}

}  // namespace

char letter_of(Piece piece) { return letters[static_cast<std::size_t>(piece)]; }

std::optional<Piece> piece_of(char letter) {
    const std::size_t place = letters.find(letter);
    if (place == std::string_view::npos) return std::nullopt;
    return static_cast<Piece>(place);
}

std::optional<Piece> piece_of_sign(std::string_view sign) {
    if (sign.size() == 1) return piece_of(sign.front());
    constexpr std::array<std::string_view, 12> chess{"♕", "♖", "♗", "♘", "♔", "♙",
                                                     "♛", "♜", "♝", "♞", "♚", "♟"};
    constexpr std::string_view kinds = "QRBNKP";
    for (std::size_t i = 0; i < chess.size(); ++i) {
        if (sign.starts_with(chess[i])) return piece_of(kinds[i % kinds.size()]);
    }
    return std::nullopt;
}

std::string_view first_sign(std::string_view text) {
    if (text.empty()) return text;
    // Ones ahead in the first byte count the bytes of the sign, but a sign of one byte has none.
    const int bytes = std::clamp(std::countl_one(static_cast<unsigned char>(text[0])), 1, 4);
    const std::string_view most = text.substr(0, static_cast<std::size_t>(bytes));
    const auto follows = [](char byte) {
        return std::countl_one(static_cast<unsigned char>(byte)) == 1;
    };
    std::size_t length = 1;
    while (length < most.size() && follows(most[length])) ++length;
    const std::string_view behind = text.substr(length);
    const bool has_form = behind.starts_with("\uFE0E") || behind.starts_with("\uFE0F");
    return text.substr(0, length > 1 && has_form ? length + 3 : length);
}

std::string sign_in_quotes(std::string_view sign) {
    if (!is_utf8(sign) || is_unseen(sign)) return in_quotes(sign.substr(0, 1));
    return say("\"{text}\"", {{"text", sign}});
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
