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
            const auto search = entry->start(small.problem, initial_settings(*entry));
            std::set<ThoughtKind> kinds;
            std::set<char> letters;
            Event event;
            for (int step = 0; step < 200 && search->events({&event, 1}) == 1; ++step) {
                for (const Mark& mark : search->insight().marks) kinds.insert(mark.kind);
            }
            for (const ThoughtKind kind : kinds) letters.insert(meaning_of(kind).letter);
            CHECK(letters.size() == kinds.size());
            break;
        }
    }
}

TEST_CASE(
    "the numbers that a search of queens has in mind have commas, on the largest boards, too") {
    const auto has_four_digits = [](std::string text) {
        // The name of a row, which is no number of anything.
        const std::size_t row = text.find("row 1024");
        if (row != std::string::npos) text.erase(row, 8);
        std::size_t digits = 0;
        for (const char c : text) {
            digits = c >= '0' && c <= '9' ? digits + 1 : 0;
            if (digits == 4) return true;
        }
        return false;
    };
    for (const Entry* entry : solvers()) {
        for (const int n : {1024, 256, 64, 31, 16, 8}) {
            const Problem problem = problem_of(Board({n, n}));
            if (!entry->refuse(problem).empty()) continue;
            const auto search = entry->start(problem, initial_settings(*entry));
            for (const Fact& fact : search->insight().facts) {
                INFO(entry->slug << " on " << n << " rows: " << fact.name << " " << fact.value);
                CHECK_FALSE(has_four_digits(fact.value));
            }
            break;
        }
    }
}
