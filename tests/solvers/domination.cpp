// Tests of domination: known numbers, a naive oracle on all surfaces, mirror images, refusals.
#include <algorithm>
#include <bit>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/attacks.hpp"
#include "core/dice.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("domination"); }

constexpr std::int64_t may_attack = 0;
constexpr std::int64_t independent = 1;

std::vector<Placement> solutions_of(Board board, std::int64_t knob) {
    std::vector<Placement> found;
    for (const Event& event : events_of_run(solver(), problem_of(board), {{knob}, 0})) {
        apply(event, board);
        if (event.kind == EventKind::solution) found.push_back(board.find(Piece::queen));
    }
    std::sort(found.begin(), found.end());
    return found;
}

/// By trying all sets of free squares beside the given queens.
std::vector<Placement> naive(const Board& board, std::int64_t knob) {
    const std::vector<Square> free = board.find(Piece::none);
    std::vector<Placement> best;
    int fewest = 1000;
    for (std::uint32_t set = 0; set < std::uint32_t{1} << free.size(); ++set) {
        if (std::popcount(set) > fewest) continue;
        Board filled = board;
        for (std::size_t i = 0; i < free.size(); ++i) {
            if ((set >> i & 1U) != 0) filled.put(free[i], Piece::queen);
        }
        if (!solver().solves(problem_of(board), {{knob}, 0}, filled)) continue;
        if (std::popcount(set) < fewest) best.clear();
        fewest = std::popcount(set);
        best.push_back(filled.find(Piece::queen));
    }
    std::sort(best.begin(), best.end());
    return best;
}

}  // namespace

TEST_CASE("five queens cover the chessboard in 4860 ways") {
    const std::vector<Placement> found = solutions_of(Board({8, 8}), may_attack);
    CHECK(found.size() == 4860);
    CHECK(found.front().size() == 5);
    CHECK(std::adjacent_find(found.begin(), found.end()) == found.end());
}

TEST_CASE("the fewest queens that cover small boards are 1, 1, 1, 2, 3, 3 and 4") {
    const std::vector<std::size_t> known{1, 1, 1, 2, 3, 3, 4};
    for (int n = 1; n <= 7; ++n) {
        INFO(n);
        const auto found = solutions_of(Board({n, n}), may_attack);
        CHECK(found.front().size() == known[static_cast<std::size_t>(n - 1)]);
    }
    CHECK(solutions_of(Board({4, 4}), independent).front().size() == 3);
    CHECK(solutions_of(Board({3, 3}), may_attack) == std::vector<Placement>{{{1, 1}}});
}

TEST_CASE("queens cover boards of every kind as the oracle covers them") {
    tests::Dice dice(5);
    const std::vector<Piece> pieces{Piece::pawn, Piece::wall, Piece::forbidden, Piece::queen};
    for (int i = 0; i < 150; ++i) {
        const Size size{dice.between(1, 4), dice.between(1, 3)};
        const Board board = dice.board(size, dice.surface(), pieces, 5);
        for (const std::int64_t knob : {may_attack, independent}) {
            INFO("board " << i << ", knob " << knob);
            CHECK(solutions_of(board, knob) == naive(board, knob));
        }
    }
}

TEST_CASE("turned boards are covered by turned queens") {
    const std::vector<Placement> found = solutions_of(Board({6, 6}), independent);
    const std::set<Placement> all(found.begin(), found.end());
    CHECK(!all.empty());
    for (const Placement& placement : found) {
        Placement turned;
        for (const Square s : placement) turned.push_back({s.column, 5 - s.row});
        std::sort(turned.begin(), turned.end());
        CHECK(all.contains(turned));
    }
}

TEST_CASE("given queens stay and count, and a hopeless board is given up at once") {
    const auto found = solutions_of(board_from({"Q...", "....", "....", "...."}), may_attack);
    for (const Placement& placement : found) CHECK(placement.front() == Square{0, 0});
    CHECK(solutions_of(board_from({"o"}), may_attack).empty());
    CHECK(solutions_of(board_from({"QQ", ".."}), independent).empty());
}

TEST_CASE("at the start no square is covered, and one is the next to be") {
    const auto search = solver().start(problem_of(Board({4, 4})), {{0}, 0});
    const Insight insight = search->insight();
    CHECK(insight.facts[0] == Fact{"queens allowed", "1"});
    CHECK(insight.facts[1] == Fact{"squares not covered", "16"});
    CHECK(insight.grounds.empty());
    REQUIRE(insight.marks.size() == 1);
    CHECK(insight.marks.front().kind == ThoughtKind::covered_next);
}

TEST_CASE("the ground is that of the squares that queens attack or stand on") {
    watch(solver(), problem_of(Board({6, 6})), {{may_attack}, 0}, 300,
          [](const Event&, const Board& board, const Insight& insight) {
              std::vector<Square> covered = grounds_of(insight, GroundKind::covered);
              std::sort(covered.begin(), covered.end());
              std::vector<Square> expected;
              for (int i = 0; i < board.size().area(); ++i) {
                  const Square square = board.size().square(i);
                  const bool stands = board.at(square) == Piece::queen;
                  if (stands || !pieces_attacking(board, square).empty()) {
                      expected.push_back(square);
                  }
              }
              REQUIRE(covered == expected);
          });
}

TEST_CASE("boards with too many squares to cover are refused") {
    CHECK(solver().refuse(problem_of(Board({16, 16}))).empty());
    CHECK(solver().refuse(problem_of(Board({17, 16}))).ends_with("for the fewest queens."));
}

TEST_CASE("the sentence says why a queen covers too little") {
    const Board board = board_from({"....", "..Q.", "....", "...."});
    CHECK(
        explanation(solver(), {EventKind::reject, 4, {0, 0}}, board) ==
        "With a queen on a4, the queens still allowed could not cover the remainder of the board.");
    CHECK(explanation(solver(), {EventKind::reject, 3, {1, 0}}, board) ==
          "a3 is attacked along its row by the queen on c3.");
}

TEST_CASE("a board that no queens cover is not called one without other ways") {
    const Problem problem{board_from({"o"}), 0};
    const std::vector<Event> events = events_of_run(*find_solver("domination"), problem,
                                                    initial_settings(*find_solver("domination")));
    CHECK(explanation(*find_solver("domination"), events.back(), problem.board) ==
          "No number of queens covers the whole board: the search is finished.");
}
