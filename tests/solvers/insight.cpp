// Tests of the signs of marks.
#include "solvers/insight.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "solvers/small_problems.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("attackers are shown as their number, an attacked square as a letter") {
    CHECK(sign_of({{0, 0}, ThoughtKind::attackers, 3}) == "3");
    CHECK(sign_of({{0, 0}, ThoughtKind::attacked}) == "x");
}

TEST_CASE("no two kinds of marks that one search of queens makes share a sign") {
    for (const Entry* entry : solvers()) {
        for (const SmallProblem& small : small_problems()) {
            if (!entry->refuse(small.problem).empty()) continue;
            INFO(entry->slug);
            const Insight insight =
                entry->start(small.problem, initial_settings(*entry))->insight();
            std::set<char> letters;
            for (const ThoughtKind kind : insight.legend) {
                CHECK(letters.insert(meaning_of(kind).letter).second);
                CHECK(!meaning_of(kind).words.empty());
            }
            break;
        }
    }
}
