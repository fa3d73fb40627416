// Tests of the look-ahead: published numbers of steps, dead lines, and what is shown.
#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "core/known.hpp"
#include "solvers/line_numbers.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("fewest_free"); }

constexpr std::int64_t rows_in_order = 0;
constexpr std::int64_t rows = 1;
constexpr std::int64_t rows_and_columns = 2;
constexpr std::int64_t all_lines = 3;
const Surface torus = torus_surface;

/// The torus with its first queen at (0, 0).
Problem cornered(int n) {
    Board board({n, n}, torus);
    board.put({0, 0}, Piece::queen);
    return problem_of(board);
}

Tally full_run(const Problem& problem, std::int64_t lines, bool look) {
    Tally tally;
    solver().start(problem, {{lines, look ? 1 : 0}, 0})->run(UINT64_MAX, tally);
    return tally;
}

/// The queens placed by plain recursion, row after row, below the fixed one on the torus.
std::uint64_t nodes(int n, std::vector<int>& columns) {
    const auto row = static_cast<int>(columns.size());
    std::uint64_t placed = 0;
    for (int column = 0; column < n && row < n; ++column) {
        bool free = true;
        for (int r = 0; r < row; ++r) {
            const int right = (column - columns[static_cast<std::size_t>(r)] + n) % n;
            free = free && right != 0 && right != row - r && right != n - (row - r);
        }
        if (!free) continue;
        columns.push_back(column);
        placed += 1 + nodes(n, columns);
        columns.pop_back();
    }
    return placed;
}

}  // namespace

TEST_CASE("looking ahead, 668,212 queens are placed on the torus of 17 behind the first one") {
    const Tally tally = full_run(cornered(17), rows, true);
    CHECK(tally.placements == 668'212);
    CHECK(tally.solutions == 140'692 / 17);
}

TEST_CASE("without looking ahead the queens are placed as often as in the plain recursion") {
    for (const int n : {5, 7, 11}) {
        INFO(n);
        std::vector<int> columns{0};
        const Tally tally = full_run(cornered(n), rows_in_order, false);
        CHECK(tally.placements == nodes(n, columns));
        CHECK(tally.solutions == *known_torus(n) / static_cast<std::uint64_t>(n));
    }
}

TEST_CASE("the more lines to choose from, the fewer queens are placed") {
    std::uint64_t before = full_run(cornered(13), rows_in_order, false).placements;
    for (const std::int64_t lines : {rows_in_order, rows, rows_and_columns, all_lines}) {
        const Tally tally = full_run(cornered(13), lines, true);
        CHECK(tally.solutions == 4524 / 13);
        CHECK(tally.placements < before);
        before = tally.placements;
    }
}

TEST_CASE("looking ahead, queens are counted on the plane as published") {
    for (int n = 1; n <= 9; ++n) {
        for (const std::int64_t lines : {rows_in_order, rows, rows_and_columns, all_lines}) {
            INFO(n << ", " << lines);
            CHECK(full_run(problem_of(Board({n, n})), lines, true).solutions == known_queens(n));
        }
    }
}

TEST_CASE("the sentence says which line has been left without a square for its queen") {
    const Board full = board_from({".Q.", "...", "..."});
    CHECK(explanation(solver(), {EventKind::reject, 1, {1, 0}}, full) ==
          "No free square is left in row 2. Go back.");
    const Board half = board_from({"Q...", "..Q.", "....", "...."});
    CHECK(explanation(solver(), {EventKind::reject, 1, {2, 1}}, half) ==
          "No free square is left in row 2. Go back.");
}

TEST_CASE("attacked squares are marked, and the line with fewest free ones is named") {
    const auto search = solver().start(problem_of(Board({4, 4})), {{rows, 1}, 0});
    Tally tally;
    search->run(1, tally);
    const Insight insight = search->insight();
    CHECK(insight.facts[2].value == "row 3: 2");
    CHECK(insight.marks.size() == 6);
    CHECK(search->memory() > 0);
}

TEST_CASE("beside each row and column without a queen stands how many free squares it has") {
    watch_line_numbers(solver(), {{3, 1}, 0},
                       [](std::uint32_t number, std::uint32_t free) { REQUIRE(number == free); });
}
