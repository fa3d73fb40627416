// Tests of min-conflicts: where queens start and move, how many moves they need, and restarts.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/repair.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("min_conflicts"); }

constexpr std::int64_t any_row = 0;
constexpr std::int64_t own_row = 1;
constexpr std::int64_t one_row = 3;

std::vector<Event> events_of(const Board& board, std::int64_t start, std::uint64_t seed) {
    return events_of_run(solver(), problem_of(board), {{start}, seed});
}

/// The fewest attackers of the squares of a column, of those in rows without queens if `own`.
int fewest_attackers(const Board& board, int column, bool own = false) {
    int fewest = board.size().area();
    for (int row = 0; row < board.rows(); ++row) {
        int in_row = 0;
        for (int c = 0; c < board.columns(); ++c) in_row += board.at({row, c}) == Piece::queen;
        if (own && in_row > 0) continue;
        fewest = std::min(fewest, attackers_of(board, {row, column}));
    }
    return fewest;
}

std::uint64_t moves_of(std::uint32_t n, RepairStart start, std::uint64_t seed) {
    Repair repair(n, n, start, seed);
    while (repair.step().kind != EventKind::done) {
    }
    return repair.moves();
}

}  // namespace

TEST_CASE("repaired from any start, the queens of every small board stand in the end") {
    for (const Size size : {Size{1, 1}, Size{4, 4}, Size{5, 5}, Size{6, 6}, Size{7, 7}, Size{8, 8},
                            Size{30, 30}, Size{3, 4}, Size{9, 5}, Size{1, 6}, Size{6, 1}}) {
        for (std::int64_t start = 0; start < 4; ++start) {
            INFO(size.columns << " x " << size.rows << ", start " << start);
            Board board(size);
            for (const Event& event : events_of(board, start, 3)) apply(event, board);
            CHECK(is_solution(board, size.shorter()));
        }
    }
}

TEST_CASE("each queen starts where fewest attack it, in any row or in its own") {
    for (const std::int64_t start : {any_row, own_row}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Board board({12, 12});
            for (const Event& event : events_of(board, start, seed)) {
                if (event.line != Repair::line_start) break;
                REQUIRE(event.square.column == board.count(Piece::queen));
                const int fewest = fewest_attackers(board, event.square.column, start == own_row);
                REQUIRE(attackers_of(board, event.square) == fewest);
                apply(event, board);
            }
        }
    }
}

TEST_CASE("only attacked queens move, each within its column to where fewest attack it") {
    for (std::int64_t start = 0; start < 4; ++start) {
        Board board({10, 10});
        int column = -1;
        for (const Event& event : events_of(board, start, 11)) {
            if (event.line == Repair::line_take) {
                REQUIRE(event.kind == EventKind::remove);
                REQUIRE(attackers_of(board, event.square) > 0);
                column = event.square.column;
            }
            if (event.line == Repair::line_move) {
                REQUIRE(event.kind == EventKind::place);
                REQUIRE(event.square.column == column);
                REQUIRE(attackers_of(board, event.square) == fewest_attackers(board, column));
            }
            apply(event, board);
        }
    }
}

TEST_CASE("every row of fewest attackers is chosen now and then") {
    std::vector<int> chosen(6, 0);
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Repair repair(6, 6, RepairStart::any_row, seed);
        const Event first = repair.step();
        ++chosen[static_cast<std::size_t>(first.square.row)];
    }
    CHECK(*std::min_element(chosen.begin(), chosen.end()) > 25);
}

TEST_CASE("queens that cannot be repaired start again, and six of them then find a place") {
    bool again = false;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const std::vector<Event> events = events_of(Board({6, 6}), any_row, seed);
        Board board({6, 6});
        for (const Event& event : events) {
            apply(event, board);
            if (event.line != Repair::line_restart) continue;
            again = true;
            CHECK(event.kind == EventKind::remove);
            if (event.square.column == 5) CHECK(board.count(Piece::queen) == 0);
        }
        CHECK(is_solution(board, 6));
    }
    CHECK(again);
}

TEST_CASE("from a good start a few dozen moves place thousands of queens") {
    std::uint64_t sum = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        sum += moves_of(10'000, RepairStart::any_row, seed);
    }
    CHECK(sum > 300);
    CHECK(sum < 700);
}

TEST_CASE("from one row all queens but one must move") {
    CHECK(moves_of(100, RepairStart::one_row, 0) >= 99);
    const std::vector<Event> events = events_of(Board({20, 20}), one_row, 5);
    for (std::size_t i = 0; i < 20; ++i) CHECK(events[i].square.row == 10);
}

TEST_CASE("on the largest board the queens stand after some thousand steps") {
    Board board({largest_side, largest_side});
    const std::vector<Event> events = events_of(board, any_row, 1);
    for (const Event& event : events) apply(event, board);
    CHECK(is_solution(board, largest_side));
    CHECK(events.size() < 3 * largest_side);
    CHECK(solver().start(problem_of(Board({30, 30})), {{0}, 0})->memory() < 2'000);
}

TEST_CASE("the attacked queens are marked, and the conflicts counted") {
    const auto search = solver().start(problem_of(Board({6, 9})), {{one_row}, 0});
    Tally tally;
    search->run(3, tally);
    const Insight insight = search->insight();
    CHECK(insight.facts[0] == Fact{"conflicts", "3"});
    CHECK(insight.marks == std::vector<Mark>{{{4, 0}, ThoughtKind::attacked_queen, 2},
                                             {{4, 1}, ThoughtKind::attacked_queen, 2},
                                             {{4, 2}, ThoughtKind::attacked_queen, 2}});
}

TEST_CASE("while a queen moves, the squares of its column are marked with their attackers") {
    const Board board({6, 6});
    const auto search = solver().start(problem_of(board), {{one_row}, 0});
    std::vector<Event> events(7);
    REQUIRE(search->events(events) == 7);
    REQUIRE(events.back().kind == EventKind::remove);
    const Insight insight = search->insight();
    Board before = board;
    for (const Event& event : events) apply(event, before);
    for (int row = 0; row < 6; ++row) {
        const Square square{row, events.back().square.column};
        CHECK(insight.marks[static_cast<std::size_t>(row)] ==
              Mark{square, ThoughtKind::attackers, attackers_of(before, square)});
    }
}

TEST_CASE("repair is refused where pieces stand, where edges are joined, and where it has no end") {
    const auto refusal = [](const Problem& problem) { return solver().refuse(problem); };
    CHECK(refusal(problem_of(Board({2, 2}))).ends_with("cannot prove that."));
    CHECK(refusal(problem_of(Board({3, 3}))).ends_with("cannot prove that."));
    CHECK(refusal(problem_of(Board({5, 5}, torus_surface))).ends_with("only."));
    CHECK(refusal(problem_of(board_from({"Q...", "....", "....", "...."}))).ends_with("off."));
    CHECK(refusal(problem_of(board_from({"o...", "....", "....", "...."}))).ends_with("off."));
    CHECK(refusal({Board({5, 5}), 4}).ends_with("exactly 5 queens."));
    CHECK(refusal(problem_of(Board({largest_side, 3}))).empty());
}

TEST_CASE("a repair is explained in words") {
    const Board board = board_from({"....", "Q...", "....", "...."});
    const auto told = [&](EventKind kind, Repair::Line line, Square square) {
        return explanation(solver(), {kind, line, square}, board);
    };
    CHECK(told(EventKind::place, Repair::line_start, {2, 1}) ==
          "The queen of column b starts on b2, attacked by 1 queen.");
    CHECK(told(EventKind::remove, Repair::line_take, {1, 0}) ==
          "The queen on a3 is attacked by 0 queens: take it off to move it within column a.");
    CHECK(told(EventKind::place, Repair::line_move, {3, 1}) ==
          "No queen attacks b1: place the queen of column b there.");
    CHECK(explanation(solver(), {EventKind::place, Repair::line_start, {0, 2}}, Board({5, 2})) ==
          "The queen of row 2 starts on c2, which no queen attacks.");
}

TEST_CASE("while a queen moves, the ground is that of the squares where the fewest attack") {
    std::size_t moves = 0;
    watch(solver(), problem_of(Board({8, 8})), {{2}, 3}, 300,
          [&](const Event& event, const Board& board, const Insight& insight) {
              if (event.line != Repair::line_take) return;
              ++moves;
              std::size_t fewest = SIZE_MAX;
              std::vector<Square> best;
              for (int row = 0; row < 8; ++row) {
                  const Square square{row, event.square.column};
                  const std::size_t attackers = pieces_attacking(board, square).size();
                  if (attackers < fewest) best.clear();
                  fewest = std::min(fewest, attackers);
                  if (attackers == fewest) best.push_back(square);
              }
              REQUIRE(grounds_of(insight, GroundKind::fewest) == best);
          });
    CHECK(moves > 0);
}
