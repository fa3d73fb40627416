// Tests of breadth-first search: the sizes of its levels, their order, and what it examines.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "core/known.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("breadth_first"); }

constexpr std::uint8_t line_test = 4;
constexpr std::uint8_t line_extend = 5;

}  // namespace

TEST_CASE("breadth first, 15,720 placements of eight queens are examined") {
    const auto search = solver().start(problem_of(Board({8, 8})), {});
    std::vector<Event> events(200'000);
    events.resize(search->events(events));
    int examined = 0;
    for (const Event& event : events) {
        examined += event.line == line_test || event.line == line_extend;
    }
    CHECK(examined == 15720);
    const Insight insight = search->insight();
    CHECK(insight.facts.back() == Fact{"squares examined", "15,720"});
    const std::vector<std::string> sizes{"1", "8", "42", "140", "344", "568", "550", "312"};
    for (std::size_t level = 0; level < sizes.size(); ++level) {
        CHECK(insight.facts[level] == Fact{"level {level}", sizes[level], {{"level", level}}});
    }
    CHECK(insight.facts[8] == Fact{"level 8", "92"});
}

TEST_CASE("no arrangement of queens is extended before all smaller ones are") {
    Board board({6, 6});
    std::vector<Event> events(20'000);
    events.resize(solver().start(problem_of(board), {})->events(events));
    REQUIRE(events.back().kind == EventKind::done);
    std::vector<Placement> extended;
    for (const Event& event : events) {
        const bool examines = event.line == line_test || event.line == line_extend;
        const Placement queens = board.find(Piece::queen);
        if (examines && (extended.empty() || extended.back() != queens)) extended.push_back(queens);
        apply(event, board);
    }
    const auto before = [](const Placement& a, const Placement& b) {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    };
    CHECK(std::is_sorted(extended.begin(), extended.end(), before));
    CHECK(std::adjacent_find(extended.begin(), extended.end()) == extended.end());
    CHECK(extended.size() == 1 + 6 + 20 + 36 + 46 + 40);
}

TEST_CASE("breadth first, queens are counted on plane and torus as published") {
    for (int n = 1; n <= 9; ++n) {
        INFO(n);
        Tally tally;
        solver().start(problem_of(Board({n, n})), {})->run(UINT64_MAX, tally);
        CHECK(tally.solutions == known_queens(n));
    }
    Tally tally;
    const Board torus({7, 7}, torus_surface);
    solver().start(problem_of(torus), {})->run(UINT64_MAX, tally);
    CHECK(tally.solutions == known_torus(7));
}

TEST_CASE("in the end the last level holds the 92 solutions of eight queens") {
    const auto search = solver().start(problem_of(Board({8, 8})), {});
    Tally tally;
    search->run(UINT64_MAX, tally);
    CHECK(search->insight().facts[8] == Fact{"level 8", "92"});
}

TEST_CASE("levels of a thousand queens take no more memory than one of eight") {
    const Problem problem = problem_of(Board({largest_side, largest_side}));
    const auto search = solver().start(problem, {});
    Tally tally;
    search->run(3'000'000, tally);
    CHECK(search->memory() == 0);
    CHECK(search->insight().facts[1] == Fact{"level 1", "1,024"});
    CHECK(tally.placements > 1'000'000);
}

TEST_CASE("the sentence says when a queen only belongs to an arrangement that is set up") {
    const Board board = board_from({"Q...", "....", "....", "...."});
    CHECK(explanation(solver(), {EventKind::place, 2, {1, 2}}, board) ==
          "Put a queen on c3 to set up the next arrangement.");
    CHECK(explanation(solver(), {EventKind::place, 5, {1, 2}}, board) ==
          "c3 is free: the arrangement with a queen there is kept for later.");
    CHECK(explanation(solver(), {EventKind::remove, 2, {0, 0}}, board) ==
          "Take the queen off a4 to set up the next arrangement.");
}

TEST_CASE("the queue shows the arrangements of the level from the one that is extended on") {
    const auto by_plain_search = [](int queens) {
        std::vector<Placement> level{{}};
        for (int row = 0; row < queens; ++row) {
            std::vector<Placement> next;
            for (const Placement& placement : level) {
                Board board({6, 6});
                for (const Square queen : placement) board.put(queen, Piece::queen);
                for (int column = 0; column < 6; ++column) {
                    if (!pieces_attacking(board, {row, column}).empty()) continue;
                    next.push_back(placement);
                    next.back().push_back({row, column});
                }
            }
            level = std::move(next);
        }
        return level;
    };
    std::size_t longest = 0;
    watch(solver(), problem_of(Board({6, 6})), {}, 3000,
          [&](const Event& event, const Board& board, const Insight& insight) {
              if (event.line != line_test) return;
              const BoardRow& queue = picture_of<BoardRow>(insight);
              const int queens = board.count(Piece::queen);
              const std::vector<Placement> level = by_plain_search(queens);
              const auto front = std::find(level.begin(), level.end(), queue.boards.front().queens);
              REQUIRE(front != level.end());
              REQUIRE(*front == board.find(Piece::queen));
              const auto waiting = static_cast<std::size_t>(level.end() - front);
              REQUIRE(queue.boards.size() + queue.more == waiting);
              for (std::size_t i = 0; i < queue.boards.size(); ++i) {
                  REQUIRE(queue.boards[i].queens == front[static_cast<std::ptrdiff_t>(i)]);
              }
              longest = std::max(longest, waiting);
          });
    CHECK(longest == 46);
}

TEST_CASE("the arrangement of queens that has just joined is the last one of the queue") {
    watch(solver(), problem_of(Board({6, 6})), {}, 1000,
          [&](const Event& event, const Board& board, const Insight& insight) {
              if (event.line != line_extend || board.count(Piece::queen) == 6) return;
              const BoardRow& queue = picture_of<BoardRow>(insight);
              REQUIRE(queue.boards.back().queens == board.find(Piece::queen));
              REQUIRE(queue.boards.back().words.starts_with("new: "));
          });
}
