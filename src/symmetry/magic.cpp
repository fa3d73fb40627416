// How magic squares are made, recognised and read.
#include "symmetry/magic.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

#include "core/say.hpp"
#include "symmetry/modulo.hpp"

namespace queens {

std::string refuse_magic(const Columns& columns) {
    if (is_torus_solution(columns)) return {};
    return say(
        "A magic square needs a solution of the torus, but here queens attack each other around "
        "it.");
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

std::optional<NumberSquare> square_of(const std::vector<std::int64_t>& numbers) {
    const auto side = static_cast<std::size_t>(std::lround(std::sqrt(numbers.size())));
    if (side == 0 || side * side != numbers.size()) return std::nullopt;
    std::vector<std::int64_t> sorted = numbers;
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (sorted[i] != static_cast<std::int64_t>(i) + 1) return std::nullopt;
    }
    NumberSquare square(side);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        square[i / side].push_back(static_cast<int>(numbers[i]));
    }
    return square;
}

namespace {

/// Whether the sum over row -> value(row, column + step row) is the same for these columns.
bool are_equal(const NumberSquare& square, int step, int columns, int sum) {
    const int n = static_cast<int>(square.size());
    for (int column = 0; column < columns; ++column) {
        int found = 0;
        for (int row = 0; row < n; ++row) {
            found += square[static_cast<std::size_t>(row)]
                           [static_cast<std::size_t>(modulo(column + step * row, n))];
        }
        if (found != sum) return false;
    }
    return true;
}

}  // namespace

MagicKind magic_kind(const NumberSquare& square) {
    const int n = static_cast<int>(square.size());
    const int sum = n * (n * n + 1) / 2;
    const bool rows = std::all_of(square.begin(), square.end(), [&](const std::vector<int>& row) {
        return std::accumulate(row.begin(), row.end(), 0) == sum;
    });
    if (!rows || !are_equal(square, 0, n, sum)) return MagicKind::none;
    NumberSquare upside_down(square.rbegin(), square.rend());
    if (!are_equal(square, 1, 1, sum) || !are_equal(upside_down, 1, 1, sum)) return MagicKind::semi;
    const bool broken = are_equal(square, 1, n, sum) && are_equal(square, -1, n, sum);
    return broken ? MagicKind::pandiagonal : MagicKind::plain;
}

std::optional<Columns> queens_on_first(const NumberSquare& square) {
    const int n = static_cast<int>(square.size());
    Columns columns;
    for (const std::vector<int>& row : square) {
        const auto found =
            std::find_if(row.begin(), row.end(), [n](int number) { return number <= n; });
        columns.push_back(static_cast<int>(found - row.begin()));
    }
    return is_permutation(columns) ? std::optional(columns) : std::nullopt;
}

}  // namespace queens
