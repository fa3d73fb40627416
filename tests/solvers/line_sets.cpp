// Tests of the line sets: the sizes of the levels, the ways to a set, and what is refused.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

#include "core/attacks.hpp"
#include "core/known.hpp"
#include "core/numbers.hpp"
#include "solvers/parts/line_set_search.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("line_sets"); }

/// Occupied lines: column c is c, diagonal c - r and anti-diagonal c + r have numbers above.
using Lines = std::set<int>;

std::set<int> lines_of(int row, int column, int n, bool torus) {
    const int diagonal = torus ? (column - row + n) % n : column - row + n;
    const int anti_diagonal = torus ? (column + row) % n : column + row;
    return {column, 100 + diagonal, 200 + anti_diagonal};
}

/// The levels by plain sets, with the ways to each set.
std::vector<std::map<Lines, int>> levels_of(int n, bool torus) {
    std::vector<std::map<Lines, int>> levels{{{Lines{}, 1}}};
    for (int row = 0; row < n; ++row) {
        std::map<Lines, int> next;
        for (const auto& [lines, ways] : levels.back()) {
            for (int column = 0; column < n; ++column) {
                Lines more = lines;
                const Lines queen = lines_of(row, column, n, torus);
                more.insert(queen.begin(), queen.end());
                if (more.size() == lines.size() + 3) next[more] += ways;
            }
        }
        levels.push_back(std::move(next));
    }
    return levels;
}

std::vector<std::string> row_of(std::size_t number, const std::map<Lines, int>& level) {
    int sum = 0;
    for (const auto& [lines, ways] : level) sum += ways;
    return {grouped(number), grouped(level.size()), grouped(static_cast<std::uint64_t>(sum))};
}

/// How far to look ahead, and whether rows are filled in order or by votes.
constexpr std::array<std::pair<std::int64_t, std::int64_t>, 6> every_setting{
    {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 0}, {2, 1}}};

/// The rows of the table when the search has ended: rows filled, sets and ways.
std::vector<std::vector<std::string>> table_of(const Problem& problem, std::int64_t look,
                                               std::int64_t rows = 0) {
    const auto search = solver().start(problem, {{look, rows}, 0});
    Tally tally;
    search->run(UINT64_MAX, tally);
    return std::get<Table>(search->insight().picture.shown).rows;
}

}  // namespace

TEST_CASE(
    "the levels have as many sets of lines, reached by queens in as many ways, as by plain sets") {
    for (const bool torus : {false, true}) {
        for (int n = 1; n <= 8; ++n) {
            INFO(n << (torus ? ", torus" : ""));
            const Join join = torus ? Join::straight : Join::open;
            const auto rows = table_of(problem_of(Board({n, n}, {join, join})), 0);
            const auto levels = levels_of(n, torus);
            for (std::size_t i = 0; i < rows.size(); ++i) CHECK(rows[i] == row_of(i, levels[i]));
        }
    }
}

TEST_CASE("all ways of seven queens on the torus lead to one set, which has all lines") {
    const Board torus({7, 7}, torus_surface);
    CHECK(table_of(problem_of(torus), 0).back() == std::vector<std::string>{"7", "1", "28"});
}

TEST_CASE("line sets count the queens of the plane as published, with and without look-ahead") {
    for (int n = 1; n <= 10; ++n) {
        INFO(n);
        for (const auto& [look, rows] : every_setting) {
            Tally tally;
            solver().start(problem_of(Board({n, n})), {{look, rows}, 0})->run(UINT64_MAX, tally);
            CHECK(tally.solutions == known_queens(n));
        }
    }
}

TEST_CASE("looking ahead leaves fewer sets of lines for the same queens") {
    const auto off = table_of(problem_of(Board({9, 9})), 0);
    const auto on = table_of(problem_of(Board({9, 9})), 1);
    const auto forced = table_of(problem_of(Board({9, 9})), 2);
    CHECK(off[9] == on[9]);
    CHECK(off[9] == forced[9]);
    const auto sets = [](const std::vector<std::string>& row) {
        std::string digits = row[1];
        digits.erase(std::remove(digits.begin(), digits.end(), ','), digits.end());
        return std::stoi(digits);
    };
    CHECK(sets(on[6]) < sets(off[6]) / 2);
    CHECK(sets(forced[5]) < sets(on[5]));
    CHECK(sets(forced[6]) < sets(on[6]));
}

TEST_CASE("the vote for rows begins with the row that has one square for its queen") {
    Board board({8, 8});
    for (int column = 0; column < 8; ++column) {
        if (column != 3) board.put({7, column}, Piece::forbidden);
    }
    const auto sets = [&](std::int64_t rows) {
        int all = 0;
        for (const std::vector<std::string>& row : table_of(problem_of(board), 0, rows)) {
            std::string digits = row[1];
            digits.erase(std::remove(digits.begin(), digits.end(), ','), digits.end());
            all += std::stoi(digits);
        }
        return all;
    };
    CHECK(sets(0) == 1836);
    CHECK(sets(1) == 278);
    CHECK(table_of(problem_of(Board({8, 8})), 0, 1) == table_of(problem_of(Board({8, 8})), 0, 0));
}

TEST_CASE("boards on which the sets of lines of queens may be too many are refused") {
    CHECK(solver().refuse(problem_of(Board({11, 11}))).ends_with("."));
    CHECK(solver().refuse(problem_of(Board({3, 11}))).ends_with("."));
    CHECK(solver().refuse({Board({10, 10}), 9}).ends_with("."));
    CHECK(solver().refuse({Board({8, 8}), 7}).empty());
    Board cut({7, 7});
    cut.put({3, 3}, Piece::pawn);
    CHECK(solver().refuse(problem_of(cut)).ends_with("."));
}

TEST_CASE("the sets of lines of few queens on many rows stay in bounds") {
    std::size_t most = 0;
    for (const int queens : {4, 5, 6}) {
        const auto search = solver().start({Board({8, 8}), queens}, {{0, 0}, 0});
        Tally tally;
        while (!tally.done) {
            search->run(100'000, tally);
            most = std::max(most, search->memory());
        }
    }
    CHECK(most < 20'000'000);
}

TEST_CASE("the ground is that of the squares below that the queens of a set attack") {
    std::size_t levels = 0;
    watch(solver(), problem_of(Board({6, 6})), {{0, 0}, 0}, 300,
          [&](const Event& event, const Board& board, const Insight& insight) {
              if (event.line != LineSetSearch::line_test) return;
              std::vector<Square> expected;
              const int filled = board.count(Piece::queen);
              for (int i = filled * 6; i < board.size().area(); ++i) {
                  const Square square = board.size().square(i);
                  if (!pieces_attacking(board, square).empty()) expected.push_back(square);
              }
              REQUIRE(grounds_of(insight, GroundKind::occupied) == expected);
              levels = std::max(levels, static_cast<std::size_t>(filled));
          });
    CHECK(levels > 2);
}

TEST_CASE("all placements of queens that are shown as one set attack the same squares below") {
    std::size_t joined = 0;
    watch(solver(), problem_of(Board({6, 6})), {{0, 0}, 0}, 1000,
          [&](const Event& event, const Board& board, const Insight& insight) {
              if (event.line != LineSetSearch::line_join) return;
              const int filled = board.count(Piece::queen);
              const auto attacked = [&](const std::vector<Square>& queens) {
                  Board one({6, 6});
                  for (const Square queen : queens) one.put(queen, Piece::queen);
                  std::set<Square> squares;
                  for (int i = filled * 6; i < one.size().area(); ++i) {
                      if (attacker_of(one, one.size().square(i)))
                          squares.insert(one.size().square(i));
                  }
                  return squares;
              };
              const BoardRow& row = picture_of<BoardRow>(insight);
              REQUIRE(row.boards.size() > 1);
              REQUIRE(attacked(row.boards.front().queens) == attacked(board.find(Piece::queen)));
              for (const BoardRow::Item& item : row.boards) {
                  REQUIRE(attacked(item.queens) == attacked(row.boards.front().queens));
              }
              ++joined;
          });
    CHECK(joined > 0);
}

TEST_CASE("rows of queens that the sets vote for give the same solutions on every small problem") {
    const auto solutions_of = [](const Problem& problem, std::int64_t rows) {
        Tally tally;
        solver().start(problem, {{1, rows}, 0})->run(UINT64_MAX, tally);
        return tally.solutions;
    };
    for (const SmallProblem& small : small_problems()) {
        if (!solver().refuse(small.problem).empty()) continue;
        INFO(small.problem.queens << " queens");
        CHECK(solutions_of(small.problem, 1) == solutions_of(small.problem, 0));
    }
}
