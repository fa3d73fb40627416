// The values that the lines of a plot are named by.
#include "ui/tabs/log_plot.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/spoken.hpp"

using namespace queens;

TEST_CASE("the times of a plot are named in the language that is spoken now") {
    CHECK(ui::time_ticks().front().name == "0.01 s");
    CHECK(ui::time_ticks().back().name == "10 d");
    const Spoken spoken(catalogue_of({{"{n} d", "{n} j"}}));
    REQUIRE(spoken.is_spoken);
    CHECK(ui::time_ticks().front().name == "0,01 s");
    CHECK(ui::time_ticks().back().name == "10 j");
}
