// Tests of the free tiles: how often each solution is found, and in which order.
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "core/attacks.hpp"
#include "core/known.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("free_tiles"); }

constexpr std::uint8_t line_again = 6;

/// How often each solution is found, first or again.
std::map<Placement, int> found(int n, bool first_row_only) {
    std::map<Placement, int> times;
    Board board({n, n});
    const auto search = solver().start(problem_of(board), {{first_row_only ? 1 : 0}, 0});
    Event event;
    while (search->events({&event, 1}) == 1) {
        apply(event, board);
        if (event.kind == EventKind::solution) CHECK(times.count(board.find(Piece::queen)) == 0);
        if (event.kind == EventKind::solution || event.line == line_again) {
            ++times[board.find(Piece::queen)];
        }
    }
    return times;
}

int total(const std::map<Placement, int>& times) {
    int sum = 0;
    for (const auto& [placement, count] : times) sum += count;
    return sum;
}

}  // namespace

TEST_CASE("every solution of N queens is found N! times: 48, 1200 and 2880 for 4, 5 and 6") {
    CHECK(total(found(4, false)) == 48);
    CHECK(total(found(5, false)) == 1200);
    CHECK(total(found(6, false)) == 2880);
    CHECK(found(6, false).size() == 4);
}

TEST_CASE("with the first queen in the first row each solution is found (N - 1)! times") {
    for (const auto& [placement, count] : found(6, true)) CHECK(count == 120);
    CHECK(found(6, true).size() == 4);
}

TEST_CASE("the repetitions of queens are a fact of their own, and threatened tiles are marked") {
    const auto search = solver().start(problem_of(Board({4, 4})), {{0}, 0});
    Tally tally;
    search->run(1, tally);
    CHECK(search->insight().facts[0] == Fact{"free squares", "6"});
    CHECK(search->insight().marks.size() == 9);
    search->run(UINT64_MAX, tally);
    CHECK(tally.solutions == 2);
    CHECK(search->insight().facts[1].value == "48");
    CHECK(search->insight().facts[3] == Fact{"repetitions", "46"});
}

TEST_CASE("the sentence says that queens were placed in another order before") {
    const Board board = board_from({".Q..", "...Q", "Q...", "..Q."});
    CHECK(explanation(solver(), {EventKind::reject, line_again, {0, 1}}, board) ==
          "This solution was found before, with its queens placed in another order.");
}

TEST_CASE("the ground is that of the free tiles that are still to be tried") {
    watch(solver(), problem_of(Board({6, 6})), {{0}, 0}, 1000,
          [](const Event& event, const Board& board, const Insight& insight) {
              if (event.kind != EventKind::place && event.kind != EventKind::remove) return;
              const int first =
                  event.kind == EventKind::place ? 0 : board.size().index(event.square) + 1;
              std::vector<Square> expected;
              for (int i = first; i < board.size().area(); ++i) {
                  const Square square = board.size().square(i);
                  const bool free =
                      board.at(square) == Piece::none && pieces_attacking(board, square).empty();
                  if (free && board.count(Piece::queen) < 6) expected.push_back(square);
              }
              REQUIRE(grounds_of(insight, GroundKind::domain) == expected);
          });
}
