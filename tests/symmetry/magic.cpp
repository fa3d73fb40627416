// Pandiagonal magic squares of torus solutions.
#include "symmetry/magic.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>

#include "symmetry/linked.hpp"
#include "symmetry/modulo.hpp"
#include "symmetry/solutions.hpp"

using namespace queens;

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

/// Whether 1 .. n^2 stand in the square and the rows, columns and all diagonals, broken ones too,
/// sum up to n (n^2 + 1) / 2.
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

/// The columns of the numbers 1 .. n, which give back the solution that a square was made of;
/// nothing if they do not stand in different rows and columns.
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

}  // namespace

TEST_CASE("every torus solution makes a pandiagonal magic square that gives it back") {
    for (const int n : {1, 5, 7, 11}) {
        for_each_solution(n, true, [](const Columns& columns) {
            CHECK(refuse_magic(columns).empty());
            const NumberSquare square = magic_square(columns);
            CHECK(is_pandiagonal(square));
            CHECK(columns_of_first(square) == columns);
        });
    }
    CHECK(is_pandiagonal(magic_square(linear(31, {2, 4}))));
}

TEST_CASE("the square of five queens is the one of the formula") {
    CHECK(magic_square({0, 2, 4, 1, 3}) == NumberSquare{{1, 7, 13, 19, 25},
                                                        {18, 24, 5, 6, 12},
                                                        {10, 11, 17, 23, 4},
                                                        {22, 3, 9, 15, 16},
                                                        {14, 20, 21, 2, 8}});
}

TEST_CASE("solutions of the plane alone make no magic square") {
    CHECK_FALSE(refuse_magic({0, 4, 7, 5, 2, 6, 1, 3}).empty());
    CHECK_FALSE(refuse_magic({0, 1, 2, 3, 4}).empty());
    CHECK(refuse_magic({0, 4, 7, 5, 2, 6, 1, 3}).back() == '.');
}

TEST_CASE("squares that are not pandiagonal are told apart") {
    CHECK(is_pandiagonal({{1}}));
    CHECK_FALSE(is_pandiagonal({{2}}));
    CHECK_FALSE(is_pandiagonal({{8, 1, 6}, {3, 5, 7}, {4, 9, 2}}));
    NumberSquare square = magic_square({0, 2, 4, 1, 3});
    std::swap(square[0][0], square[1][1]);
    CHECK_FALSE(is_pandiagonal(square));
    square.pop_back();
    CHECK_FALSE(is_pandiagonal(square));
    CHECK_FALSE(columns_of_first({{1, 2}, {3, 4}}));
    CHECK(columns_of_first({{1, 3}, {4, 2}}) == Columns{0, 1});
}
