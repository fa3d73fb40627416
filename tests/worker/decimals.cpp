// Numbers with decimals, as workers and files write them.
#include "worker/decimals.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("the seconds that queens take come back to the last digit") {
    for (const double seconds : {0.0, 0.1, 1.0 / 3, 47.25, 1e-9, 8.06e10, 6.3e40}) {
        CAPTURE(seconds);
        CHECK(read_decimal(write_decimal(seconds)) == seconds);
    }
    CHECK(read_decimal("12") == 12);
    CHECK(read_decimal("1.5e+3") == 1500);
}

TEST_CASE("what is no time that queens can take is not read") {
    for (const char* const text : {"", " 1", "1 ", "+1", "-1", "-0", "1x", "x", "1,5", "0x10",
                                   "nan", "inf", "1e999", "1.5.2", "e5"}) {
        CAPTURE(text);
        CHECK_FALSE(read_decimal(text));
    }
}
