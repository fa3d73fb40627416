// Writing links, always in their newest form.
//
// Queens alone, at most one a column, are a list of rows (`q`), packed (`p`) when the list grows
// long; pawns, walls and forbidden squares stand beside it (`w`, `x`, `o`) unless the whole board
// row by row (`b`) is shorter. Every other board is written row by row. The size comes second, or
// last where the link would not end in a letter or a digit otherwise.
#include <algorithm>
#include <array>
#include <cassert>

#include "core/link.hpp"
#include "core/packed.hpp"
#include "core/text_board.hpp"

namespace queens {

namespace {

using Pair = std::pair<std::string, std::string>;
using Pairs = std::vector<Pair>;

constexpr std::size_t longest_list = 1500;

constexpr std::array<std::pair<std::string_view, Piece>, 3> marks{
    {{"w", Piece::pawn}, {"x", Piece::wall}, {"o", Piece::forbidden}}};

bool is_alphanumeric(char letter) {
    return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
           (letter >= 'A' && letter <= 'Z');
}

[[maybe_unused]] bool is_plain(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char letter) {
        return is_alphanumeric(letter) || letter == '.' || letter == '-' || letter == '_';
    });
}

template <class Numbers>
std::string dotted(const Numbers& numbers) {
    std::string text;
    for (const auto number : numbers) {
        if (!text.empty()) text += '.';
        text += std::to_string(number);
    }
    return text;
}

std::string written(Size size) {
    const std::string columns = std::to_string(size.columns);
    return size.is_square() ? columns : columns + "x" + std::to_string(size.rows);
}

/// The row of the queen in each column, from below, 0 where there is none. Nothing when a column
/// has two, or when other pieces than queens, pawns, walls and forbidden squares are there.
std::optional<std::vector<int>> queen_rows(const Board& board) {
    std::vector<int> rows(static_cast<std::size_t>(board.columns()), 0);
    for (int i = 0; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        const Piece piece = board.at(square);
        if (piece == Piece::queen) {
            int& row = rows[static_cast<std::size_t>(square.column)];
            if (row != 0) return std::nullopt;
            row = board.rows() - square.row;
        } else if (attacks(piece)) {
            return std::nullopt;
        }
    }
    return rows;
}

std::string row_by_row(const Board& board) {
    std::string text;
    for (const std::string& row : text_rows(board)) {
        if (!text.empty()) text += '/';
        for (std::size_t at = 0; at < row.size();) {
            const std::size_t piece = std::min(row.find_first_not_of('.', at), row.size());
            if (piece > at) text += std::to_string(piece - at);
            if (piece < row.size()) text += row[piece];
            at = piece + 1;
        }
    }
    return text;
}

void append_marks(Pairs& pairs, const Board& board) {
    for (const auto& [key, piece] : marks) {
        std::string text;
        for (const Square square : board.find(piece)) {
            if (!text.empty()) text += '.';
            text +=
                std::to_string(square.column + 1) + "-" + std::to_string(board.rows() - square.row);
        }
        if (!text.empty()) pairs.emplace_back(key, text);
    }
}

std::size_t length(const Pairs& pairs) {
    std::size_t sum = 0;
    for (const auto& [key, value] : pairs) sum += key.size() + value.size() + 2;
    return sum;
}

/// What stands on the board: the keys b, or q or p with w, x and o.
Pairs placement(const Board& board) {
    Pairs whole{{"b", row_by_row(board)}};
    const auto rows = queen_rows(board);
    if (!rows) return whole;
    Pairs pairs;
    if (board.count(Piece::queen) > 0) {
        std::string list = dotted(*rows);
        const bool long_list = list.size() > longest_list;
        pairs.emplace_back(long_list ? "p" : "q",
                           long_list ? pack(*rows, board.rows()) : std::move(list));
    }
    const std::size_t before = pairs.size();
    append_marks(pairs, board);
    const bool has_marks = pairs.size() > before;
    return has_marks && length(whole) < length(pairs) ? whole : pairs;
}

void append_run(Pairs& pairs, const RunLink& run) {
    assert(!run.solver.empty() && is_plain(run.solver));
    pairs.emplace_back("a", run.solver);
    if (!run.knobs.empty()) pairs.emplace_back("k", dotted(run.knobs));
    if (run.seed != 0) pairs.emplace_back("s", std::to_string(run.seed));
    if (run.step != 0) pairs.emplace_back("i", std::to_string(run.step));
}

}  // namespace

std::string write_link(const Link& link) {
    const Board& board = link.board;
    Pairs pairs{{"v", "1"}};
    if (board.surface() != Surface{}) pairs.emplace_back("t", named(board.surface()).slug);
    for (Pair& pair : placement(board)) pairs.push_back(std::move(pair));
    if (link.run) append_run(pairs, *link.run);
    for (const Pair& pair : link.display) {
        assert(!pair.first.empty() && is_plain(pair.first) && is_plain(pair.second));
        pairs.push_back(pair);
    }

    const bool packed =
        std::any_of(pairs.begin(), pairs.end(), [](const Pair& pair) { return pair.first == "p"; });
    const std::string& last = pairs.back().second;
    const bool size_last = packed || last.empty() || !is_alphanumeric(last.back());
    pairs.insert(size_last ? pairs.end() : pairs.begin() + 1, {"n", written(board.size())});

    std::string text;
    for (const auto& [key, value] : pairs) {
        if (!text.empty()) text += '&';
        text += key;
        text += '=';
        text += value;
    }
    return text;
}

}  // namespace queens
