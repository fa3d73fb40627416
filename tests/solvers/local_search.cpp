// Tests of the local search: what it places, swaps and rejects, and how long it takes.
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/attacks.hpp"
#include "solvers/parts/permutation_search.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

using Search4 = PermutationSearch;

const Entry& solver() { return *find_solver("local_search"); }

std::vector<Event> events_of(const Board& board, std::uint64_t seed) {
    return events_of_run(solver(), problem_of(board), {{}, seed});
}

}  // namespace

TEST_CASE("swapped often enough, the queens of every board stand in the end") {
    for (const int n : {1, 4, 5, 6, 7, 8, 9, 20, 100, largest_side}) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            INFO(n << ", seed " << seed);
            Board board({n, n});
            for (const Event& event : events_of(board, seed)) apply(event, board);
            CHECK(is_solution(board, n));
        }
    }
}

TEST_CASE("queens are placed where none attacks them until the draws are used up") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Board board({15, 15});
        int draws = 0;
        for (const Event& event : events_of(board, seed)) {
            if (event.line > Search4::line_reject) break;
            ++draws;
            const bool attacked = attackers_of(board, event.square) > 0;
            REQUIRE(attacked == (event.kind == EventKind::reject));
            REQUIRE(event.square.column == board.count(Piece::queen));
            apply(event, board);
        }
        CHECK(draws <= 47);
    }
}

TEST_CASE("every queen has a row and a column of its own, and swaps leave both queens free") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Board board({12, 12});
        int parts = 0;
        for (const Event& event : events_of(board, seed)) {
            apply(event, board);
            if (event.kind == EventKind::place) {
                REQUIRE(attackers_of(board, event.square) <= board.count(Piece::queen));
            }
            std::set<int> rows;
            std::set<int> columns;
            for (const Square queen : board.find(Piece::queen)) {
                rows.insert(queen.row);
                columns.insert(queen.column);
            }
            const auto queens = static_cast<std::size_t>(board.count(Piece::queen));
            REQUIRE(rows.size() == queens);
            REQUIRE(columns.size() == queens);
            if (event.line != Search4::line_swap) continue;
            parts = parts % 4 + 1;
            REQUIRE((event.kind == EventKind::place) == (parts > 2));
            if (parts > 2) REQUIRE(attackers_of(board, event.square) == 0);
        }
        CHECK(parts % 4 == 0);
    }
}

TEST_CASE("a swap is rejected only where one of the two queens would be attacked") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Board board({9, 9});
        for (const Event& event : events_of(board, seed)) {
            if (event.line == Search4::line_keep) {
                Board swapped = board;
                int row = 0;
                int column = 0;
                for (int i = 0; i < 9; ++i) {
                    if (board.at({i, event.square.column}) == Piece::queen) row = i;
                    if (board.at({event.square.row, i}) == Piece::queen) column = i;
                }
                swapped.put({row, event.square.column}, Piece::none);
                swapped.put({event.square.row, column}, Piece::none);
                swapped.put({row, column}, Piece::queen);
                swapped.put(event.square, Piece::queen);
                REQUIRE(attackers_of(swapped, event.square) + attackers_of(swapped, {row, column}) >
                        0);
            }
            apply(event, board);
        }
    }
}

TEST_CASE("where swaps do not help, the queens start again") {
    bool again = false;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        for (const Event& event : events_of(Board({6, 6}), seed)) {
            again = again || event.line == Search4::line_restart;
        }
    }
    CHECK(again);
}

TEST_CASE("ten times the queens take about ten times the steps") {
    const auto steps = [](std::uint32_t n) {
        PermutationSearch search(n, 7);
        std::uint64_t taken = 1;
        while (search.step().kind != EventKind::done) ++taken;
        return taken;
    };
    CHECK(steps(10'000) < 5 * 10'000);
    CHECK(steps(100'000) < 5 * 100'000);
}

TEST_CASE("the search reports how many queens it placed well and how many are attacked") {
    const auto search = solver().start(problem_of(Board({50, 50})), {{}, 1});
    Tally tally;
    search->run(100'000, tally);
    REQUIRE(tally.done);
    const Insight insight = search->insight();
    CHECK(insight.facts[0].name == "placed without attack");
    CHECK(std::stoi(insight.facts[0].value) > 35);
    CHECK(insight.facts[1] == Fact{"attacked queens", "0"});
    CHECK(insight.marks.empty());
}

TEST_CASE("swaps need a square board") {
    CHECK(solver().refuse(problem_of(Board({5, 6}))).ends_with("must be square."));
    CHECK(solver().refuse(problem_of(Board({3, 3}))).ends_with("cannot prove that."));
}

TEST_CASE("drawing and swapping are explained in words") {
    const Board board = board_from({"....", "Q...", "....", "...."});
    const auto told = [&](EventKind kind, Search4::Line line, Square square) {
        return explanation(solver(), {kind, line, square}, board);
    };
    CHECK(told(EventKind::reject, Search4::line_reject, {2, 1}) ==
          "b2 is attacked along a diagonal by the queen on a3. Draw another row for column b.");
    CHECK(told(EventKind::place, Search4::line_rest, {2, 1}) ==
          "Enough rows have been drawn: place the queen of column b on b2, attacked by 1 queen.");
    CHECK(told(EventKind::place, Search4::line_swap, {3, 1}) ==
          "Place the queen of column b in the other's row: no queen attacks b1.");
}

TEST_CASE("a swap after which both queens would be attacked is not said to leave one attacked") {
    const Board board = board_from({"...Q", "Q...", "..Q.", ".Q.."});
    CHECK(explanation(solver(), {EventKind::reject, Search4::line_keep, {2, 0}}, board) ==
          "A swap that takes the queen of column a to a2 leaves at least one of the two attacked: "
          "both stay.");
    Board swapped = board;
    for (const auto& [from, to] :
         {std::pair{Square{1, 0}, Square{2, 0}}, std::pair{Square{2, 2}, Square{1, 2}}}) {
        swapped.put(from, Piece::none);
        swapped.put(to, Piece::queen);
    }
    CHECK(attackers_of(swapped, {2, 0}) == 1);
    CHECK(attackers_of(swapped, {1, 2}) == 1);
}

TEST_CASE("a swap that is not made is shown with the attackers that the two would have") {
    std::size_t kept = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        watch(solver(), problem_of(Board({10, 10})), {{}, seed}, 400,
              [&](const Event& event, const Board& board, const Insight& insight) {
                  const bool keeps = event.line == PermutationSearch::line_keep;
                  const bool swaps =
                      event.line == PermutationSearch::line_swap && event.kind == EventKind::remove;
                  REQUIRE(insight.proposals.size() == (keeps || swaps ? 2 : 0));
                  if (!keeps) return;
                  ++kept;
                  Board swapped = board;
                  for (const Proposal& move : insight.proposals)
                      swapped.put(move.from, Piece::none);
                  for (const Proposal& move : insight.proposals) {
                      REQUIRE(move.from.column == move.to.column);
                      swapped.put(move.to, Piece::queen);
                  }
                  for (const Mark& mark : insight.marks) {
                      if (mark.kind != ThoughtKind::attackers) continue;
                      REQUIRE(pieces_attacking(swapped, mark.square).size() ==
                              static_cast<std::size_t>(mark.number));
                  }
              });
    }
    CHECK(kept > 10);
}
