// Random numbers: the published sequence, fairness, and independence of copies.
#include "core/random.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("seed 0 draws the numbers that the authors' programs draw") {
    Random random(0);
    CHECK(random.next() == 0x99EC5F36CB75F2B4U);
    CHECK(random.next() == 0xBF6E1F784956452AU);
    CHECK(random.next() == 0x1A5F849D4933E6E0U);
}

TEST_CASE("equal seeds draw alike, copies go on alike, and other seeds draw otherwise") {
    Random one(2022);
    Random other(2022);
    for (int i = 0; i < 100; ++i) CHECK(one.next() == other.next());
    Random copy = one;
    CHECK(copy == one);
    CHECK(copy.next() == one.next());
    CHECK(Random(1).next() != Random(2).next());
}

TEST_CASE("every row is drawn equally often") {
    for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 10U}) {
        Random random(bound);
        std::array<int, 10> drawn{};
        for (std::uint32_t i = 0; i < 10'000 * bound; ++i) ++drawn[random.below(bound)];
        for (std::uint32_t row = 0; row < 10; ++row) {
            CHECK((row < bound ? drawn[row] > 9'500 && drawn[row] < 10'500 : drawn[row] == 0));
        }
    }
}

TEST_CASE("even under the largest bounds, which leave many draws unused, none is favoured") {
    constexpr std::uint32_t bound = 3'000'000'000U;
    Random random(5);
    int low = 0;
    for (int i = 0; i < 30'000; ++i) {
        const std::uint32_t drawn = random.below(bound);
        REQUIRE(drawn < bound);
        low += drawn < bound / 3;
    }
    CHECK(low > 9'700);
    CHECK(low < 10'300);
}
