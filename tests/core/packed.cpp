// Packed numbers: sizes, known texts, and what is refused.
#include "core/packed.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("packed queens take as many characters as were measured") {
    CHECK(packed_length(8, 8) == 6);
    CHECK(packed_length(100, 100) == 118);
    CHECK(packed_length(1000, 1000) == 1667);
    CHECK(packed_length(1, 1) == 2);
    CHECK(packed_length(0, 8) == 0);
    CHECK(packed_length(1024, 1024) == 1878);
}

TEST_CASE("eight queens are packed into four bytes, four bits each") {
    const std::vector<int> rows{1, 5, 8, 6, 3, 7, 2, 4};
    CHECK(pack(rows, 8) == "FYY3JA");
    CHECK(unpack("FYY3JA", 8, 8) == rows);
}

TEST_CASE("packed numbers are unpacked to the same numbers") {
    Dice dice(31);
    for (int round = 0; round < 2000; ++round) {
        const int most = dice.between(1, 1024);
        std::vector<int> numbers(static_cast<std::size_t>(dice.between(0, 70)));
        for (int& number : numbers) number = dice.between(0, most);
        const std::string text = pack(numbers, most);
        REQUIRE(text.size() == packed_length(numbers.size(), most));
        REQUIRE(unpack(text, numbers.size(), most) == numbers);
    }
}

TEST_CASE("a packed text of another length, alphabet or filling is refused") {
    CHECK_FALSE(unpack("FYY3J", 8, 8));
    CHECK_FALSE(unpack("FYY3JAA", 8, 8));
    CHECK_FALSE(unpack("FYY3J+", 8, 8));
    CHECK_FALSE(unpack("FYY3J=", 8, 8));
    CHECK_FALSE(unpack("FYY3JB", 8, 8));
    CHECK_FALSE(unpack("FYY3\xc3\xbc", 8, 8));
    CHECK(unpack("", 0, 8) == std::vector<int>{});
}

TEST_CASE("a field may hold more than the board has rows") {
    CHECK(unpack("_____w", 8, 8) == std::vector<int>(8, 15));
}
