// Solutions one after the other: all of them, in order, in any portions.
#include "symmetry/solutions.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <numeric>

#include "core/known.hpp"
#include "known_fundamental.hpp"
#include "symmetry/listed_solutions.hpp"

using namespace queens;
using namespace queens::tests;

TEST_CASE("the solutions are all that trying every permutation finds, in the same order") {
    for (int n = 1; n <= 8; ++n) {
        Columns columns(static_cast<std::size_t>(n));
        std::iota(columns.begin(), columns.end(), 0);
        std::vector<Columns> plane;
        std::vector<Columns> torus;
        do {
            if (is_regular_solution(columns)) plane.push_back(columns);
            if (is_torus_solution(columns)) torus.push_back(columns);
        } while (std::next_permutation(columns.begin(), columns.end()));
        CAPTURE(n);
        CHECK(listed_solutions(n, false) == plane);
        CHECK(listed_solutions(n, true) == torus);
    }
}

TEST_CASE("listed solutions of plane and torus are as many as published") {
    for (int n = 9; n <= 11; ++n) {
        CHECK(listed_solutions(n, false).size() == known_queens(n));
        CHECK(listed_solutions(n, true).size() == known_torus(n));
    }
    CHECK(listed_solutions(13, true).size() == known_torus(13));
}

TEST_CASE("the fundamental ones among the solutions are as many as published") {
    for (int n = 1; n <= 11; ++n) {
        const std::vector<Columns> all = listed_solutions(n, false);
        const auto count = std::count_if(all.begin(), all.end(), is_fundamental);
        CHECK(static_cast<std::uint64_t>(count) == known_fundamental(n));
    }
}

TEST_CASE("going through solutions stops when it is asked to, and otherwise meets all of them") {
    for (const bool torus : {false, true}) {
        std::uint64_t met = 0;
        const auto meet = [&](const Columns&) { ++met; };
        const int n = torus ? 17 : 12;
        CHECK_FALSE(for_each_solution(
            Solutions(n, torus), [] { return false; }, meet));
        CHECK(met < 14'200);
        met = 0;
        CHECK(for_each_solution(
            Solutions(12, torus), [] { return true; }, meet));
        CHECK(for_each_solution(Solutions(11, torus), nullptr, meet));
        CHECK(met == (torus ? 0 : 14'200) + *(torus ? known_torus(11) : known_queens(11)));
    }
}

TEST_CASE("numbered solutions are those that the papers meant") {
    CHECK(listed_solutions(8, false).at(0) == Columns{0, 4, 7, 5, 2, 6, 1, 3});
    CHECK(listed_solutions(8, false).at(1) == Columns{0, 5, 7, 2, 6, 3, 1, 4});
    CHECK(listed_solutions(8, false).at(21) == Columns{2, 5, 3, 1, 7, 4, 6, 0});
    CHECK(listed_solutions(7, true).at(6) == Columns{1, 5, 2, 6, 3, 0, 4});
    CHECK(listed_solutions(5, true).at(3) == Columns{1, 4, 2, 0, 3});
}

TEST_CASE("a search that pauses after every queen finds the same solutions") {
    std::vector<Columns> list;
    int pauses = 0;
    Solutions solutions(7, false);
    for (;;) {
        const Solutions::State state = solutions.advance(1);
        if (state == Solutions::State::ended) break;
        if (state == Solutions::State::found) list.push_back(solutions.columns());
        if (state == Solutions::State::paused) ++pauses;
    }
    CHECK(list == listed_solutions(7, false));
    CHECK(pauses > 0);
    CHECK(solutions.advance() == Solutions::State::ended);
}

TEST_CASE("a search may be kept to the first columns of the first row") {
    Solutions solutions(11, true, 1);
    int count = 0;
    while (solutions.advance() == Solutions::State::found) {
        CHECK(solutions.columns().front() == 0);
        ++count;
    }
    CHECK(count == 8);
}

TEST_CASE("the largest boards that are listed can be searched, in portions") {
    for (const bool torus : {false, true}) {
        Solutions solutions(largest_listed, torus);
        CHECK(solutions.advance(100'000) == Solutions::State::paused);
    }
}
