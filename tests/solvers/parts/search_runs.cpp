// Tests of the runs: the paper's examples of blocked squares, and the definitions word for word on
// all solutions.
#include "solvers/parts/search_runs.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "solvers/naive_runs.hpp"
#include "symmetry/least.hpp"
#include "symmetry/solutions.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

using Squares = std::set<Square>;

constexpr int splittings = 6;

/// What queens forbid that come in this order, all but the last one being there before. Squares are
/// written as in the paper, line/line from 1, on a torus large enough not to matter.
Squares forbidden(const SearchRun& run, std::vector<Square> queens, bool strict) {
    for (Square& queen : queens) queen = {queen.row - 1, queen.column - 1};
    const RunConditions conditions(run, 29, strict);
    Squares squares;
    for (std::size_t i = 0; i < queens.size(); ++i) {
        const std::span<const Square> others(queens.data(), i);
        for (const ForbiddenSquare& one : conditions.forbidden_by(queens[i], others)) {
            squares.insert({one.square.row + 1, one.square.column + 1});
        }
    }
    return squares;
}

SearchRun with_conditions() { return {.title = {}, .fixed = {}, .blocked = {}}; }

}  // namespace

TEST_CASE("a queen on 7/9 blocks the sixteen squares of figure 5 with MinDist 4") {
    SearchRun run = with_conditions();
    run.min_dist = 4;
    CHECK(forbidden(run, {{7, 9}}, true) == Squares{{6, 6},
                                                    {6, 7},
                                                    {6, 11},
                                                    {6, 12},
                                                    {8, 6},
                                                    {8, 7},
                                                    {8, 11},
                                                    {8, 12},
                                                    {4, 8},
                                                    {5, 8},
                                                    {9, 8},
                                                    {10, 8},
                                                    {4, 10},
                                                    {5, 10},
                                                    {9, 10},
                                                    {10, 10}});
}

TEST_CASE("queens on 7/9 and 8/7 block the eight squares of figure 6 with SecMinDist 6") {
    SearchRun run = with_conditions();
    run.sec_min_dist = 6;
    const Squares squares{{6, 11}, {6, 12}, {6, 13}, {6, 14}, {9, 5}, {9, 4}, {9, 3}, {9, 2}};
    for (const bool strict : {false, true}) {
        CHECK(forbidden(run, {{7, 9}, {8, 7}}, strict) == squares);
        CHECK(forbidden(run, {{8, 7}, {7, 9}}, strict) == squares);
    }
}

TEST_CASE("queens on 4/3 and 6/4 block the two squares of figure 7 with NoKnightLine") {
    SearchRun run = with_conditions();
    run.no_knight_line = true;
    CHECK(forbidden(run, {{4, 3}, {6, 4}}, false) == Squares{{8, 5}, {2, 2}});
    CHECK(forbidden(run, {{4, 3}, {8, 5}}, false).empty());
    CHECK(forbidden(run, {{4, 3}, {8, 5}}, true) == Squares{{6, 4}});
}

TEST_CASE("two queens a knight's move apart block all other knight's moves with SingleKnight") {
    SearchRun run = with_conditions();
    run.single_knight = true;
    CHECK(forbidden(run, {{4, 3}, {6, 4}}, false) ==
          Squares{{8, 5}, {2, 2}, {5, 1}, {3, 5}, {5, 6}, {7, 2}});
    CHECK(forbidden(run, {{4, 3}, {5, 6}}, true) == Squares{{6, 4}, {3, 5}});
}

TEST_CASE("fixed queens do not attack each other, and break no condition of their run") {
    for (int n = 1; n <= 31; ++n) {
        for (int i = 0; i < splittings; ++i) {
            const auto runs = runs_of(static_cast<Splitting>(i), n);
            CHECK(!runs.empty());
            for (const SearchRun& run : runs) {
                INFO(n << ": " << run.title);
                CHECK(!run.title.empty());
                CHECK(keeps_conditions(run, run.fixed, n));
                for (const Square a : run.fixed) {
                    CHECK(std::find(run.blocked.begin(), run.blocked.end(), a) ==
                          run.blocked.end());
                    for (const Square b : run.fixed) CHECK((a == b || !attack(a, b, n)));
                }
            }
        }
    }
}

TEST_CASE("the runs of every splitting leave queens of each orbit a run to be found in") {
    for (const int n : {1, 5, 7, 11, 13}) {
        const Group group(GroupKind::d4n, n);
        std::set<Columns> orbits;
        std::vector<Columns> solutions;
        for_each_solution(n, true, [&](const Columns& columns) {
            orbits.insert(least_image(group, columns).columns);
            solutions.push_back(columns);
        });
        for (int i = 0; i < splittings; ++i) {
            INFO(n << ", splitting " << i);
            std::set<Columns> found;
            for (const SearchRun& run : runs_of(static_cast<Splitting>(i), n)) {
                for (const Columns& columns : solutions) {
                    if (!belongs_to(run, columns)) continue;
                    found.insert(least_image(group, columns).columns);
                }
            }
            CHECK(found == orbits);
        }
    }
}

TEST_CASE("the torus of 17 has the runs of queens that table 6 lists") {
    const std::vector<std::size_t> numbers{1, 2, 5, 8, 13, 16};
    for (int i = 0; i < splittings; ++i) {
        CHECK(runs_of(static_cast<Splitting>(i), 17).size() ==
              numbers[static_cast<std::size_t>(i)]);
    }
    const auto runs = runs_of(Splitting::second_distances, 17);
    CHECK(conditions_of(runs[0]) == "MinDist 3");
    CHECK(conditions_of(runs[4]) == "none");
    CHECK(runs[4].fixed.size() == 8);
    CHECK(runs[5].blocked == std::vector<Square>{{16, 15}});
    CHECK(conditions_of(runs[6]) == "NoKnightLine");
    CHECK(conditions_of(runs[7]) == "SecMinDist 3, SingleKnight");
    CHECK(conditions_of(runs.back()) == "SecMinDist 8, SingleKnight");
}
