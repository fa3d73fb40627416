// Tests of the exact cover: its items, counts, and the matrix that is shown.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "core/known.hpp"
#include "core/link.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("exact_cover"); }

Tally full_run(const Problem& problem, std::int64_t item) {
    Tally tally;
    solver().start(problem, {{item}, 0})->run(UINT64_MAX, tally);
    return tally;
}

}  // namespace

TEST_CASE("queens cover n rows, n columns and 4 n - 6 diagonals of the plane") {
    for (const int n : {4, 8, 12}) {
        const auto search = solver().start(problem_of(Board({n, n})), {{1}, 0});
        const Insight insight = search->insight();
        CHECK(insight.facts[0].value == std::to_string(2 * n));
        CHECK(insight.facts[1].value == std::to_string(4 * n - 6));
    }
    const Board torus({7, 7}, torus_surface);
    const Insight insight = solver().start(problem_of(torus), {{1}, 0})->insight();
    CHECK(insight.facts[0].value == "28");
    CHECK(insight.facts[1].value == "0");
}

TEST_CASE("covering counts the queens of plane and torus as published") {
    for (int n = 1; n <= 9; ++n) {
        INFO(n);
        for (const std::int64_t item : {0, 1}) {
            CHECK(full_run(problem_of(Board({n, n})), item).solutions == known_queens(n));
            const Board torus({n, n}, torus_surface);
            CHECK(full_run(problem_of(torus), item).solutions == known_torus(n));
        }
    }
}

TEST_CASE("queens that cover the item with fewest options first are placed less often") {
    const Problem problem = problem_of(Board({10, 10}));
    CHECK(2 * full_run(problem, 1).placements < full_run(problem, 0).placements);
}

TEST_CASE("the lines that are left have the squares that no queen attacks as their options") {
    watch(solver(), problem_of(Board({6, 6})), {{1}, 0}, 400,
          [](const Event& event, const Board& board, const Insight& insight) {
              if (event.kind != EventKind::place) return;
              const OpenLines& open = picture_of<OpenLines>(insight);
              for (const OpenLines::Item& line : open.lines) {
                  std::vector<std::string> expected;
                  for (int i = 0; i < board.size().area(); ++i) {
                      const Square square = board.size().square(i);
                      const std::string name = square_name(square, board.size());
                      const bool inside = line.line == "row " + name.substr(1) ||
                                          line.line == "column " + name.substr(0, 1);
                      const bool free = board.at(square) == Piece::none &&
                                        pieces_attacking(board, square).empty();
                      if (inside && free) expected.push_back(name);
                  }
                  REQUIRE(line.squares == expected);
                  REQUIRE(line.squares.size() >= open.lines.front().squares.size());
              }
              const auto lines = static_cast<std::size_t>(12 - 2 * board.count(Piece::queen));
              REQUIRE(open.lines.size() + open.more == lines);
              REQUIRE(grounds_of(insight, GroundKind::domain).size() ==
                      (open.lines.empty() ? 0 : open.lines.front().squares.size()));
          });
}

TEST_CASE("of four queens the first hides ten of 16 options, and in the end all are back") {
    const auto search = solver().start(problem_of(Board({4, 4})), {{0}, 0});
    const Insight whole = search->insight();
    CHECK(picture_of<OpenLines>(whole).lines.size() == 8);
    CHECK(whole.marks.empty());
    Tally tally;
    search->run(1, tally);
    const Insight placed = search->insight();
    CHECK(placed.facts[3] == Fact{"options left", "6 of 16"});
    CHECK(placed.marks.size() == 9);
    search->run(UINT64_MAX, tally);
    CHECK(search->insight().marks.empty());
}

TEST_CASE("a square is covered by a queen only if a queen on the board attacks it") {
    for (const char* link : {"n=6&x=3-3", "n=5", "n=5&t=torus", "n=6x4"}) {
        INFO(link);
        const Board start = read_link(link).link->board;
        watch(solver(), problem_of(start), {{1}, 0}, 300,
              [](const Event&, const Board& board, const Insight& insight) {
                  for (const Mark& mark : insight.marks) {
                      if (mark.kind != ThoughtKind::hidden) continue;
                      REQUIRE_FALSE(pieces_attacking(board, mark.square).empty());
                  }
              });
    }
}

TEST_CASE("a queen that is taken off leaves as options those of her line that come after her") {
    const auto search = solver().start(problem_of(Board({4, 4})), {{0}, 0});
    Tally tally;
    while (tally.removals == 0 || !search->insight().marks.empty()) search->run(1, tally);
    CHECK(search->insight().facts[2] == Fact{"lines covered", "0"});
    CHECK(search->insight().facts[3] == Fact{"options left", "15 of 16"});
}

TEST_CASE("a line whose options have all been tried differs from one that has none") {
    const auto search = solver().start(problem_of(Board({8, 8})), {{1}, 0});
    Tally tally;
    search->run(6, tally);
    const OpenLines::Item dead = picture_of<OpenLines>(search->insight()).lines.front();
    CHECK(dead.line == "column f");
    CHECK(dead.squares.empty());
    CHECK_FALSE(dead.tried);
    search->run(34, tally);
    const OpenLines::Item tried = picture_of<OpenLines>(search->insight()).lines.front();
    CHECK(tried.line == "row 6");
    CHECK(tried.squares.empty());
    CHECK(tried.tried);
}

TEST_CASE("boards with more squares than links can be kept for their queens are refused") {
    CHECK(solver().refuse(problem_of(Board({65, 65}))).ends_with("."));
    CHECK(solver().refuse(problem_of(Board({64, 64}))).empty());
}
