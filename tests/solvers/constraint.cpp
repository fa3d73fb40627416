// Tests of constraint solving: large boards, what is forced and struck out, and counts.
#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "core/known.hpp"
#include "solvers/line_numbers.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("constraint"); }

/// The steps to the first solution.
Tally first_solution(const Problem& problem, std::uint64_t most) {
    const auto search = solver().start(problem, initial_settings(solver()));
    Board board = problem.board;
    Tally tally;
    Event event;
    while (tally.solutions == 0 && tally.steps() < most && search->events({&event, 1}) == 1) {
        apply(event, board);
        tally.add(event.kind);
    }
    CHECK(is_solution(board, problem.queens));
    return tally;
}

}  // namespace

TEST_CASE("a hundred queens stand after few steps") {
    const Tally tally = first_solution(problem_of(Board({100, 100})), 20'000);
    CHECK(tally.solutions == 1);
    CHECK(tally.removals < 1'000);
}

TEST_CASE("boards of 4 to 40 queens are solved after few steps") {
    for (int n = 4; n <= 40; ++n) {
        INFO(n);
        CHECK(first_solution(problem_of(Board({n, n})), 5'000).solutions == 1);
    }
}

TEST_CASE("by propagation queens are counted on plane and torus as published") {
    for (int n = 1; n <= 8; ++n) {
        for (const std::vector<std::int64_t>& knobs :
             {std::vector<std::int64_t>{0, 0}, {1, 0}, {1, 1}}) {
            INFO(n);
            Tally plane;
            solver().start(problem_of(Board({n, n})), {knobs, 0})->run(UINT64_MAX, plane);
            CHECK(plane.solutions == known_queens(n));
            Tally torus;
            const Board board({n, n}, torus_surface);
            solver().start(problem_of(board), {knobs, 0})->run(UINT64_MAX, torus);
            CHECK(torus.solutions == known_torus(n));
        }
    }
}

TEST_CASE("squares that are struck out spare queens that would fail") {
    const Problem problem = problem_of(Board({9, 9}));
    Tally forced;
    solver().start(problem, {{0, 0}, 0})->run(UINT64_MAX, forced);
    Tally struck;
    solver().start(problem, {{1, 0}, 0})->run(UINT64_MAX, struck);
    CHECK(struck.placements < forced.placements);
    CHECK(struck.solutions == forced.solutions);
}

TEST_CASE("a square is ruled out together with the row that a queen there would empty") {
    const Board before = board_from({".Q..", "....", "....", "...."});
    const Reason reason =
        explain(solver(), {Board({4, 4}), 4}, {EventKind::reject, 3, {2, 2}}, before);
    CHECK(reason.sentence ==
          "With a queen on c2, row 3 would have no square left: c2 is impossible.");
    REQUIRE(reason.line);
    CHECK(reason.line->squares.size() == 4);
}

TEST_CASE("on 4 x 4 no queen can stand in a corner, and three squares follow from the next one") {
    const auto search = solver().start(problem_of(Board({4, 4})), {{0, 0}, 0});
    std::vector<Event> events(100);
    events.resize(search->events(events));
    Board board({4, 4});
    CHECK(events[0].square == Square{0, 0});
    CHECK(explanation(solver(), events[0], board) ==
          "Nothing is forced any more, so make a choice: try a4.");
    Tally tally;
    for (const Event& event : events) {
        tally.add(event.kind);
        if (event.kind == EventKind::solution) break;
        apply(event, board);
    }
    CHECK(board.find(Piece::queen) == Placement{{0, 1}, {1, 3}, {2, 0}, {3, 2}});
    CHECK(tally.placements < 10);
}

TEST_CASE("the numbers beside rows and columns count the squares that are free and not ruled out") {
    watch_line_numbers(solver(), {{0, 0}, 0},
                       [](std::uint32_t number, std::uint32_t free) { REQUIRE(number <= free); });
}
