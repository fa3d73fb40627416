// Tests of what is a sentence, which the compiler asks of every literal that becomes one.
#include "core/sentence.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

TEST_CASE("Words, holes with names and holes with two forms make a sentence") {
    STATIC_CHECK(is_sentence(""));
    STATIC_CHECK(is_sentence("There is no solution."));
    STATIC_CHECK(is_sentence("{queen} attacks {square_of_king}."));
    STATIC_CHECK(is_sentence("{count} {count|square is|squares are} free, {count||not }all."));
}

TEST_CASE("A brace without its partner makes no sentence") {
    STATIC_CHECK_FALSE(is_sentence("a { b"));
    STATIC_CHECK_FALSE(is_sentence("a } b"));
    STATIC_CHECK_FALSE(is_sentence("{a {b}}"));
    STATIC_CHECK_FALSE(is_sentence("{square"));
}

TEST_CASE("A hole without a name of small letters makes no sentence") {
    STATIC_CHECK_FALSE(is_sentence("{} is free"));
    STATIC_CHECK_FALSE(is_sentence("{Square} is free"));
    STATIC_CHECK_FALSE(is_sentence("{|one|other}"));
    STATIC_CHECK_FALSE(is_sentence("{1}"));
}

TEST_CASE("A number brings two forms, neither fewer nor more") {
    STATIC_CHECK_FALSE(is_sentence("{count|square}"));
    STATIC_CHECK_FALSE(is_sentence("{count|square|squares|many squares}"));
}

TEST_CASE("The same short word in two contexts is two sentences") {
    constexpr Sentence of_solutions{"all", "solutions"};
    constexpr Sentence of_groups{"all", "groups"};
    CHECK(of_solutions.text() == of_groups.text());
    CHECK(of_solutions != of_groups);
    CHECK(Sentence{}.empty());
}
