// Searches that are taken from solution to solution.
#include "play/solution_search.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

Run run_of(const char* solver, int n) {
    const Entry& entry = *find_solver(solver);
    return std::get<Run>(start_run({&entry, initial_settings(entry)}, problem_of(Board({n, n}))));
}

}  // namespace

TEST_CASE("a search stops at each solution, whose queens then stand on the board") {
    SolutionSearch search(run_of("backtracking", 6));
    int solutions = 0;
    while (!search.tally().done) {
        if (!search.find(1000)) continue;
        ++solutions;
        CHECK(is_solution(search.board(), 6));
        CHECK(search.tally().solutions == static_cast<std::uint64_t>(solutions));
    }
    CHECK(solutions == 4);
    CHECK_FALSE(search.find(1000));
}

TEST_CASE("a search takes no more steps than it is given") {
    SolutionSearch search(run_of("permutations", 8));
    for (std::uint64_t steps = 1; steps <= 200; ++steps) {
        CHECK_FALSE(search.find(1));
        CHECK(search.tally().steps() == steps);
    }
}

TEST_CASE("queens of boards stacked have layers, others none") {
    SolutionSearch flat(run_of("bitmask", 4));
    CHECK(flat.layers().empty());
    SolutionSearch cube(run_of("cube", 2));
    CHECK(cube.layers().size() == 4);
}
