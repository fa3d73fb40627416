// Numbers, pairs of numbers and squares as they are read.
#include "core/read.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/words.hpp"

using namespace queens;

TEST_CASE("only whole numbers that fit are numbers") {
    CHECK(number_in<std::uint64_t>("0") == 0);
    CHECK(number_in<std::uint64_t>("007") == 7);
    CHECK(number_in<std::uint64_t>("18446744073709551615") == UINT64_MAX);
    CHECK(number_in<std::int64_t>("-9223372036854775808") == INT64_MIN);
    for (const char* text : {"", " 1", "1 ", "+1", "-1", "1.0", "1e3", "0x10", "one",
                             "18446744073709551616", "99999999999999999999999999"}) {
        CHECK_FALSE(number_in<std::uint64_t>(text));
    }
    CHECK_FALSE(number_in<std::int64_t>("9223372036854775808"));
    CHECK_FALSE(number_in<std::int64_t>("--1"));
}

TEST_CASE("a pair has two numbers without signs, and one character between them") {
    CHECK(number_pair_in("8x10", 'x') == NumberPair{8, 10});
    CHECK(number_pair_in("04-0", '-') == NumberPair{4, 0});
    for (const char* text :
         {"", "8", "8x", "x8", "8x8x8", "8xx8", "-8x8", "8x-8", "8 x 8", "8X8"}) {
        INFO(text);
        CHECK_FALSE(number_pair_in(text, 'x'));
    }
}

TEST_CASE("a square is read as it is written, where the board has it") {
    const Size size{7, 5};
    for (int index = 0; index < size.area(); ++index) {
        const Square square = size.square(index);
        CHECK(square_in(column_and_row(square, size), size) == square);
    }
    for (const char* text :
         {"", "4", "4-", "0-1", "1-0", "8-1", "1-6", "4-5-6", "a-1", "18446744073709551617-1"}) {
        INFO(text);
        CHECK_FALSE(square_in(text, size));
    }
}
