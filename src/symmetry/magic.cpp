// How magic squares are made, tested and taken back.
#include "symmetry/magic.hpp"

#include <algorithm>
#include <cassert>

#include "symmetry/modulo.hpp"

namespace queens {

namespace {

/// Whether the numbers are 1 .. n^2 in some order, in n rows of n.
bool has_all_numbers(const NumberSquare& square) {
    const std::size_t n = square.size();
    std::vector<bool> seen(n * n, false);
    for (const auto& row : square) {
        if (row.size() != n) return false;
        for (const int number : row) {
            if (number < 1 || static_cast<std::size_t>(number) > n * n) return false;
            const auto mark = seen.begin() + (number - 1);
            if (*mark) return false;
            *mark = true;
        }
    }
    return true;
}

}  // namespace

std::string refuse_magic(const Columns& columns) {
    if (is_torus_solution(columns)) return {};
    return "A magic square is made of a solution on the torus, and here queens attack each other "
           "around it.";
}

NumberSquare magic_square(const Columns& solution) {
    assert(refuse_magic(solution).empty());
    const int n = static_cast<int>(solution.size());
    NumberSquare square;
    for (const int queen : solution) {
        std::vector<int> row;
        for (int column = 0; column < n; ++column) {
            row.push_back(n * modulo(column - queen, n) + modulo(column + queen, n) + 1);
        }
        square.push_back(std::move(row));
    }
    return square;
}

bool is_pandiagonal(const NumberSquare& square) {
    if (!has_all_numbers(square)) return false;
    const int n = static_cast<int>(square.size());
    const std::int64_t wanted = std::int64_t{n} * (std::int64_t{n} * n + 1) / 2;
    const auto sums_up = [&](int first_row, int first_column, int down, int right) {
        std::int64_t sum = 0;
        for (int k = 0; k < n; ++k) {
            const auto row = static_cast<std::size_t>((first_row + k * down) % n);
            sum += square[row][static_cast<std::size_t>(modulo(first_column + k * right, n))];
        }
        return sum == wanted;
    };
    for (int i = 0; i < n; ++i) {
        if (!sums_up(i, 0, 0, 1) || !sums_up(0, i, 1, 0) || !sums_up(0, i, 1, 1) ||
            !sums_up(0, i, 1, -1)) {
            return false;
        }
    }
    return true;
}

std::optional<Columns> columns_of_first(const NumberSquare& square) {
    const int n = static_cast<int>(square.size());
    Columns columns;
    for (const auto& row : square) {
        const auto first =
            std::find_if(row.begin(), row.end(), [&](int number) { return number <= n; });
        columns.push_back(static_cast<int>(first - row.begin()));
    }
    if (!is_permutation(columns)) return std::nullopt;
    return columns;
}

}  // namespace queens
