// Pandiagonal magic squares of torus solutions.
#include "symmetry/magic.hpp"

#include <catch2/catch_test_macros.hpp>

#include "symmetry/linked.hpp"
#include "symmetry/solutions.hpp"

using namespace queens;

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
