// Numbers and durations as people read them.
#include "core/numbers.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("the digits of a count stand in groups of three") {
    CHECK(grouped(0) == "0");
    CHECK(grouped(92) == "92");
    CHECK(grouped(724) == "724");
    CHECK(grouped(2680) == "2,680");
    CHECK(grouped(14200) == "14,200");
    CHECK(grouped(234907967154122528U) == "234,907,967,154,122,528");
    CHECK(grouped(UINT64_MAX) == "18,446,744,073,709,551,615");
}

TEST_CASE("a search takes milliseconds, minutes or days") {
    CHECK(duration(0) == "less than 0.001 s");
    CHECK(duration(0.012) == "0.012 s");
    CHECK(duration(1.234) == "1.23 s");
    CHECK(duration(12.34) == "12.3 s");
    CHECK(duration(59.97) == "1 min 00 s");
    CHECK(duration(185) == "3 min 05 s");
    CHECK(duration(2 * 3600 + 3 * 60) == "2 h 03 min");
    CHECK(duration(5 * 86400 + 7 * 3600) == "5 d 07 h");
    CHECK(duration(700.0 * 86400) == "700 d 00 h");
}

TEST_CASE("a clock shows minutes and seconds, and hours before them") {
    CHECK(clock_time(0) == "0:00");
    CHECK(clock_time(7) == "0:07");
    CHECK(clock_time(192) == "3:12");
    CHECK(clock_time(3599) == "59:59");
    CHECK(clock_time(3723) == "1:02:03");
}

TEST_CASE("a search that outlasts everybody takes years, however many") {
    CHECK(duration(1e8) == "3.2 years");
    CHECK(duration(1e11) == "3,169 years");
    CHECK(duration(1e14) == "3.2 million years");
    CHECK(duration(1e18) == "32 billion years");
    CHECK(duration(2.2e22) == "7.0 x 10^14 years");
    CHECK(duration(1e300) == "3.2 x 10^292 years");
    CHECK(duration(9.97e14 * 365.2425 * 24 * 3600) == "1.0 x 10^15 years");
}

TEST_CASE("years are rounded, with a decimal below ten, and never cut off") {
    constexpr double year = 365.2425 * 24 * 3600;
    CHECK(duration(2.99 * year) == "3.0 years");
    CHECK(duration(3.51 * year) == "3.5 years");
    CHECK(duration(9.94 * year) == "9.9 years");
    CHECK(duration(9.96 * year) == "10 years");
    CHECK(duration(10.6 * year) == "11 years");
    CHECK(duration(1.99e6 * year) == "2.0 million years");
    CHECK(duration(999'999.9 * year) == "1.0 million years");
    CHECK(duration(2.9e9 * year) == "2.9 billion years");
}

TEST_CASE("a share is given in per cent") {
    CHECK(percent(0) == "0.0 %");
    CHECK(percent(0.00012) == "0.012 %");
    CHECK(percent(0.372) == "37.2 %");
    CHECK(percent(1) == "100.0 %");
    CHECK(percent(0.00999) == "0.999 %");
    CHECK(percent(0.0099999) == "1.0 %");
    CHECK(percent(0.01) == "1.0 %");
}

TEST_CASE("a share that is not nothing is never given as 0 %") {
    CHECK(percent(0.000006) == "0.001 %");
    CHECK(percent(0.000004) == "less than 0.001 %");
    CHECK(percent(1e-300) == "less than 0.001 %");
}

TEST_CASE(
    "a large number is some digits times a power of ten, also where rounding makes it longer") {
    const auto written = [](double number, int decimals) {
        const auto [digits, power] = scientific(number, decimals);
        return digits + " x 10^" + std::to_string(power);
    };
    CHECK(written(2.2314e14, 3) == "2.231 x 10^14");
    CHECK(written(9.9994e14, 3) == "9.999 x 10^14");
    CHECK(written(9.9996e14, 3) == "1.000 x 10^15");
    CHECK(written(9.96e14, 1) == "1.0 x 10^15");
    CHECK(written(1e15, 1) == "1.0 x 10^15");
}
