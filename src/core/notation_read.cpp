// Reading boards in whatever notation a visitor brings: first what kind of text it is, then what it
// says.
#include <algorithm>

#include "core/fragment.hpp"
#include "core/link.hpp"
#include "core/notation_parts.hpp"
#include "core/say.hpp"
#include "core/text_board.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view lower_case = "abcdefghijklmnopqrstuvwxyz";
/// As FEN writes them.
constexpr std::string_view black_pieces = "qrbnkp";

NotationReading of_link(const std::string& link, std::string words) {
    LinkReading reading = read_link(link);
    if (!reading.ok()) return refused(std::move(reading.complaint));
    return understood(std::move(reading.link->board), std::move(words));
}

/// FEN writes black pieces in small letters and goes on behind a space.
NotationReading of_fen(std::string_view text) {
    std::string rows(text.substr(0, text.find_first_of(blanks)));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        char& sign = rows[i];
        if (black_pieces.find(sign) != std::string_view::npos) {
            sign = static_cast<char>(sign - 'a' + 'A');
        }
        const bool known = sign == '/' || digits.find(sign) != std::string_view::npos ||
                           (sign != '.' && piece_of(sign).has_value());
        if (!known) {
            return refused(
                say("Character {place} of the rows is {sign}, which is not a piece.",
                    {{"place", i + 1}, {"sign", sign_in_quotes(first_sign(text.substr(i)))}}));
        }
    }
    return of_link("b=" + rows, say("Rows from the top, as FEN writes them"));
}

NotationReading of_strings(std::string_view text) {
    std::string rows;
    for (std::size_t open = text.find_first_of("\"'"); open < text.size();) {
        const std::size_t close = text.find(text[open], open + 1);
        if (close == std::string_view::npos) {
            return refused(say("The quotation mark at character {place} has no partner.",
                               {{"place", open + 1}}));
        }
        rows += std::string(text.substr(open + 1, close - open - 1)) + "\n";
        open = text.find_first_of("\"'", close + 1);
    }
    return of_rows(rows, say("One string per row"));
}

NotationReading of_json(std::string_view text) {
    constexpr std::string_view key = R"("link")";
    const std::size_t at = text.find(key);
    // Behind the key come a colon and the quotation mark, with blanks around them.
    const std::string_view behind =
        at == std::string_view::npos ? std::string_view() : text.substr(at + key.size());
    const std::size_t colon = std::min(behind.find_first_not_of(blanks), behind.size());
    const std::size_t quote = std::min(behind.find_first_not_of(blanks, colon + 1), behind.size());
    const bool is_text =
        behind.substr(colon).starts_with(':') && behind.substr(quote).starts_with('"');
    if (!is_text) {
        return refused(say("This JSON has no \"link\", which says what stands where."));
    }
    const std::string_view link = behind.substr(quote + 1);
    return of_link(std::string(link.substr(0, link.find('"'))), say("JSON"));
}

NotationReading of_csv(std::string_view text) {
    std::string rows;
    std::size_t line = 1;
    std::size_t column = 1;
    std::string cell;
    const auto end_cell = [&]() -> bool {
        if (first_sign(cell).size() < cell.size()) return false;
        rows += cell.empty() ? "." : cell;
        cell.clear();
        ++column;
        return true;
    };
    for (const char sign : text) {
        if (sign == ' ' || sign == '\t' || sign == '\r') continue;
        const bool ends = sign == ',' || sign == ';' || sign == '\n';
        if (!ends) {
            cell += sign;
            continue;
        }
        if (!end_cell()) break;
        if (sign != '\n') continue;
        rows += '\n';
        ++line;
        column = 1;
    }
    if (!end_cell()) {
        return refused(say("Line {line}, cell {cell} is {text}; a cell holds one piece or nothing.",
                           {{"line", line}, {"cell", column}, {"text", in_quotes(cell)}}));
    }
    return of_rows(rows, say("A table with a cell for each square"));
}

bool is_square_name(std::string_view token) {
    const std::size_t row = token.find_first_not_of(lower_case);
    return row != 0 && row < token.size() &&
           token.find_first_not_of(digits, row) == std::string_view::npos;
}

/// Names of squares with queens, on the smallest square board that has them all.
NotationReading of_names(const std::vector<std::string_view>& names) {
    const Size largest{largest_side, largest_side};
    std::vector<Square> squares;
    int side = static_cast<int>(std::min<std::size_t>(names.size(), largest_side));
    for (const std::string_view name : names) {
        const auto square = square_named(name, largest);
        if (!square) return refused(say("There is no square {name}.", {{"name", in_quotes(name)}}));
        side = std::max({side, square->column + 1, largest_side - square->row});
        squares.push_back(*square);
    }
    Board board({side, side}, {});
    for (const Square square : squares) {
        board.put({square.row - largest_side + side, square.column}, Piece::queen);
    }
    return understood(std::move(board), say("A queen on each of these squares"));
}

/// Whether half of the signs that are neither digits nor separators are pieces.
bool resembles_board(std::string_view text) {
    constexpr std::string_view others = " \t\r\n,;-/()[]\"'";
    const bool is_fen = text.find('/') != std::string_view::npos;
    std::size_t signs = 0;
    std::size_t pieces = 0;
    while (!text.empty()) {
        const std::string_view sign = first_sign(text);
        text.remove_prefix(sign.size());
        const bool is_sign = digits.find(sign) == std::string_view::npos &&
                             others.find(sign) == std::string_view::npos;
        if (!is_sign) continue;
        ++signs;
        const bool is_black = is_fen && black_pieces.find(sign) != std::string_view::npos;
        if (is_black || piece_of_sign(sign)) ++pieces;
    }
    return 2 * pieces >= signs;
}

/// Of a text with a sign for each piece.
NotationReading of_signs(std::string_view text) {
    const auto has = [&](std::string_view any) {
        return text.find_first_of(any) != std::string_view::npos;
    };
    if (has("\"'")) return of_strings(text);
    if (has("/")) return of_fen(text);
    if (has(",;")) return of_csv(text);
    return of_rows(text, say("A text board"));
}

}  // namespace

NotationReading read_notation(std::string_view text) {
    if (text.size() > longest_notation) return refused(say("The text is too long for a board."));
    text = trimmed(text);
    if (text.empty()) return refused(say("There is no board in this text."));
    if (NotationReading columns = of_columns(text); !columns.boards.empty()) return columns;
    if (text.front() == '{' && text.find('"') != std::string_view::npos) return of_json(text);
    const std::string numbers = std::string(number_separators) + std::string(digits);
    const bool only_numbers = text.find_first_not_of(numbers) == std::string_view::npos;
    const bool has_number = text.find_first_of(digits) != std::string_view::npos;
    if (only_numbers && has_number) return of_numbers(text);
    const std::vector<std::string_view> names = tokens_in(text, word_separators);
    const bool named = std::all_of(names.begin(), names.end(), is_square_name);
    if (named && !names.empty()) return of_names(names);
    NotationReading reading = of_signs(text);
    if (!reading.boards.empty() || resembles_board(text)) return reading;
    return refused(
        say("There is no board in this text. A board is rows of letters such as .Q.., a list such "
            "as [2, 4, 1, 3], squares such as a2 b4, or FEN."));
}

}  // namespace queens
