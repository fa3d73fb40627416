// Tests of the permutations: their number and order, what is tested of each, and what is refused.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <numeric>
#include <set>

#include "core/known.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("permutations"); }

std::vector<Event> events_of(const Problem& problem, bool whole) {
    std::vector<Event> events(2'000'000);
    events.resize(solver().start(problem, {{whole ? 1 : 0}, 0})->events(events));
    REQUIRE(events.back().kind == EventKind::done);
    return events;
}

/// What should happen on an empty n x n board of the plane.
std::vector<std::pair<EventKind, Square>> expected_events(int n, bool whole) {
    std::vector<std::pair<EventKind, Square>> events;
    std::vector<int> columns(static_cast<std::size_t>(n));
    std::iota(columns.begin(), columns.end(), 0);
    do {
        std::vector<Square> queens;
        bool failed = false;
        for (int row = 0; row < n && (whole || !failed); ++row) {
            const Square square{row, columns[static_cast<std::size_t>(row)]};
            const bool attacked = std::any_of(queens.begin(), queens.end(), [&](Square q) {
                return square.row - q.row == std::abs(square.column - q.column);
            });
            failed = failed || attacked;
            events.emplace_back(attacked ? EventKind::reject : EventKind::place, square);
            if (!attacked) queens.push_back(square);
        }
        if (!failed) events.emplace_back(EventKind::solution, Square{});
        for (; !queens.empty(); queens.pop_back()) {
            events.emplace_back(EventKind::remove, queens.back());
        }
    } while (std::next_permutation(columns.begin(), columns.end()));
    events.emplace_back(EventKind::done, Square{});
    return events;
}

}  // namespace

TEST_CASE("the queens of each permutation are tested in turn, then taken off from the last") {
    for (int n = 1; n <= 6; ++n) {
        for (const bool whole : {false, true}) {
            INFO(n << (whole ? ", whole" : ""));
            std::vector<std::pair<EventKind, Square>> happened;
            for (const Event& event : events_of(problem_of(Board({n, n})), whole)) {
                happened.emplace_back(event.kind, event.square);
            }
            CHECK(happened == expected_events(n, whole));
        }
    }
}

TEST_CASE("eight queens have 8! permutations, of which 92 are solutions") {
    for (const bool whole : {false, true}) {
        int permutations = 0;
        int tests = 0;
        int solutions = 0;
        for (const Event& event : events_of(problem_of(Board({8, 8})), whole)) {
            const bool test = event.kind == EventKind::place || event.kind == EventKind::reject;
            permutations += test && event.square.row == 0;
            tests += test;
            solutions += event.kind == EventKind::solution;
        }
        CHECK(permutations == 40320);
        CHECK(solutions == 92);
        if (whole) CHECK(tests == 8 * 40320);
        if (!whole) CHECK(tests < 4 * 40320);
    }
}

TEST_CASE("on a rectangle the queens take every choice of columns once, in order") {
    for (const Size size : {Size{5, 3}, Size{3, 5}}) {
        std::vector<std::vector<int>> tested;
        for (const Event& event : events_of(problem_of(Board(size)), true)) {
            const bool wide = size.rows < size.columns;
            const int row = wide ? event.square.row : event.square.column;
            const int column = wide ? event.square.column : event.square.row;
            if (event.kind != EventKind::place && event.kind != EventKind::reject) continue;
            if (row == 0) tested.emplace_back();
            tested.back().push_back(column);
        }
        CHECK(tested.size() == 60);
        CHECK(std::is_sorted(tested.begin(), tested.end()));
        CHECK(std::adjacent_find(tested.begin(), tested.end()) == tested.end());
        for (const auto& columns : tested) {
            CHECK(std::set<int>(columns.begin(), columns.end()).size() == 3);
        }
    }
}

TEST_CASE("permutations count the queens of plane and torus as published") {
    for (int n = 1; n <= 7; ++n) {
        INFO(n);
        for (const bool on_torus : {false, true}) {
            const Join join = on_torus ? Join::straight : Join::open;
            Tally tally;
            const Problem problem = problem_of(Board({n, n}, {join, join}));
            solver().start(problem, {{0}, 0})->run(UINT64_MAX, tally);
            CHECK(tally.solutions == (on_torus ? known_torus(n) : known_queens(n)));
        }
    }
}

TEST_CASE("a forbidden square rejects the queen of every permutation that names it") {
    const Problem problem = problem_of(board_from({".o..", "....", "....", "...."}));
    Tally tally;
    solver().start(problem, {{0}, 0})->run(UINT64_MAX, tally);
    CHECK(tally.solutions == 1);
    CHECK(explanation(solver(), {EventKind::reject, 3, {0, 1}}, problem.board) ==
          "b4 is forbidden. This permutation fails.");
}

TEST_CASE("permutations refuse pawns, walls, given queens and other numbers of queens") {
    const std::vector<Problem> refused{problem_of(board_from({"..P", "...", "..."})),
                                       problem_of(board_from({"..x", "...", "..."})),
                                       problem_of(board_from({"Q..", "...", "..."})),
                                       {Board({3, 3}), 2},
                                       {Board({3, 3}), 4}};
    for (const Problem& problem : refused) CHECK(solver().refuse(problem).ends_with("."));
    CHECK(solver().refuse(problem_of(board_from({"o..", "...", "..."}))).empty());
}

TEST_CASE("the list is the permutation under test, and its clash a pair of queens that attack") {
    std::size_t clashes = 0;
    watch(solver(), problem_of(Board({6, 6})), {{0}, 0}, 2000,
          [&](const Event& event, const Board& board, const Insight& insight) {
              if (event.kind == EventKind::done) return;
              const NumberList& list = picture_of<NumberList>(insight);
              REQUIRE(list.items.size() == 6);
              std::vector<Square> clashing;
              for (std::size_t row = 0; row < 6; ++row) {
                  const auto number = static_cast<int>(list.items[row].number);
                  const Square square{static_cast<int>(row), number - 1};
                  REQUIRE(insight.numbers[row].number == list.items[row].number);
                  if (list.items[row].state == NumberList::State::clashing) {
                      clashing.push_back(square);
                  }
                  for (int column = 0; column < 6; ++column) {
                      const bool stands = board.at({square.row, column}) == Piece::queen;
                      REQUIRE((!stands || column == square.column));
                  }
              }
              if (event.kind != EventKind::reject) return;
              ++clashes;
              REQUIRE(clashing.size() == 2);
              REQUIRE(clashing[1] == event.square);
              REQUIRE(event.square.row - clashing[0].row ==
                      std::abs(event.square.column - clashing[0].column));
          });
    CHECK(clashes > 100);
}
