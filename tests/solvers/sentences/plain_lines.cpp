// Walking over the endless sheet, and reading the names of lines.
#include "solvers/sentences/plain_lines.hpp"

#include <algorithm>

#include "solvers/sentences/pattern.hpp"

namespace queens::tests {

namespace {

struct Stride {
    int down;
    int right;
};

Stride stride_of(Axis axis) {
    switch (axis) {
        case Axis::row: return {0, 1};
        case Axis::column: return {1, 0};
        case Axis::diagonal: return {1, 1};
        case Axis::anti_diagonal: return {-1, 1};
    }
    return {0, 0};
}

/// Calls visit(square, across) for what a queen would meet, until its way ends.
template <class Visit>
void walk(const Board& board, Square from, Stride stride, Visit visit) {
    const int repeated = 2 * std::lcm(board.rows(), board.columns());
    for (int k = 1; k <= repeated; ++k) {
        const Square place{from.row + k * stride.down, from.column + k * stride.right};
        const auto square = tests::folded(board, place.row, place.column);
        if (!square || stops_lines(board.at(*square))) return;
        visit(*square, !board.size().contains(place));
    }
}

std::set<Square> whole_row(const Board& board, int row) {
    std::set<Square> squares;
    for (int column = 0; column < board.columns(); ++column) squares.insert({row, column});
    return squares;
}
std::set<Square> whole_column(const Board& board, int column) {
    std::set<Square> squares;
    for (int row = 0; row < board.rows(); ++row) squares.insert({row, column});
    return squares;
}

/// The row or column of that name among those of the board.
std::optional<std::set<Square>> row_called(const Board& board, std::string_view name) {
    for (int row = 0; row < board.rows(); ++row) {
        if (row_name(row, board.size()) == name) return whole_row(board, row);
    }
    return std::nullopt;
}
std::optional<std::set<Square>> column_called(const Board& board, std::string_view name) {
    for (int column = 0; column < board.columns(); ++column) {
        if (column_name(column) == name) return whole_column(board, column);
    }
    return std::nullopt;
}

/// The squares of one or two whole rows or columns that are called so.
std::optional<PlainLine> whole_called(const Board& board, std::string_view name) {
    const auto one = [&](Axis axis, const std::string& word) {
        return axis == Axis::row ? row_called(board, word) : column_called(board, word);
    };
    for (const Axis axis : {Axis::row, Axis::column}) {
        const bool is_row = axis == Axis::row;
        if (const auto words = fitting(is_row ? "row {a}" : "column {a}", name)) {
            if (const auto squares = one(axis, words->at("a"))) return PlainLine{axis, *squares};
        }
        const auto words = fitting(is_row ? "rows {a} and {b}" : "columns {a} and {b}", name);
        if (!words) continue;
        auto first = one(axis, words->at("a"));
        const auto second = one(axis, words->at("b"));
        if (!first || !second || first == second) return std::nullopt;
        first->insert(second->begin(), second->end());
        return PlainLine{axis, *first};
    }
    return std::nullopt;
}

/// The line through the square of that name.
std::optional<PlainLine> line_through_called(const Board& board, std::string_view name, Axis axis) {
    const auto square = square_named(name, board.size());
    if (!square || stops_lines(board.at(*square))) return std::nullopt;
    return plain_line(board, *square, axis);
}

}  // namespace

PlainLine plain_line(const Board& board, Square square, Axis axis) {
    PlainLine line{axis, {square}};
    const Stride stride = stride_of(axis);
    const auto add = [&](Square met, bool) { line.squares.insert(met); };
    walk(board, square, stride, add);
    walk(board, square, {-stride.down, -stride.right}, add);
    return line;
}

std::set<PlainLine> plain_lines(const Board& board, Axis axis) {
    std::set<PlainLine> lines;
    for (int i = 0; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        if (!stops_lines(board.at(square))) lines.insert(plain_line(board, square, axis));
    }
    return lines;
}

std::vector<PlainLine> rows_in_order(const Board& board) {
    const bool by_rows = board.rows() <= board.columns();
    std::vector<PlainLine> lines;
    for (int i = 0; i < board.size().area(); ++i) {
        const Square square =
            by_rows ? board.size().square(i) : Square{i % board.rows(), i / board.rows()};
        if (stops_lines(board.at(square))) continue;
        PlainLine line = plain_line(board, square, by_rows ? Axis::row : Axis::column);
        if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(line);
    }
    return lines;
}

std::optional<PlainLine> line_called(const Board& board, std::string_view name) {
    if (const auto words = fitting("the diagonal of {square}", name)) {
        return line_through_called(board, words->at("square"), Axis::diagonal);
    }
    if (const auto words = fitting("the anti-diagonal of {square}", name)) {
        return line_through_called(board, words->at("square"), Axis::anti_diagonal);
    }
    if (const auto words = fitting("the part of {whole} with {square}", name)) {
        const auto whole = whole_called(board, words->at("whole"));
        if (!whole) return std::nullopt;
        const auto part = line_through_called(board, words->at("square"), whole->axis);
        const bool lies_within = part && part != whole &&
                                 std::includes(whole->squares.begin(), whole->squares.end(),
                                               part->squares.begin(), part->squares.end());
        return lies_within ? part : std::nullopt;
    }
    const auto whole = whole_called(board, name);
    if (!whole || stops_lines(board.at(*whole->squares.begin()))) return std::nullopt;
    return plain_line(board, *whole->squares.begin(), whole->axis) == *whole ? whole : std::nullopt;
}

PlainAttack plain_attack(const Board& board, Square to, Square from,
                         const std::vector<Axis>& along) {
    PlainAttack attack;
    for (const Axis axis : along) {
        const Stride stride = stride_of(axis);
        for (const int way : {1, -1}) {
            bool crossed = false;
            walk(board, to, {way * stride.down, way * stride.right}, [&](Square met, bool across) {
                crossed = crossed || across;
                if (met == from) (crossed ? attack.across : attack.inside) = true;
            });
        }
    }
    return attack;
}

}  // namespace queens::tests
