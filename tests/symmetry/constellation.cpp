// Conflict constellations: what solutions of the plane do wrong on the torus, and which shifts keep
// them solutions.
#include "symmetry/constellation.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/attacks.hpp"
#include "symmetry/solutions.hpp"

using namespace queens;

TEST_CASE("conflicts on the torus are those of the board laid around it") {
    const Surface torus = surface_of("torus").value();
    for (int n = 1; n <= 8; ++n) {
        for_each_solution(n, false, [&](const Columns& columns) {
            std::set<Conflict> found;
            for (const TorusConflict& one : torus_conflicts(columns)) {
                CHECK(one.first < one.second);
                found.insert({one.first, one.second});
            }
            const auto pairs = conflicts(board_of(columns, torus)).pairs;
            CHECK(found == std::set<Conflict>(pairs.begin(), pairs.end()));
        });
    }
}

TEST_CASE("a solution of the plane has all its torus conflicts separated") {
    for_each_solution(8, false, [](const Columns& columns) {
        const auto found = torus_conflicts(columns);
        CHECK(std::all_of(found.begin(), found.end(), is_separated));
    });
    CHECK_FALSE(is_separated({{0, 0}, {3, 3}, Axis::diagonal}));
    CHECK(is_separated({{0, 0}, {3, 5}, Axis::anti_diagonal}));
}

TEST_CASE("on even boards there is a conflict on the diagonals and one on the anti-diagonals") {
    for (const int n : {4, 6, 8, 10}) {
        for_each_solution(n, false, [&](const Columns& columns) {
            const auto found = torus_conflicts(columns);
            for (const Axis axis : {Axis::diagonal, Axis::anti_diagonal}) {
                if (std::none_of(found.begin(), found.end(),
                                 [&](const TorusConflict& one) { return one.axis == axis; })) {
                    FAIL_CHECK(text_of(columns));
                }
            }
        });
    }
}

TEST_CASE("two queens half a board apart both ways are in conflict on both diagonals") {
    const auto found = torus_conflicts({0, 1, 2, 3});
    CHECK(std::count(found.begin(), found.end(), TorusConflict{{0, 0}, {2, 2}, Axis::diagonal}) ==
          1);
    CHECK(std::count(found.begin(), found.end(),
                     TorusConflict{{0, 0}, {2, 2}, Axis::anti_diagonal}) == 1);
    CHECK(found.size() == 8);
}

TEST_CASE("a permutation without torus conflicts is a torus solution") {
    for_each_solution(7, false, [](const Columns& columns) {
        CHECK(torus_conflicts(columns).empty() == is_torus_solution(columns));
    });
}

TEST_CASE("the shifts that separate all conflicts are those after which no queens attack") {
    for (const int n : {1, 4, 5, 6, 7, 8}) {
        for_each_solution(n, false, [&](const Columns& columns) {
            std::vector<Shift> expected;
            for (int down = 0; down < n; ++down) {
                for (int right = 0; right < n; ++right) {
                    if (is_regular_solution(shifted(columns, down, right))) {
                        expected.push_back({down, right});
                    }
                }
            }
            CHECK(separating_shifts(columns) == expected);
            CHECK(expected.front() == Shift{0, 0});
        });
    }
    CHECK(separating_shifts({0, 2, 4, 1, 3}).size() == 25);
}
