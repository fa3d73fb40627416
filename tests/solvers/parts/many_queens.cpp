// Tests of placing queens beyond the boards: results, slices, counts, refusals.
#include "solvers/parts/many_queens.hpp"

#include <catch2/catch_test_macros.hpp>
#include <vector>

using namespace queens;

namespace {

Settings settings_of(std::string_view slug, std::uint64_t seed = 0) {
    Settings settings = initial_settings(*find_solver(slug));
    settings.seed = seed;
    return settings;
}

constexpr std::string_view slugs[] = {"min_conflicts", "local_search", "construction"};

}  // namespace

TEST_CASE("thousands of queens attack each other nowhere, placed in slices of any size alike") {
    for (const std::string_view slug : slugs) {
        INFO(slug);
        for (const std::uint32_t n : {1U, 4U, 7U, 1025U, 20'000U}) {
            Tally tally;
            const auto search = find_solver(slug)->start_many(n, settings_of(slug, 3));
            search->run(UINT64_MAX, tally);
            CHECK(tally.solutions == 1);
            CHECK(tally.done);
            REQUIRE(search->rows().size() == n);
            CHECK(are_solution(search->rows()));
            CHECK(tally.placements - tally.removals == n);

            Tally again;
            const auto sliced = find_solver(slug)->start_many(n, settings_of(slug, 3));
            while (!again.done) sliced->run(sliced->slice() / 3 + 1, again);
            CHECK(again == tally);
            CHECK(std::equal(search->rows().begin(), search->rows().end(), sliced->rows().begin()));
        }
    }
}

TEST_CASE("without a board the queens take the same steps as on one") {
    for (const std::string_view slug : slugs) {
        INFO(slug);
        const Settings settings = settings_of(slug, 9);
        Tally on_board;
        const Problem problem = problem_of(Board({200, 200}));
        find_solver(slug)->start(problem, settings)->run(UINT64_MAX, on_board);
        Tally without;
        find_solver(slug)->start_many(200, settings)->run(UINT64_MAX, without);
        CHECK(without == on_board);
    }
}

TEST_CASE("queens that attack each other do not attack each other nowhere") {
    using Rows = std::vector<std::uint32_t>;
    CHECK(are_solution(Rows{1, 3, 0, 2}));
    CHECK(!are_solution(Rows{1, 3, 0, 1}));
    CHECK(!are_solution(Rows{0, 1, 3, 2}));
    CHECK(!are_solution(Rows{3, 0, 1, 2}));
    CHECK(!are_solution(Rows{1, 3, 0, 4}));
    CHECK(are_solution(Rows{}));
}

TEST_CASE(
    "more queens than memory has room for are refused in a sentence before any memory is taken") {
    CHECK(refuse_many(*find_solver("backtracking"), 2000)
              .find("min_conflicts, local_search and construction.") != std::string::npos);
    CHECK(refuse_many(*find_solver("construction"), 10'000'001).ends_with("can be placed."));
    CHECK(refuse_many(*find_solver("min_conflicts"), UINT64_MAX).ends_with("can be placed."));
    CHECK(refuse_many(*find_solver("min_conflicts"), 3).ends_with("."));
    CHECK(refuse_many(*find_solver("min_conflicts"), 0).ends_with("."));
    CHECK(refuse_many(*find_solver("local_search"), 10'000'000).empty());
}
