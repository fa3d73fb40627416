// How permutations are tested, reflected and turned.
#include "symmetry/permutation.hpp"

#include <algorithm>

#include "symmetry/modulo.hpp"
#include "symmetry/sheet_motion.hpp"

namespace queens {

namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

int size_of(const Columns& columns) { return static_cast<int>(columns.size()); }

/// Whether the numbers that `number` makes of each row and column are all different.
template <class Number>
bool all_differ(const Columns& columns, int most, Number number) {
    std::vector<bool> seen(at(most) + 1, false);
    for (int row = 0; row < size_of(columns); ++row) {
        const auto mark = seen.begin() + number(row, columns[at(row)]);
        if (*mark) return false;
        *mark = true;
    }
    return true;
}

}  // namespace

bool is_permutation(const Columns& columns) {
    const int n = size_of(columns);
    const bool inside = std::all_of(columns.begin(), columns.end(),
                                    [&](int column) { return 0 <= column && column < n; });
    return inside && all_differ(columns, n, [](int, int column) { return column; });
}

std::optional<Columns> columns_of(const Board& board) {
    const int n = board.rows();
    if (!board.size().is_square() || board.count(Piece::none) != board.size().area() - n) {
        return std::nullopt;
    }
    const std::vector<Square> queens = board.find(Piece::queen);
    if (queens.size() != at(n)) return std::nullopt;
    Columns columns;
    for (int row = 0; row < n; ++row) {
        if (queens[at(row)].row != row) return std::nullopt;
        columns.push_back(queens[at(row)].column);
    }
    if (!is_permutation(columns)) return std::nullopt;
    return columns;
}

Board board_of(const Columns& columns, Surface surface) {
    const int n = size_of(columns);
    Board board({n, n}, surface);
    for (int row = 0; row < n; ++row) board.put({row, columns[at(row)]}, Piece::queen);
    return board;
}

std::string text_of(const Columns& columns) {
    std::string text;
    for (const int column : columns) text += (text.empty() ? "" : " ") + std::to_string(column);
    return text;
}

bool is_regular_solution(const Columns& columns) {
    const int n = size_of(columns);
    return is_permutation(columns) &&
           all_differ(columns, 2 * n, [&](int row, int column) { return column - row + n; }) &&
           all_differ(columns, 2 * n, [](int row, int column) { return column + row; });
}

bool is_torus_solution(const Columns& columns) {
    const int n = size_of(columns);
    return is_permutation(columns) &&
           all_differ(columns, n, [&](int row, int column) { return modulo(column - row, n); }) &&
           all_differ(columns, n, [&](int row, int column) { return modulo(column + row, n); });
}

Columns reflected(const Columns& columns) { return {columns.rbegin(), columns.rend()}; }

Columns turned(const Columns& columns) {
    const int n = size_of(columns);
    Columns result(columns.size());
    for (int row = 0; row < n; ++row) result[at(n - 1 - columns[at(row)])] = row;
    return result;
}

Columns inverse(const Columns& columns) {
    Columns result(columns.size());
    for (int row = 0; row < size_of(columns); ++row) result[at(columns[at(row)])] = row;
    return result;
}

Columns shifted(const Columns& columns, int down, int right) {
    const int n = size_of(columns);
    Columns result(columns.size());
    for (int row = 0; row < n; ++row) {
        result[at(modulo(row + down, n))] = modulo(columns[at(row)] + right, n);
    }
    return result;
}

std::optional<Columns> image(const Columns& columns, const Motion& motion) {
    constexpr int none = -1;
    Columns result(columns.size(), none);
    for (int row = 0; row < size_of(columns); ++row) {
        const Square square = motion({row, columns[at(row)]});
        if (result[at(square.row)] != none) return std::nullopt;
        result[at(square.row)] = square.column;
    }
    if (!is_permutation(result)) return std::nullopt;
    return result;
}

bool is_fundamental(const Columns& columns) {
    const int n = size_of(columns);
    const Columns mirror = inverse(columns);
    const auto comes_first = [&](const SheetMotion& motion) {
        const Columns& list = motion.exchanges ? mirror : columns;
        for (int row = 0; row < n; ++row) {
            const int column = list[at(motion.turns_rows ? n - 1 - row : row)];
            const int other = motion.turns_columns ? n - 1 - column : column;
            if (other != columns[at(row)]) return other < columns[at(row)];
        }
        return false;
    };
    return std::none_of(sheet_motions.begin(), sheet_motions.end(), comes_first);
}

}  // namespace queens
