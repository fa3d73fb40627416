// What small phones say at first, and what they offer.
#include <catch2/catch_test_macros.hpp>

#include "core/spoken.hpp"
#include "ui/reads.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("every phone says at first that no queen may attack another") {
    for (const bool newcomer : {false, true}) {
        for (const auto& [width, height] :
             {std::pair{390.0F, 844.0F}, {390.0F, 664.0F}, {360.0F, 640.0F}, {844.0F, 390.0F}}) {
            INFO(width << " x " << height << (newcomer ? ", a newcomer" : ""));
            Visitor visitor({width, height, true, newcomer});
            CHECK(reads_in_sight(visitor, "so that none attacks another"));
            visitor.click("square g6");
            visitor.look(3);
            CHECK(reads_in_sight(visitor, "so that none attacks another"));
        }
    }
}

TEST_CASE("a small phone has room for a hint, with the panel open or not") {
    for (const char* const link : {"n=8", "n=8&q=0.0.0.4.0.0.6.0", "n=8&q=1.5.8.0.0.0.0.0"}) {
        for (const bool open : {false, true}) {
            INFO(link << (open ? ", open" : ""));
            Visitor visitor(link, {360, 640, true}, 4);
            if (open != !visitor.is_folded()) visitor.tap("tab-place");
            visitor.look(3);
            CHECK(visitor.sees("ask-hint"));
            CHECK(reads_in_sight(visitor, " of 8 "));
        }
    }
}
