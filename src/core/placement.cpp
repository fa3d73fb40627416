// The forms of a placement.
#include "core/placement.hpp"

#include <optional>

#include "core/text_board.hpp"

namespace queens {

namespace {

/// The columns by row, nothing if they do not tell the whole board.
std::optional<std::vector<std::optional<int>>> columns_by_row(const Board& board) {
    if (board.count(Piece::none) + board.count(Piece::queen) != board.size().area()) {
        return std::nullopt;
    }
    std::vector<std::optional<int>> columns(static_cast<std::size_t>(board.rows()));
    for (const Square queen : board.find(Piece::queen)) {
        auto& column = columns[static_cast<std::size_t>(queen.row)];
        if (column) return std::nullopt;
        column = queen.column;
    }
    return columns;
}

}  // namespace

Json placement_value(const Board& board) {
    const auto columns = columns_by_row(board);
    return columns ? json_of(*columns) : json_of(text_rows(board));
}

std::string placement_text(const Board& board) {
    const auto columns = columns_by_row(board);
    if (!columns) return drawing(board);
    std::string line;
    for (const std::optional<int> column : *columns) {
        line += (line.empty() ? "" : " ") + (column ? std::to_string(*column) : "-");
    }
    return line + '\n';
}

std::vector<std::string> rows_from_above(const Board& board, std::span<const std::uint8_t> layers) {
    std::vector<std::string> rows = text_rows(board);
    for (const Square queen : board.find(Piece::queen)) {
        const auto place = static_cast<std::size_t>(board.size().index(queen));
        rows[static_cast<std::size_t>(queen.row)][static_cast<std::size_t>(queen.column)] =
            static_cast<char>('1' + layers[place]);
    }
    return rows;
}

}  // namespace queens
