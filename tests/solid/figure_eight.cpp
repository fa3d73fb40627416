// The line that bends into a figure eight.
#include "solid/figure_eight.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

using queens::solid::FigureEight;

TEST_CASE("a figure eight keeps its length while it bends") {
    for (const float closed : {0.0F, 0.3F, 0.7F, 1.0F}) {
        const FigureEight eight(closed);
        constexpr int steps = 1000;
        float length = 0;
        for (int i = 0; i < steps; ++i) {
            const auto from = eight.at(static_cast<float>(i) / steps - 0.5F);
            const auto to = eight.at(static_cast<float>(i + 1) / steps - 0.5F);
            length += std::hypot(to.along - from.along, to.across - from.across);
        }
        INFO(closed);
        CHECK(std::abs(length - 1) < 0.001F);
    }
}

TEST_CASE("a figure eight is straight at first and closed at last, its ends in its middle") {
    const FigureEight straight(0);
    CHECK(std::abs(straight.at(0.5F).along - 0.5F) < 1e-5F);
    CHECK(straight.at(0.3F).across == 0);
    const FigureEight closed(1);
    for (const float end : {-0.5F, 0.0F, 0.5F}) {
        CHECK(std::hypot(closed.at(end).along, closed.at(end).across) < 1e-5F);
    }
    CHECK(closed.at(0.25F).across > 0.18F);
}

TEST_CASE("a figure eight is its own image when it is turned about its middle by a half turn") {
    const FigureEight eight(0.8F);
    for (const float way : {0.1F, 0.33F, 0.5F}) {
        CHECK(eight.at(way).along == -eight.at(-way).along);
        CHECK(eight.at(way).across == -eight.at(-way).across);
    }
}
