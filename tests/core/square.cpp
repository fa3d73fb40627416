// Squares, sizes and their names.
#include "core/square.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("a1 is the square at the bottom left") {
    CHECK(square_name({7, 0}, {8, 8}) == "a1");
    CHECK(square_name({0, 7}, {8, 8}) == "h8");
    CHECK(square_name({0, 0}, {8, 8}) == "a8");
    CHECK(square_name({0, 25}, {30, 12}) == "z12");
}

TEST_CASE("columns behind z go on with aa, so that all names of a board are of one kind") {
    CHECK(column_name(0) == "a");
    CHECK(column_name(25) == "z");
    CHECK(column_name(26) == "aa");
    CHECK(column_name(51) == "az");
    CHECK(column_name(52) == "ba");
    CHECK(column_name(701) == "zz");
    CHECK(column_name(702) == "aaa");
    CHECK(square_name({11, 26}, {30, 12}) == "aa1");
    CHECK(square_name({0, 1023}, {1024, 1024}) == "amj1024");
}

TEST_CASE("squares are numbered row by row from the top left") {
    const Size size{6, 4};
    CHECK(size.area() == 24);
    int next = 0;
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 6; ++column) {
            CHECK(size.index({row, column}) == next);
            CHECK(size.square(next) == Square{row, column});
            ++next;
        }
    }
}

TEST_CASE("a square off the board is not contained in it") {
    const Size size{6, 4};
    CHECK(size.contains({0, 0}));
    CHECK(size.contains({3, 5}));
    CHECK_FALSE(size.contains({4, 0}));
    CHECK_FALSE(size.contains({0, 6}));
    CHECK_FALSE(size.contains({-1, 0}));
    CHECK_FALSE(size.contains({0, -1}));
}

TEST_CASE("a board has 1 to 1024 rows and columns") {
    CHECK(is_valid({1, 1}));
    CHECK(is_valid({1024, 1024}));
    CHECK_FALSE(is_valid({0, 8}));
    CHECK_FALSE(is_valid({8, 0}));
    CHECK_FALSE(is_valid({1025, 8}));
    CHECK_FALSE(is_valid({8, 1025}));
    CHECK_FALSE(is_valid({-8, -8}));
}

TEST_CASE("the shorter side says how many queens a board usually takes") {
    CHECK(Size{6, 4}.shorter() == 4);
    CHECK(Size{4, 6}.shorter() == 4);
    CHECK_FALSE(Size{4, 6}.is_square());
    CHECK(Size{5, 5}.is_square());
}

TEST_CASE("every square is found again by its name") {
    for (const Size size : {Size{8, 8}, Size{1, 1}, Size{30, 5}, Size{1024, 1024}}) {
        for (int i = 0; i < size.area(); i += 1 + size.area() / 500) {
            const Square square = size.square(i);
            CHECK(square_named(square_name(square, size), size) == square);
        }
    }
}

TEST_CASE("names of no square are not taken") {
    for (const char* const name :
         {"", "a", "a0", "a9", "i1", "4", "1.1", "9.9", "A1", "a1 ", "27.", "27.1x", "aa1",
          "zzzzz1", "d-4", "{1", ".", "a99999999999", "a-2147483648"}) {
        INFO(name);
        CHECK_FALSE(square_named(name, {8, 8}));
    }
}
