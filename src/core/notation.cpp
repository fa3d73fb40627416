// Boards as other programs write them.
#include "core/notation.hpp"

#include <algorithm>
#include <array>

#include "core/csv.hpp"
#include "core/json.hpp"
#include "core/link.hpp"
#include "core/surface.hpp"
#include "core/text_board.hpp"

namespace queens {

namespace {

/// As queen_rows has them, but nothing where anything else than queens stands, or where a list does
/// not lead back to the size: it is read as a board as high as it is long, or as its highest row.
std::optional<std::vector<int>> rows_of_queens(const Board& board) {
    const std::vector<Placed> placed = board.placed();
    const bool queens_alone = std::all_of(
        placed.begin(), placed.end(), [](const Placed& one) { return one.piece == Piece::queen; });
    auto rows = queens_alone ? queen_rows(placed, board.size()) : std::nullopt;
    if (!rows) return std::nullopt;
    const int highest = *std::max_element(rows->begin(), rows->end());
    if (board.rows() != std::max(board.columns(), highest)) return std::nullopt;
    return rows;
}

std::string list_of(const std::vector<int>& rows, int first) {
    std::string text;
    for (const int row : rows) {
        text += (text.empty() ? "[" : ", ") + std::to_string(row - 1 + first);
    }
    return text + "]\n";
}

std::optional<std::string> write_rows(const Board& board) {
    const auto rows = rows_of_queens(board);
    if (!rows) return std::nullopt;
    return list_of(*rows, 1);
}

std::optional<std::string> write_rows0(const Board& board) {
    const auto rows = rows_of_queens(board);
    if (!rows || std::find(rows->begin(), rows->end(), 0) != rows->end()) return std::nullopt;
    return list_of(*rows, 0);
}

std::optional<std::string> write_fen(const Board& board) {
    // Without the slash of a second row it would be read as something else.
    if (board.rows() == 1) return std::nullopt;
    std::string rows = row_by_row(board.placed(), board.size());
    // It is read as a link is.
    if (rows.size() + std::string_view("b=").size() > longest_link) return std::nullopt;
    return std::move(rows) + "\n";
}

std::optional<std::string> write_leetcode(const Board& board) {
    std::string text;
    for (const std::string& row : text_rows(board)) {
        text += (text.empty() ? "[\"" : ",\n \"") + row + "\"";
    }
    return text + "]\n";
}

std::optional<std::string> write_text(const Board& board) { return drawing(board); }

std::optional<std::string> write_json(const Board& board) {
    const Size size = board.size();
    const std::string link = write_link({board, {}, {}});
    if (link.size() > longest_link) return std::nullopt;
    std::vector<JsonObject> pieces;
    for (const auto& [square, piece] : board.placed()) {
        pieces.push_back(
            JsonObject().field("square", square_name(square, size)).field("piece", name_of(piece)));
    }
    return JsonObject()
               .field("columns", size.columns)
               .field("rows", size.rows)
               .field("surface", named(board.surface()).slug)
               .field("pieces", pieces)
               .field("link", "#" + link)
               .json()
               .text +
           "\n";
}

std::optional<std::string> write_csv(const Board& board) {
    // A line without a separator is no line of a table.
    if (board.columns() == 1) return std::nullopt;
    std::string text;
    for (const std::string& row : text_rows(board)) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) text += csv_separator();
            if (row[i] != '.') text += row[i];
        }
        text += '\n';
    }
    return text;
}

/// The squares of the queens, and of every other piece of chess, as the package writes them.
std::optional<std::string> write_latex(const Board& board) {
    constexpr int most_columns = 26;
    constexpr std::string_view known = "KQRBNP";
    const Size size = board.size();
    if (size.columns > most_columns) return std::nullopt;
    std::string pieces;
    for (const auto& [square, piece] : board.placed()) {
        const char letter = letter_of(piece);
        if (known.find(letter) == std::string_view::npos) return std::nullopt;
        pieces += (pieces.empty() ? "" : ",") + std::string(1, letter) + square_name(square, size);
    }
    return "% \\usepackage{chessboard}\n\\chessboard[maxfield=" +
           square_name({0, size.columns - 1}, size) + ",setwhite={" + pieces +
           "},showmover=false]\n";
}

std::optional<std::string> write_tikz(const Board& board) {
    const Size size = board.size();
    const std::string columns = std::to_string(size.columns);
    const std::string rows = std::to_string(size.rows);
    std::string text = "% \\usepackage{tikz}\n\\begin{tikzpicture}[x=6mm,y=6mm]\n";
    // The lower left corner is a dark square.
    text += "  \\foreach \\x in {1,...," + columns + "} \\foreach \\y in {1,...," + rows +
            "} {\n    \\ifodd\\numexpr\\x+\\y\\relax\\else\n"
            "      \\fill[black!15] (\\x-1,\\y-1) rectangle (\\x,\\y);\n    \\fi\n  }\n";
    text += "  \\draw (0,0) rectangle (" + columns + "," + rows + ");\n";
    for (const auto& [square, piece] : board.placed()) {
        text += "  \\node at (" + std::to_string(square.column) + ".5," +
                std::to_string(size.rows - 1 - square.row) + ".5) {" +
                std::string(1, letter_of(piece)) + "};\n";
    }
    return text + "\\end{tikzpicture}\n";
}

constexpr std::array<Notation, 9> table{{
    {"rows", "Rows of the queens, from 1", write_rows},
    {"rows0", "Rows of the queens, from 0", write_rows0},
    {"fen", "FEN: rows from the top", write_fen},
    {"leetcode", "LeetCode: an array of strings", write_leetcode},
    {"text", "Text board", write_text},
    {"json", "JSON", write_json},
    {"csv", "CSV for a spreadsheet", write_csv},
    {"latex", "LaTeX with chessboard", write_latex},
    {"tikz", "LaTeX with TikZ", write_tikz},
}};

}  // namespace

std::span<const Notation> notations() { return table; }

const Notation* find_notation(std::string_view slug) {
    const auto* const found =
        std::find_if(table.begin(), table.end(),
                     [&](const Notation& notation) { return notation.slug == slug; });
    return found == table.end() ? nullptr : found;
}

}  // namespace queens
