// Tests of backtracking: the paper's trace step by step, published counts, and large boards.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "core/known.hpp"
#include "core/lines.hpp"
#include "solvers/parts/backtracking.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("backtracking"); }

std::vector<Event> events_of(const Problem& problem, std::size_t limit = 1'000'000) {
    std::vector<Event> events(limit);
    events.resize(solver().start(problem, {})->events(events));
    return events;
}

Tally full_run(const Problem& problem) {
    Tally tally;
    solver().start(problem, {})->run(UINT64_MAX, tally);
    return tally;
}

/// What happens and where, by plain recursion on the empty n x n board.
class Recursion {
  public:
    explicit Recursion(int n) : n_(n) { fill(0); }
    std::vector<std::pair<EventKind, Square>> happened;

  private:
    void fill(int row) {
        if (row == n_) {
            happened.emplace_back(EventKind::solution, Square{});
            return;
        }
        for (int column = 0; column < n_; ++column) {
            const Square square{row, column};
            const bool attacked = std::any_of(queens_.begin(), queens_.end(), [&](Square q) {
                return q.column == column || q.column - q.row == column - row ||
                       q.column + q.row == column + row;
            });
            if (attacked) {
                happened.emplace_back(EventKind::reject, square);
                continue;
            }
            happened.emplace_back(EventKind::place, square);
            queens_.push_back(square);
            fill(row + 1);
            queens_.pop_back();
            happened.emplace_back(EventKind::remove, square);
        }
    }

    int n_;
    std::vector<Square> queens_;
};

std::string explained(const Board& before, EventKind kind, Square square, std::uint8_t line) {
    return explanation(solver(), {kind, line, square}, before);
}

}  // namespace

TEST_CASE("from the corner, eight queens stand after 113 placements and 105 removals") {
    Board board({8, 8});
    Tally tally;
    for (const Event& event : events_of(problem_of(board))) {
        apply(event, board);
        tally.add(event.kind);
        if (event.kind == EventKind::solution) break;
    }
    CHECK(tally.placements == 113);
    CHECK(tally.removals == 105);
    const Placement expected{{0, 0}, {1, 4}, {2, 7}, {3, 5}, {4, 2}, {5, 6}, {6, 1}, {7, 3}};
    CHECK(board.find(Piece::queen) == expected);
}

TEST_CASE("row by row, eight queens are placed 1, 8, 42, 140, 344, 568, 550, 312 and 92 times") {
    std::vector<int> nodes(9, 0);
    nodes[0] = 1;
    int queens = 0;
    int rejected = 0;
    for (const Event& event : events_of(problem_of(Board({8, 8})))) {
        if (event.kind == EventKind::place) ++nodes[static_cast<std::size_t>(++queens)];
        if (event.kind == EventKind::remove) --queens;
        if (event.kind == EventKind::reject) ++rejected;
    }
    CHECK(nodes == std::vector<int>{1, 8, 42, 140, 344, 568, 550, 312, 92});
    CHECK(rejected + 2056 == 15720);
}

TEST_CASE("on the empty square board every queen moves as in the plain recursion") {
    for (int n = 1; n <= 8; ++n) {
        INFO(n);
        std::vector<std::pair<EventKind, Square>> happened;
        for (const Event& event : events_of(problem_of(Board({n, n})))) {
            happened.emplace_back(event.kind, event.square);
        }
        REQUIRE(happened.back().first == EventKind::done);
        happened.pop_back();
        CHECK(happened == Recursion(n).happened);
    }
}

TEST_CASE("the counts of queens on plane and torus are the published ones") {
    for (int n = 1; n <= 9; ++n) {
        INFO(n);
        CHECK(full_run(problem_of(Board({n, n}))).solutions == known_queens(n));
    }
    const Surface torus = torus_surface;
    for (int n = 1; n <= 7; ++n) {
        INFO(n);
        CHECK(full_run(problem_of(Board({n, n}, torus))).solutions == known_torus(n));
        const Board cylinder({n, n}, {Join::straight, Join::open});
        CHECK(full_run(problem_of(cylinder)).solutions == known_torus(n));
    }
}

TEST_CASE("with one pawn, seven queens fit on 6 x 6 in 16 ways and nine on 8 x 8 in 128") {
    const auto count = [](int n) {
        std::uint64_t solutions = 0;
        for (int i = 0; i < n * n; ++i) {
            Board board({n, n});
            board.put(board.size().square(i), Piece::pawn);
            solutions += full_run({board, n + 1}).solutions;
        }
        return solutions;
    };
    CHECK(count(6) == 16);
    CHECK(count(7) == 20);
    CHECK(count(8) == 128);
}

TEST_CASE("of the row at hand, those free squares are pointed out that are still to be tried") {
    Board board({8, 8});
    const auto search = solver().start(problem_of(board), {});
    int row = 0;
    // Where the queen last taken off the row at hand stood, -1 where none has stood yet.
    std::vector<int> tried(8, -1);
    for (int step = 0; step < 1000; ++step) {
        Event event;
        REQUIRE(search->events({&event, 1}) == 1);
        apply(event, board);
        const Square square = event.square;
        if (event.kind == EventKind::place) {
            row = square.row + 1;
            if (row < 8) tried[static_cast<std::size_t>(row)] = -1;
        }
        if (event.kind == EventKind::remove || event.kind == EventKind::reject) {
            row = square.row;
            tried[static_cast<std::size_t>(row)] = square.column;
        }
        std::vector<Ground> expected;
        const std::vector<std::uint32_t> attackers = *attack_map(board);
        for (int column = 0; row < 8 && column < 8; ++column) {
            const int at = board.size().index({row, column});
            const bool is_free = attackers[static_cast<std::size_t>(at)] == 0;
            if (is_free && column > tried[static_cast<std::size_t>(row)])
                expected.push_back({GroundKind::domain, {row, column}});
        }
        INFO(step);
        CHECK(search->insight().grounds == expected);
    }
}

TEST_CASE("mirrored given queens have the mirrored solutions") {
    const auto mirrored = [](const Board& board) {
        Board mirror(board.size(), board.surface());
        for (const Square s : board.find(Piece::queen)) {
            mirror.put({s.row, board.columns() - 1 - s.column}, Piece::queen);
        }
        return mirror;
    };
    const auto solutions_of = [](Board board) {
        std::vector<Placement> found;
        for (const Event& event : events_of(problem_of(board))) {
            apply(event, board);
            if (event.kind == EventKind::solution) found.push_back(board.find(Piece::queen));
        }
        return found;
    };
    for (const Square given : {Square{0, 1}, Square{3, 2}, Square{7, 6}}) {
        Board board({8, 8});
        board.put(given, Piece::queen);
        std::vector<Placement> expected;
        for (const Placement& placement : solutions_of(board)) {
            Board solution({8, 8});
            for (const Square s : placement) solution.put(s, Piece::queen);
            expected.push_back(mirrored(solution).find(Piece::queen));
        }
        std::vector<Placement> found = solutions_of(mirrored(board));
        std::sort(expected.begin(), expected.end());
        std::sort(found.begin(), found.end());
        CHECK(!found.empty());
        CHECK(found == expected);
    }
}

TEST_CASE("on a Moebius strip two rows share a queen, so n queens are given up at once") {
    for (const int n : {2, 8, 200}) {
        const Board strip({n, n}, {Join::flipped, Join::open});
        CHECK(events_of(problem_of(strip)).size() == 1);
    }
}

TEST_CASE("queens are placed on boards of the largest size, row after row") {
    const Problem problem = problem_of(Board({largest_side, largest_side}));
    Board board = problem.board;
    int queens = 0;
    for (const Event& event : events_of(problem, 200'000)) {
        apply(event, board);
        queens += event.kind == EventKind::place;
    }
    CHECK(queens > 300);
    CHECK(board.count(Piece::queen) > 300);
    CHECK(is_solution(board, board.count(Piece::queen)));
}

TEST_CASE(
    "the sentence says which queen attacks a square, along which line and across which edge") {
    const Board plane = board_from({"....", "Q...", "....", "...."});
    CHECK(explained(plane, EventKind::reject, {2, 1}, Backtracking::line_test) ==
          "b2 is attacked along a diagonal by the queen on a3.");
    CHECK(explained(plane, EventKind::reject, {3, 0}, Backtracking::line_test) ==
          "a1 is attacked along its column by the queen on a3.");
    CHECK(explained(plane, EventKind::reject, {1, 3}, Backtracking::line_test) ==
          "d3 is attacked along its row by the queen on a3.");
    const Board cylinder =
        board_from({".....", "Q....", ".....", ".....", "....."}, {Join::straight, Join::open});
    CHECK(explained(cylinder, EventKind::reject, {2, 4}, Backtracking::line_test) ==
          "e3 is attacked along a diagonal, across the edge, by the queen on a4.");
    CHECK(explained(board_from({"o"}), EventKind::reject, {0, 0}, Backtracking::line_test) ==
          "a1 is forbidden.");
}

TEST_CASE("the sentence says which row a queen is for, and which row sends it back") {
    const Board board = board_from({"Q...", "...Q", "....", "...."});
    CHECK(explained(board, EventKind::place, {2, 1}, Backtracking::line_place) ==
          "b2 is free: place the queen of row 2 there.");
    CHECK(explained(board, EventKind::remove, {1, 3}, 9) ==
          "No square is left in row 2: go back and move the queen on d3.");
    CHECK(explained(board_from({"..", "..", ".."}), EventKind::place, {2, 1},
                    Backtracking::line_place) == "b1 is free: place the queen of column b there.");
    const Board strip = board_from({"....", "....", "....", "...."}, {Join::flipped, Join::open});
    CHECK(explained(strip, EventKind::place, {0, 1}, Backtracking::line_place) ==
          "b4 is free: place the queen of rows 4 and 1 there.");
    CHECK(explained(board_from({"..P..", "....."}), EventKind::place, {0, 4},
                    Backtracking::line_place) ==
          "e2 is free: place the queen of the part of row 2 with d2 there.");
    const Board split = board_from({"Q.P..", "....."});
    CHECK(explained(split, EventKind::remove, {0, 0}, 9) ==
          "No square is left in the part of row 2 with d2: go back and move the queen on a2.");
}
