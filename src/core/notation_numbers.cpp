// Reading boards that are written in numbers.
#include <algorithm>

#include "core/notation_parts.hpp"
#include "core/read.hpp"
#include "core/say.hpp"
#include "core/words.hpp"

namespace queens {

namespace {

constexpr std::string_view brackets = "[](){}";

/// A board as large as its list needs, square where that is enough; each entry the row of a queen
/// from `first` at the bottom.
std::optional<Board> board_of_list(const std::vector<int>& rows, int first) {
    const int columns = static_cast<int>(rows.size());
    const int highest = *std::max_element(rows.begin(), rows.end()) - first + 1;
    const Size size{columns, std::max(columns, highest)};
    if (!is_valid(size)) return std::nullopt;
    Board board(size, {});
    for (int column = 0; column < columns; ++column) {
        const int row = rows[static_cast<std::size_t>(column)] - first;
        if (row >= 0) board.put({size.rows - 1 - row, column}, Piece::queen);
    }
    return board;
}

/// Queens by row and column from `first` at the top left, on the smallest square board that has
/// them all.
std::optional<Board> board_of_pairs(const std::vector<int>& numbers, int first) {
    const int queens = static_cast<int>(std::min<std::size_t>(numbers.size() / 2, largest_side));
    const int farthest = *std::max_element(numbers.begin(), numbers.end()) - first + 1;
    const int side = std::max(queens, farthest);
    if (!is_valid({side, side})) return std::nullopt;
    Board board({side, side}, {});
    for (std::size_t i = 0; i < numbers.size(); i += 2) {
        board.put({numbers[i] - first, numbers[i + 1] - first}, Piece::queen);
    }
    return board;
}

void offer(NotationReading& reading, std::optional<Board> board, std::string words) {
    if (board) reading.boards.push_back({std::move(*board), std::move(words)});
}

NotationReading or_refused(NotationReading reading) {
    if (!reading.boards.empty()) return reading;
    return refused(say("A board has at most {most} rows and columns.", {{"most", largest_side}}));
}

/// Both ways, unless one alone makes a square board; from 1 a 0 means no queen.
NotationReading of_list(const std::vector<int>& rows) {
    NotationReading reading;
    const int most = static_cast<int>(rows.size());
    const auto [lowest, highest] = std::minmax_element(rows.begin(), rows.end());
    const bool has_zero = *lowest == 0;
    const auto add = [&](int first, std::string words) {
        offer(reading, board_of_list(rows, first), std::move(words));
    };
    if (has_zero && *highest < most) add(0, say("Rows counted from 0"));
    add(1, has_zero ? say("Rows counted from 1, and 0 for a column without a queen")
                    : say("Rows counted from 1"));
    if (*highest > most || (!has_zero && *highest < most)) add(0, say("Rows counted from 0"));
    return or_refused(std::move(reading));
}

/// Both ways, unless there is a 0 or the last row or column from 1 is that of the last queen.
NotationReading of_pairs(const std::vector<int>& numbers) {
    NotationReading reading;
    const int queens = static_cast<int>(numbers.size() / 2);
    const auto [lowest, highest] = std::minmax_element(numbers.begin(), numbers.end());
    const auto add = [&](int first) {
        offer(reading, board_of_pairs(numbers, first),
              say("Row and column of each queen, counted from {first} at the top left",
                  {{"first", first}}));
    };
    if (*lowest > 0) add(1);
    if (*lowest == 0 || *highest != queens) add(0);
    return or_refused(std::move(reading));
}

/// What `read` makes of the numbers, if a board can have them.
NotationReading of_tokens(const std::vector<std::string_view>& tokens,
                          NotationReading (*read)(const std::vector<int>&)) {
    std::vector<int> numbers;
    for (const std::string_view token : tokens) {
        const auto number = number_in<int>(token);
        if (!number || *number > largest_side) {
            return refused(
                say("Number {place} of the list is {number}, but a board has at most "
                    "{most} rows.",
                    {{"place", numbers.size() + 1},
                     {"number", in_quotes(token)},
                     {"most", largest_side}}));
        }
        numbers.push_back(*number);
    }
    return read(numbers);
}

std::vector<std::string_view> digits_of(std::string_view number) {
    std::vector<std::string_view> all;
    for (std::size_t i = 0; i < number.size(); ++i) all.push_back(number.substr(i, 1));
    return all;
}

/// The parts of a text between any of these characters that have a digit.
std::vector<std::string_view> numbered_parts(std::string_view text, std::string_view between) {
    std::vector<std::string_view> parts = tokens_in(text, between);
    std::erase_if(parts, [](std::string_view part) {
        return part.find_first_of(digits) == std::string_view::npos;
    });
    return parts;
}

/// The rows that brackets make, else line ends, else semicolons; all in one if none do.
std::vector<std::string_view> rows_of(std::string_view text) {
    for (const std::string_view between :
         {brackets, std::string_view("\r\n"), std::string_view(";")}) {
        std::vector<std::string_view> rows = numbered_parts(text, between);
        if (rows.size() > 1) return rows;
    }
    return {text};
}

/// A table of 0 and 1, with or without separators, as a text board; nothing for other numbers and
/// for a single row or column, which is a list.
std::optional<std::string> table_of(const std::vector<std::string_view>& rows) {
    if (rows.size() == 1) return std::nullopt;
    std::string table;
    for (const std::string_view row : rows) {
        std::vector<std::string_view> cells = tokens_in(row, number_separators);
        if (cells.size() == 1) cells = digits_of(cells[0]);
        for (const std::string_view cell : cells) {
            if (cell != "0" && cell != "1") return std::nullopt;
            table += letter_of(cell == "1" ? Piece::queen : Piece::none);
        }
        table += '\n';
    }
    if (table.size() == 2 * rows.size()) return std::nullopt;
    return table;
}

/// Two numbers in each row; with a dot or a minus between them they are something else.
bool are_pairs(const std::vector<std::string_view>& rows) {
    const auto is_pair = [](std::string_view row) {
        return tokens_in(row, number_separators).size() == 2 &&
               numbered_parts(row, word_separators).size() == 2;
    };
    return rows.size() > 1 && std::all_of(rows.begin(), rows.end(), is_pair);
}

NotationReading of_one_list(std::string_view text) {
    std::vector<std::string_view> tokens = tokens_in(text, number_separators);
    if (tokens.size() == 1 && tokens[0].size() > 1 && tokens[0].size() <= 9) {
        tokens = digits_of(tokens[0]);
    }
    // In brackets it is the list of a board with one column.
    if (tokens.size() < 2 && text.front() != '[') {
        return refused(say("A single number is not a board."));
    }
    if (tokens.size() > largest_side) {
        return refused(say("A board has at most {most} columns, but the list has {count} numbers.",
                           {{"most", largest_side}, {"count", tokens.size()}}));
    }
    return of_tokens(tokens, of_list);
}

}  // namespace

NotationReading of_columns(std::string_view text) {
    if (text.starts_with('[') && text.ends_with(']')) text = text.substr(1, text.size() - 2);
    const std::vector<std::string_view> entries = tokens_in(text, " \t,");
    const Size longest{largest_side, largest_side};
    std::vector<Square> queens;
    int columns = 0;
    bool separates = true;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const bool is_gap = entries[i] == "-" || entries[i] == "null";
        separates = separates && (i % 2 == 0 ? !is_gap : entries[i] == "-");
        if (is_gap) continue;
        const auto column = number_in<int>(entries[i]);
        if (!column || !longest.contains({0, *column})) return {};
        queens.push_back({static_cast<int>(i), *column});
        columns = std::max({columns, *column + 1, static_cast<int>(queens.size())});
    }
    const Size size{columns, static_cast<int>(entries.size())};
    if (separates || queens.size() == entries.size() || !is_valid(size)) return {};
    Board board(size, {});
    for (const Square queen : queens) board.put(queen, Piece::queen);
    return understood(std::move(board), say("Columns counted from 0, row by row from the top"));
}

NotationReading of_numbers(std::string_view text) {
    // A minus between two numbers only separates them.
    for (const std::string_view number : numbered_parts(text, " \t\r\n,;.[](){}")) {
        if (number.front() != '-') continue;
        return refused(say("{number} has a minus, but rows and columns are counted from 0 or 1.",
                           {{"number", in_quotes(number)}}));
    }
    const std::vector<std::string_view> rows = rows_of(text);
    if (const auto table = table_of(rows)) {
        return of_rows(*table, say("Rows from the top, 1 for a queen and 0 for none"));
    }
    const std::vector<std::string_view> tokens = tokens_in(text, number_separators);
    if (are_pairs(rows)) return of_tokens(tokens, of_pairs);
    const std::size_t lists = numbered_parts(text, brackets).size();
    if (lists > 1 && tokens.size() > lists) {
        return refused(
            say("These are {count} lists, but a board is one list, rows of 0 and 1, or "
                "pairs of row and column.",
                {{"count", lists}}));
    }
    return of_one_list(text);
}

}  // namespace queens
