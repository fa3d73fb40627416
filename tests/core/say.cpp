// Tests of the sentences that a visitor reads: how their holes are filled.
#include "core/say.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <limits>

using namespace queens;

TEST_CASE("A sentence without holes is said as it is written") {
    CHECK(say("There is no solution: that is proved.") == "There is no solution: that is proved.");
    CHECK(say({}).empty());
}

TEST_CASE("Named holes of a sentence are filled in any order and as often as they come") {
    CHECK(say("{queen} attacks {square}; {square} is not free.",
              {{"square", "c3"}, {"queen", "d4"}}) == "d4 attacks c3; c3 is not free.");
}

TEST_CASE("Numbers in a sentence have their digits grouped and bring the words that agree") {
    constexpr Sentence sentence = "{count} {count|square is|squares are} free.";
    CHECK(say(sentence, {{"count", 0}}) == "0 squares are free.");
    CHECK(say(sentence, {{"count", 1}}) == "1 square is free.");
    CHECK(say(sentence, {{"count", 14200}}) == "14,200 squares are free.");
    CHECK(say("{n}", {{"n", -1234}}) == "-1,234");
    CHECK(say("{n}", {{"n", std::numeric_limits<std::int64_t>::min()}}) ==
          "-9,223,372,036,854,775,808");
}

TEST_CASE("What fills a hole is not looked at for holes again") {
    CHECK(say("Board '{name}'", {{"name", "{queen}"}}) == "Board '{queen}'");
}

TEST_CASE("A sentence in the hole of another one is said") {
    constexpr Sentence surface = "Torus";
    CHECK(say("{surface}, {rows} rows", {{"surface", surface}, {"rows", 8}}) == "Torus, 8 rows");
}
