// Squares of numbers read as queens.
#include "symmetry/square_reading.hpp"

#include <catch2/catch_test_macros.hpp>

#include "symmetry/solutions.hpp"

using namespace queens;

namespace {

std::vector<std::int64_t> flat(const NumberSquare& square) {
    std::vector<std::int64_t> numbers;
    for (const auto& row : square) numbers.insert(numbers.end(), row.begin(), row.end());
    return numbers;
}

}  // namespace

TEST_CASE("the magic square of a torus solution is read back as its queens") {
    for (const int n : {1, 5, 7, 11}) {
        for_each_solution(n, true, [](const Columns& columns) {
            const SquareReading reading = reading_of(flat(magic_square(columns)));
            CHECK(reading.queens == columns);
            CHECK(magic_kind(reading.square) == MagicKind::pandiagonal);
        });
    }
}

TEST_CASE("squares with a name are magic, and one of them is a solution") {
    std::vector<MagicKind> kinds;
    int solutions = 0;
    for (const NamedSquare& square : named_squares()) {
        const SquareReading reading = reading_of(square.numbers);
        REQUIRE_FALSE(reading.square.empty());
        kinds.push_back(magic_kind(reading.square));
        solutions += reading.queens && is_regular_solution(*reading.queens) ? 1 : 0;
    }
    using enum MagicKind;
    CHECK(kinds == std::vector{plain, pandiagonal, plain, plain, pandiagonal});
    CHECK(solutions == 1);
}

TEST_CASE("sums that differ are reported, in lines and in diagonals") {
    const auto kind = [](const std::vector<std::int64_t>& numbers) {
        return magic_kind(square_of(numbers).value());
    };
    CHECK(kind({1, 2, 3, 4}) == MagicKind::none);
    CHECK(kind({1}) == MagicKind::pandiagonal);
    CHECK(kind({2, 7, 6, 9, 5, 1, 4, 3, 8}) == MagicKind::plain);
    CHECK(kind({7, 6, 2, 5, 1, 9, 3, 8, 4}) == MagicKind::semi);
}

TEST_CASE("numbers that are no square are refused in a sentence") {
    for (const std::vector<std::int64_t>& numbers :
         {std::vector<std::int64_t>{}, {1, 2, 3}, {1, 2, 3, 3}, {0, 1, 2, 3}, {1, 2, 3, -4}}) {
        const SquareReading reading = reading_of(numbers);
        CHECK(reading.square.empty());
        CHECK_FALSE(reading.sentence.empty());
    }
}

TEST_CASE("what keeps numbers from being a square of queens is said") {
    const auto why = [](const char* text) { return reading_of(numbers_of(text)).sentence; };
    CHECK(why("1 2 3") == "3 numbers do not fill a square: it takes 1, 4, 9, 16 and so on.");
    CHECK(why("1 2 3 3") == "3 appears 2 times: a square of 2 rows needs 1 to 4, each once.");
    CHECK(why("1 1 1 1") == "1 appears 4 times: a square of 2 rows needs 1 to 4, each once.");
    CHECK(why("1, 2, 3, 5") ==
          "5 does not belong there: a square of 2 rows needs 1 to 4, each once.");
    CHECK(why("no digits") == "There are no numbers yet: a square of n rows needs n\xC2\xB2.");
    CHECK(reading_of({}).square.empty());
}

TEST_CASE("numbers for a square of queens are read whatever stands between them") {
    using Numbers = std::vector<std::int64_t>;
    CHECK(numbers_of("4 9 2/3;5,7\n8.1|6") == Numbers{4, 9, 2, 3, 5, 7, 8, 1, 6});
    CHECK(numbers_of("").empty());
    CHECK(numbers_of("99999999999999999999") == Numbers{-1});
    CHECK(written_out(numbers_of("16,3,2")) == "16 3 2");
}

TEST_CASE("a number with more digits than are read is not said to be another one") {
    const SquareReading reading = reading_of(numbers_of("1 2 3 99999999999999999999"));
    CHECK(reading.sentence ==
          "There is a number of more than 18 digits: a square of 2 rows needs 1 to 4, each once.");
}
