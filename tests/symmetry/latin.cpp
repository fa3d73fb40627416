// Partitions of the torus into solutions, and their Latin squares.
#include "symmetry/latin.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "symmetry/modulo.hpp"

using namespace queens;

namespace {

/// Whether each of the n numbers stands once in each row, column and broken diagonal.
bool is_latin(const std::vector<std::vector<int>>& square) {
    const int n = static_cast<int>(square.size());
    for (int i = 0; i < n; ++i) {
        std::array<std::set<int>, 4> seen;
        for (int k = 0; k < n; ++k) {
            const auto number = [&](int row, int column) {
                return square[static_cast<std::size_t>(row)]
                             [static_cast<std::size_t>(modulo(column, n))];
            };
            seen[0].insert(number(i, k));
            seen[1].insert(number(k, i));
            seen[2].insert(number(k, i + k));
            seen[3].insert(number(k, i - k));
        }
        for (const auto& numbers : seen) {
            if (numbers.size() != square.size() || *numbers.begin() != 0) return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("tori of 5, 7 and 11 are cut into solutions in 2, 4 and 8 ways") {
    CHECK(torus_partitions(1).size() == 1);
    CHECK(torus_partitions(5).size() == 2);
    CHECK(torus_partitions(7).size() == 4);
    CHECK(torus_partitions(11).size() == 8);
    for (const int n : {2, 3, 4, 6, 8, 9, 10, 12, 1000}) CHECK(torus_partitions(n).empty());
}

TEST_CASE("each partition is a Latin square with Latin diagonals, its solutions in order") {
    for (const int n : {1, 5, 7, 11}) {
        for (const Partition& partition : torus_partitions(n)) {
            CHECK(is_latin(latin_square(partition, n)));
            for (int k = 0; k < n; ++k) {
                const Columns& solution = partition[static_cast<std::size_t>(k)];
                CHECK(solution.front() == k);
                CHECK(is_torus_solution(solution));
            }
        }
    }
}

TEST_CASE("boards that take too long to cut are refused") {
    CHECK(refuse_latin(11).empty());
    CHECK(refuse_latin(12).empty());
    CHECK_FALSE(refuse_latin(13).empty());
    CHECK(refuse_latin(27).empty());
    CHECK_FALSE(refuse_latin(29).empty());
}

TEST_CASE("six of the solutions of eight queens can be disjoint, and no more") {
    const std::vector<std::size_t> most{1, 0, 0, 2, 5, 4, 7, 6, 7};
    for (int n = 1; n <= largest_packing; ++n) {
        CAPTURE(n);
        const std::vector<Columns> solutions = most_disjoint(n);
        CHECK(solutions.size() == most[static_cast<std::size_t>(n) - 1]);
        std::set<Square> squares;
        for (const Columns& columns : solutions) {
            CHECK(is_regular_solution(columns));
            for (int row = 0; row < n; ++row) {
                squares.insert({row, columns[static_cast<std::size_t>(row)]});
            }
        }
        CHECK(squares.size() == solutions.size() * static_cast<std::size_t>(n));
    }
}

TEST_CASE("squares of no solution have no number") {
    const auto square = latin_square(most_disjoint(4), 4);
    int empty = 0;
    for (const auto& row : square)
        empty += static_cast<int>(std::count(row.begin(), row.end(), -1));
    CHECK(empty == 8);
    CHECK(square[0][1] == 0);
}
