// Reading the pieces of a link onto its board: the keys `b`, `q`, `p` and `w`, `x`, `o`; and marks.
//
// Every function goes on behind a fault, so that what is right in a bad link can be offered.
#include "core/link_board.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/fragment.hpp"
#include "core/packed.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "core/text_board.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

constexpr std::string_view list_separators = ".,-";
constexpr std::string_view square_separators = ".,";

std::string no_such_row(std::uint64_t row, Size size) {
    return say("There is no row {row} on a board with {rows} {rows|row|rows}.",
               {{"row", std::to_string(row)}, {"rows", size.rows}});
}

std::string no_such_column(std::uint64_t column, Size size) {
    return say("There is no column {column} on a board with {columns} {columns|column|columns}.",
               {{"column", std::to_string(column)}, {"columns", size.columns}});
}

/// Calls put(column, sign) for every piece in a line of `b`; returns how many squares it has.
template <class Put>
std::int64_t walk_line(std::string_view line, Put put) {
    constexpr std::int64_t longest_run = 1'000'000;
    std::int64_t column = 0;
    std::int64_t run = 0;
    while (!line.empty()) {
        const std::string_view sign = first_sign(line);
        line.remove_prefix(sign.size());
        if (const auto digit = number_in<int>(sign)) {
            run = std::min(run * 10 + *digit, longest_run);
            continue;
        }
        column += run;
        run = 0;
        put(column, sign);
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
void put_queen(Board& board, int column, std::uint64_t row, FirstComplaint& complaint) {
    if (row == 0) return;
    if (row > static_cast<std::uint64_t>(board.rows())) {
        return complaint.add([&] { return no_such_row(row, board.size()); });
    }
    board.put({board.rows() - static_cast<int>(row), column}, Piece::queen);
}

/// Why a text names no square of the board.
std::string why_no_square(std::string_view text, Size size) {
    const auto pair = number_pair_in(text, '-');
    if (!pair) {
        return say("A square is written as its column and its row, such as \"4-5\", not {text}.",
                   {{"text", in_quotes(text)}});
    }
    const bool in_columns =
        pair->first >= 1 && pair->first <= static_cast<std::uint64_t>(size.columns);
    return in_columns ? no_such_row(pair->second, size) : no_such_column(pair->first, size);
}

void put_piece(Board& board, std::string_view text, Piece piece, FirstComplaint& complaint) {
    const auto square = square_in(text, board.size());
    if (!square) return complaint.add([&] { return why_no_square(text, board.size()); });
    const Piece there = board.at(*square);
    if (there != Piece::none && there != piece) {
        return complaint.add([&] {
            return say("Two different pieces stand on {square}.",
                       {{"square", square_name(*square, board.size())}});
        });
    }
    board.put(*square, piece);
}

/// Squares beside each other in a row, from the left one on.
struct Stretch {
    Square first;
    int length = 1;
};

/// The stretch that "4-5" or "4-5-3" means, if the board has it.
std::optional<Stretch> stretch_in(std::string_view text, Size size, FirstComplaint& complaint) {
    const std::size_t end = text.find('-', text.find('-') + 1);
    const auto first = square_in(text.substr(0, end), size);
    if (!first) {
        complaint.add([&] { return why_no_square(text.substr(0, end), size); });
        return std::nullopt;
    }
    if (end == std::string_view::npos) return Stretch{*first};
    const auto length = number_in<unsigned>(text.substr(end + 1));
    const int room = size.columns - first->column;
    if (length && *length > 0 && *length <= static_cast<unsigned>(room)) {
        return Stretch{*first, static_cast<int>(*length)};
    }
    complaint.add([&] {
        return say(
            "{text} is not a row of squares on a board with {columns} {columns|column|columns}.",
            {{"text", in_quotes(text)}, {"columns", size.columns}});
    });
    return std::nullopt;
}

}  // namespace

Sides sides_of_rows(std::string_view text) {
    const std::vector<std::string_view> lines = split(text, '/');
    const std::int64_t columns = walk_line(lines.front(), [](std::int64_t, std::string_view) {});
    return {static_cast<std::uint64_t>(columns), lines.size()};
}

Sides sides_of_list(std::string_view text) {
    constexpr int digits = 9;
    const bool one_digit_each = text.size() <= digits;
    const std::size_t entries =
        (one_digit_each ? list_entries(text, digits) : entries_in(text, list_separators)).size();
    return {entries, entries};
}

void read_rows(Board& board, std::string_view text, FirstComplaint& complaint) {
    const std::vector<std::string_view> lines = split(text, '/');
    const auto line_count = static_cast<int>(lines.size());
    if (line_count != board.rows()) {
        complaint.add([&] {
            return say("The link draws {lines} {lines|row|rows}, but the board has {rows}.",
                       {{"lines", line_count}, {"rows", board.rows()}});
        });
    }
    for (int row = 0; row < std::min(line_count, board.rows()); ++row) {
        const auto take = [&](std::int64_t column, std::string_view sign) {
            const auto piece = piece_of_sign(sign);
            if (!piece) {
                complaint.add([&] {
                    return say("Row {row} from the top has {letter}, which is not a piece.",
                               {{"row", row + 1}, {"letter", sign_in_quotes(sign)}});
                });
            } else if (column < board.columns()) {
                board.put({row, static_cast<int>(column)}, *piece);
            }
        };
        const std::int64_t squares = walk_line(lines[static_cast<std::size_t>(row)], take);
        if (squares == board.columns()) continue;
        complaint.add([&] {
            return say(squares > board.columns()
                           ? Sentence("Row {row} from the top has more than {columns} "
                                      "{columns|square|squares}, the width of the board.")
                           : Sentence("Row {row} from the top has fewer than {columns} "
                                      "{columns|square|squares}, the width of the board."),
                       {{"row", row + 1}, {"columns", board.columns()}});
        });
    }
}

void read_list(Board& board, std::string_view text, FirstComplaint& complaint) {
    const int columns = board.columns();
    const std::vector<std::string_view> entries =
        columns == 1 ? entries_in(text, list_separators) : list_entries(text, board.rows());
    const auto listed = static_cast<int>(entries.size());
    if (listed != columns) {
        complaint.add([&] {
            return say(
                "The link lists {listed} {listed|column|columns}, but the board has {columns}.",
                {{"listed", listed}, {"columns", columns}});
        });
    }
    for (int column = 0; column < std::min(listed, columns); ++column) {
        const std::string_view entry = entries[static_cast<std::size_t>(column)];
        if (const auto row = number_in<std::uint64_t>(entry)) {
            put_queen(board, column, *row, complaint);
            continue;
        }
        complaint.add([&] {
            return say("Column {column} of the link has {entry}, which is not a row.",
                       {{"column", column + 1}, {"entry", in_quotes(entry)}});
        });
    }
}

void read_packed(Board& board, std::string_view text, FirstComplaint& complaint) {
    for (int i = 0; i < 2 && !text.empty() && text.back() == '='; ++i) text.remove_suffix(1);
    const auto columns = static_cast<std::size_t>(board.columns());
    const std::size_t length = packed_length(columns, board.rows());
    if (text.size() != length) {
        return complaint.add([&] {
            return say(
                "The packed queens of the link have {given} {given|character|characters}, but this "
                "board takes {length}.",
                {{"given", text.size()}, {"length", length}});
        });
    }
    const auto rows = unpack(text, columns, board.rows());
    if (!rows) {
        return complaint.add([] { return say("The packed queens of the link are damaged."); });
    }
    for (int column = 0; column < board.columns(); ++column) {
        const int row = (*rows)[static_cast<std::size_t>(column)];
        put_queen(board, column, static_cast<std::uint64_t>(row), complaint);
    }
}

void read_pieces(Board& board, std::string_view text, Piece piece, FirstComplaint& complaint) {
    for (const std::string_view entry : entries_in(text, square_separators)) {
        put_piece(board, entry, piece, complaint);
    }
}

Marks read_marks(std::string_view text, Size size, FirstComplaint& complaint) {
    std::vector<bool> listed(static_cast<std::size_t>(size.area()));
    for (const std::string_view entry : entries_in(text, square_separators)) {
        const auto stretch = stretch_in(entry, size, complaint);
        if (!stretch) continue;
        const auto first = listed.begin() + size.index(stretch->first);
        std::fill(first, first + stretch->length, true);
    }
    Marks marks;
    for (int i = 0; i < size.area(); ++i) {
        if (listed[static_cast<std::size_t>(i)]) marks.push_back(size.square(i));
    }
    return marks;
}

}  // namespace queens
