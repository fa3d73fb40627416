// Tests of completion: boards with given queens that can and cannot be completed.
#include <catch2/catch_test_macros.hpp>
#include <random>

#include "core/attacks.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("completion"); }

const Settings all{{0}, 0};
const Settings one{{1}, 0};

Tally full_run(const Entry& entry, const Problem& problem) {
    Tally tally;
    entry.start(problem, initial_settings(entry))->run(UINT64_MAX, tally);
    return tally;
}

/// Queens at random, none attacking another, as many as find room in that number of tries.
Board strewn(int n, int tries, unsigned seed) {
    std::minstd_rand random(seed);
    Board board({n, n});
    for (int i = 0; i < tries; ++i) {
        const auto below = [&] { return static_cast<int>(random() % static_cast<unsigned>(n)); };
        const Square square{below(), below()};
        if (board.at(square) == Piece::none && !attacker_of(board, square)) {
            board.put(square, Piece::queen);
        }
    }
    return board;
}

}  // namespace

TEST_CASE("given queens have as many completions as backtracking finds") {
    std::uint64_t completed = 0;
    for (unsigned seed = 1; seed <= 40; ++seed) {
        INFO(seed);
        const Problem problem = problem_of(strewn(10, 3, seed));
        const std::uint64_t solutions = full_run(solver(), problem).solutions;
        CHECK(solutions == full_run(*find_solver("backtracking"), problem).solutions);
        completed += solutions > 0;
    }
    CHECK(completed > 5);
    CHECK(completed <= 40);
}

TEST_CASE("twelve given queens among thirty are completed or refuted in few steps") {
    for (unsigned seed = 1; seed <= 10; ++seed) {
        INFO(seed);
        Board board = strewn(30, 14, seed);
        const auto search = solver().start(problem_of(board), all);
        Tally tally;
        Event event;
        while (tally.solutions == 0 && tally.steps() < 100'000 &&
               search->events({&event, 1}) == 1) {
            apply(event, board);
            tally.add(event.kind);
        }
        CHECK((tally.done || is_solution(board, 30)));
    }
}

TEST_CASE(
    "a given queen in the corner of 6 x 6 is refuted, with fewer queens than by backtracking") {
    Board board({6, 6});
    board.put({0, 0}, Piece::queen);
    const Tally tally = full_run(solver(), problem_of(board));
    CHECK(tally.solutions == 0);
    CHECK(tally.done);
    CHECK(tally.placements < full_run(*find_solver("backtracking"), problem_of(board)).placements);
}

TEST_CASE("five rows with four columns among them are a dead end for their queens at once") {
    const std::string narrow = "....oooo";
    const std::string wide = "........";
    const Board board = board_from({narrow, narrow, wide, narrow, narrow, narrow, wide, wide});
    const auto search = solver().start(problem_of(board), all);
    std::vector<Event> events(10);
    REQUIRE(search->events(events) == 2);
    CHECK(events[0].kind == EventKind::reject);
    CHECK(events[1].kind == EventKind::done);
    CHECK(explanation(solver(), events[0], board) ==
          "Some rows have fewer columns between them than they need. This is a dead end.");
}

TEST_CASE("asked for one completion, the search ends with its queens on the board") {
    std::uint64_t completed = 0;
    for (unsigned seed = 1; seed <= 40; ++seed) {
        INFO(seed);
        const Problem problem = problem_of(strewn(10, 3, seed));
        Board board = problem.board;
        Tally tally;
        std::string last;
        for (const Event& event : events_of_run(solver(), problem, one)) {
            last = explanation(solver(), event, board);
            apply(event, board);
            tally.add(event.kind);
        }
        const bool any = full_run(solver(), problem).solutions > 0;
        CHECK(tally.solutions == (any ? 1 : 0));
        CHECK(is_solution(board, 10) == any);
        CHECK((board == problem.board) == !any);
        CHECK(has_all(solver(), one, tally) == !any);
        CHECK((last == "One completion is enough: the search is finished.") == any);
        completed += any;
    }
    CHECK(completed > 5);
    CHECK(completed < 40);
}

TEST_CASE("after a completion the queens that followed are taken off without talk of failure") {
    const Problem problem = problem_of(Board({4, 4}));
    Board board = problem.board;
    bool solved = false;
    for (const Event& event : events_of_run(solver(), problem, all)) {
        if (solved && event.kind == EventKind::remove) {
            CHECK(explain(solver(), problem, event, board)
                      .sentence.ends_with(" was forced, so nothing else can be tried in its place: "
                                          "take it off."));
            break;
        }
        solved = solved || event.kind == EventKind::solution;
        apply(event, board);
    }
    CHECK(solved);
}

TEST_CASE("a search that ended has all placements of queens unless it ended at the first") {
    Tally tally{.placements = 1, .solutions = 1, .done = true};
    CHECK(has_all(solver(), all, tally));
    CHECK(!has_all(solver(), one, tally));
    CHECK(!has_all(*find_solver("fundamental"), {}, tally));
    tally.solutions = 0;
    CHECK(has_all(solver(), one, tally));
    tally.done = false;
    CHECK(!has_all(solver(), all, tally));
}
