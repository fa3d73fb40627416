// Gauss' check and the determinant, against the rules of the game.
#include "app/answers/gauss.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <numeric>
#include <set>

#include "core/known.hpp"

using namespace queens;

namespace {

/// Whether no letter and no number comes twice in the term.
bool is_solution_term(const std::string& term) {
    std::set<char> letters;
    std::set<std::string> numbers;
    std::size_t factors = 0;
    for (std::size_t at = 0; at < term.size(); ++factors) {
        const std::size_t end = std::min(term.find(' ', at), term.size());
        letters.insert(term[at]);
        numbers.insert(term.substr(at + 1, end - at - 1));
        at = end + 1;
    }
    return letters.size() == factors && numbers.size() == factors;
}

}  // namespace

TEST_CASE("a permutation passes both checks exactly when it is a solution") {
    for (int n = 1; n <= 6; ++n) {
        Columns columns(static_cast<std::size_t>(n));
        std::iota(columns.begin(), columns.end(), 0);
        std::uint64_t solutions = 0;
        do {
            const GaussCheck check = gauss_check_of(columns);
            const bool solves = is_regular_solution(columns);
            CAPTURE(text_of(columns));
            CHECK(check.verdict.ends_with(": a solution.") == solves);
            CHECK(is_solution_term(check.term) == solves);
            solutions += solves ? 1U : 0U;
        } while (std::next_permutation(columns.begin(), columns.end()));
        CHECK(solutions == known_queens(n));
    }
}

TEST_CASE("the sums and differences of eight queens are those of Gauss, counted from 1") {
    const GaussCheck check = gauss_check_of({0, 4, 7, 5, 2, 6, 1, 3});
    std::vector<int> sums;
    for (const GaussCheck::Line& line : check.lines) sums.push_back(line.sum);
    CHECK(sums == std::vector<int>{2, 7, 11, 10, 8, 13, 9, 12});
    CHECK(check.terms == "92 of the 40,320 terms are solutions.");
    CHECK(gauss_check_of({0}).terms == "Its only term is a solution.");
    CHECK(gauss_check_of({0, 1}).lines.front().difference_repeats);
    CHECK(gauss_check_of({0, 2, 4, 1, 3, 5, 6, 7, 8}).term.empty());
}
