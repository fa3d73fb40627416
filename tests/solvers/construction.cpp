// Tests of the construction: the printed lists, every size, and lines around the torus.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "solvers/parts/list_rule.hpp"
#include "solvers/parts/many_queens.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("construction"); }

/// The board when the run is over.
Board built(Board board, const Settings& settings) {
    const auto search = solver().start(problem_of(board), settings);
    std::vector<Event> events(2 * largest_side);
    events.resize(search->events(events));
    for (const Event& event : events) apply(event, board);
    CHECK(events.size() == static_cast<std::size_t>(board.columns()) + 2);
    return board;
}

/// The rows of the queens by column, from below, from 1.
std::vector<int> list_of(int n) {
    const Board board = built(Board({n, n}), initial_settings(solver()));
    std::vector<int> rows(static_cast<std::size_t>(n));
    for (const Square queen : board.find(Piece::queen)) {
        rows[static_cast<std::size_t>(queen.column)] = n - queen.row;
    }
    return rows;
}

}  // namespace

TEST_CASE("the lists of 8, 14, 15 and 20 queens are the printed ones") {
    CHECK(list_of(8) == std::vector<int>{2, 4, 6, 8, 3, 1, 7, 5});
    CHECK(list_of(14) == std::vector<int>{2, 4, 6, 8, 10, 12, 14, 3, 1, 7, 9, 11, 13, 5});
    CHECK(list_of(15) == std::vector<int>{4, 6, 8, 10, 12, 14, 2, 5, 7, 9, 11, 13, 15, 1, 3});
    CHECK(list_of(20) ==
          std::vector<int>{2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 3, 1, 7, 5, 11, 9, 15, 13, 19, 17});
}

TEST_CASE("the list places any number of queens but two and three") {
    for (std::uint32_t n = 1; n <= 400; ++n) {
        if (n == 2 || n == 3) continue;
        INFO(n);
        std::vector<std::uint32_t> rows;
        for (std::uint32_t column = 0; column < n; ++column) {
            rows.push_back(ListRule(n).row_of(column));
        }
        CHECK(are_solution(rows));
    }
}

TEST_CASE("a line of queens winds around the torus with every slope and shift") {
    const Surface torus = torus_surface;
    const Surface cylinder{Join::open, Join::straight};
    for (const int n : {1, 5, 7, 11, 25, 35}) {
        for (const std::int64_t slope : {2, 3, 7, 1024}) {
            INFO(n << ", slope " << slope);
            CHECK(is_solution(built(Board({n, n}, torus), {{0, slope, 4}, 0}), n));
            CHECK(is_solution(built(Board({n, n}, cylinder), {{0, slope, 1023}, 0}), n));
            CHECK(is_solution(built(Board({n, n}), {{1, slope, 0}, 0}), n));
        }
    }
}

TEST_CASE("a slope is possible where n has no factor in common with it and its neighbours") {
    CHECK(solves_torus(5, 2));
    CHECK(solves_torus(5, 3));
    CHECK(!solves_torus(5, 4));
    CHECK(solves_torus(7, 9));
    CHECK(!solves_torus(25, 4));
    CHECK(!solves_torus(9, 2));
    CHECK(!solves_torus(8, 3));
    CHECK(line_rule(7, 6, 8) == ConstructionRule{7, 2, 1});
    CHECK(line_rule(8, 3, 1) == ConstructionRule{8, 0, 0});
}

TEST_CASE("on the plane a line gives way to the list where there is none") {
    const Settings line{{1, 2, 0}, 0};
    CHECK(built(Board({8, 8}), line) == built(Board({8, 8}), initial_settings(solver())));
    CHECK(built(Board({7, 7}), line) != built(Board({7, 7}), initial_settings(solver())));
    const auto rule = [&](int n) {
        return solver()
            .start(problem_of(Board({n, n})), line)
            ->insight()
            .picture.words.substr(0, 8);
    };
    CHECK(rule(8) == "The list");
    CHECK(rule(7) == "The line");
}

TEST_CASE("construction refuses boards for which it has no rule") {
    const auto refusal = [](const Board& board) { return solver().refuse(problem_of(board)); };
    for (const int n : {2, 3}) {
        CHECK(refusal(Board({n, n})) ==
              "There is no solution on this board, and this search cannot prove that.");
    }
    CHECK(refusal(Board({4, 5})).ends_with("must be square."));
    CHECK(refusal(Board({8, 8}, {Join::straight, Join::open})).ends_with("neither 2 nor 3."));
    CHECK(refusal(Board({7, 7}, {Join::flipped, Join::open})).ends_with("flipped edge."));
    CHECK(refusal(Board({1, 1}, torus_surface)).empty());
}

TEST_CASE("the number of the list is named") {
    CHECK(explanation(solver(), {EventKind::place, 7, {6, 0}}, Board({8, 8})) ==
          "Number 1 of the list is 2: place a queen on a2.");
}

TEST_CASE("the list names the rows of the queens, and the one that is being read is emphasised") {
    for (const int n : {8, 14, 100}) {
        INFO(n);
        const auto size = static_cast<std::size_t>(n);
        std::vector<std::uint32_t> rows;
        watch(solver(), problem_of(Board({n, n})), initial_settings(solver()), n,
              [&](const Event& event, const Board&, const Insight& insight) {
                  rows.push_back(static_cast<std::uint32_t>(n - event.square.row));
                  const NumberList& list = picture_of<NumberList>(insight);
                  REQUIRE(list.before + list.items.size() + list.after == size);
                  const NumberList::Item& present = list.items[rows.size() - 1 - list.before];
                  REQUIRE(present == NumberList::Item{rows.back(), NumberList::State::present});
                  const auto column = static_cast<int>(rows.size()) - 1;
                  const LineNumber number{Axis::column, column, rows.back(), true};
                  const auto& numbers = insight.numbers;
                  REQUIRE(std::find(numbers.begin(), numbers.end(), number) != numbers.end());
              });
    }
}
