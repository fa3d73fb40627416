// Theorem 4.4 and linked solutions of the torus.
#include "symmetry/linked.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <numeric>

#include "core/known.hpp"
#include "symmetry/listed_solutions.hpp"
#include "symmetry/solutions.hpp"

using namespace queens;

namespace {

/// All linear solutions of the torus in lexicographic order.
std::vector<Columns> linear_solutions(int n) {
    std::vector<Columns> found;
    for (int start = 0; start < n; ++start) {
        for (int factor = 0; factor < n; ++factor) {
            if (solves_torus(n, factor)) found.push_back(linear(n, {factor, start}));
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

/// How many solutions stand in chains of each length.
std::map<std::size_t, int> by_chain_length(int n) {
    std::map<std::size_t, int> lengths;
    for_each_solution(n, true, [&](const Columns& columns) {
        const Chain chain = chain_of(columns);
        if (chain.solutions[chain.place] != columns) FAIL_CHECK(text_of(columns));
        ++lengths[chain.solutions.size()];
    });
    return lengths;
}

}  // namespace

TEST_CASE("a permutation solves the torus exactly when adding and taking rows make permutations") {
    for (int n = 1; n <= 7; ++n) {
        Columns columns(static_cast<std::size_t>(n));
        std::iota(columns.begin(), columns.end(), 0);
        do {
            const bool both = sums_of(columns) == Sums{true, true};
            if (both != is_torus_solution(columns)) FAIL_CHECK(text_of(columns));
        } while (std::next_permutation(columns.begin(), columns.end()));
    }
    CHECK(sums_of({0, 1, 2, 3, 4}) == Sums{true, false});
    CHECK(sums_of({0, 2, 1}) == Sums{false, true});
    CHECK(sums_of({1, 0, 2}) == Sums{false, true});
    CHECK(sums_of({0, 1, 2}) == Sums{true, false});
}

TEST_CASE("a torus has solutions exactly when neither 2 nor 3 divides its side") {
    for (int n = 1; n <= 31; ++n) {
        CHECK(torus_has_solutions(n) == (known_torus(n).value() > 0));
        CHECK(linear_solutions(n).empty() != torus_has_solutions(n));
    }
}

TEST_CASE("twice the row is a solution, three times and once the row are permutations") {
    for (const int n : {5, 7, 11, 13, 25}) {
        const Columns twice = linear(n, {2, 0});
        CHECK(is_torus_solution(twice));
        CHECK(with_rows_added(twice, 1) == linear(n, {3, 0}));
        CHECK(with_rows_added(twice, -1) == linear(n, {1, 0}));
        CHECK(sums_of(twice) == Sums{true, true});
    }
}

TEST_CASE("linear lists are recognised, and solve the torus when three factors are units") {
    for (int n = 1; n <= 13; ++n) {
        for (int factor = 0; factor < n; ++factor) {
            const LinearForm form{factor, n / 2};
            const Columns columns = linear(n, form);
            CHECK(linear_form(columns) == form);
            CHECK(solves_torus(n, factor) == is_torus_solution(columns));
        }
    }
    CHECK_FALSE(linear_form({0, 2, 1, 3}));
    CHECK_FALSE(linear_form({}));
}

TEST_CASE("for 5, 7 and 11 queens all torus solutions are linear, for 13 they are not") {
    for (const int n : {1, 5, 7, 11}) {
        CHECK(linear_solutions(n) == tests::listed_solutions(n, true));
    }
    CHECK(linear_solutions(13).size() == 130);
}

TEST_CASE("solutions are linked in pairs only for five queens") {
    CHECK(by_chain_length(5) == std::map<std::size_t, int>{{2, 10}});
    CHECK(by_chain_length(7) == std::map<std::size_t, int>{{4, 28}});
    CHECK(by_chain_length(11) == std::map<std::size_t, int>{{8, 88}});
    const std::map<std::size_t, int> lengths = by_chain_length(13);
    CHECK(lengths.at(1) > 4524 / 2);
    CHECK(lengths.at(10) == 130);
}

TEST_CASE("the linked solutions of the paper are two of five queens") {
    const Chain chain = chain_of({0, 3, 1, 4, 2});
    CHECK(chain.place == 1);
    CHECK(chain.solutions == std::vector<Columns>{{0, 2, 4, 1, 3}, {0, 3, 1, 4, 2}});
}
