// Tests of the fewest pawns and the most queens: known values and naive searches.
#include <algorithm>
#include <bit>
#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("fewest_pawns"); }

constexpr std::int64_t fewest_pawns = 0;
constexpr std::int64_t most_queens = 1;

struct Best {
    int queens = 0;
    int pawns = 0;

    friend bool operator==(const Best&, const Best&) = default;
};

/// What stands at the end, nothing if that is no solution.
std::optional<Best> best_of(int n, std::int64_t question, std::int64_t number) {
    const Settings settings{{question, number}, 0};
    const Problem problem = problem_of(Board({n, n}));
    const auto search = solver().start(problem, settings);
    Board board({n, n});
    std::optional<Best> best;
    std::vector<Event> events(4096);
    for (std::size_t taken = events.size(); taken == events.size();) {
        taken = search->events(events);
        for (std::size_t i = 0; i < taken; ++i) {
            apply(events[i], board);
            if (events[i].kind != EventKind::solution) continue;
            CHECK(!best);
            CHECK(solver().solves(problem, settings, board));
            best = Best{board.count(Piece::queen), board.count(Piece::pawn)};
        }
    }
    return best;
}

/// Whether queens and pawns stand together, by trying every set of squares for the pawns.
bool can_stand(int n, int queens, int pawns) {
    std::vector<bool> is_pawn(static_cast<std::size_t>(n * n), false);
    std::fill(is_pawn.begin(), is_pawn.begin() + pawns, true);
    do {
        Board board({n, n});
        for (std::size_t i = 0; i < is_pawn.size(); ++i) {
            if (is_pawn[i]) board.put(board.size().square(static_cast<int>(i)), Piece::pawn);
        }
        if (!all_solutions({board, queens}).empty()) return true;
    } while (std::prev_permutation(is_pawn.begin(), is_pawn.end()));
    return false;
}

}  // namespace

TEST_CASE("nine queens stand on the chessboard with one pawn, and ten with two") {
    CHECK(best_of(8, fewest_pawns, 0) == Best{8, 0});
    CHECK(best_of(8, fewest_pawns, 1) == Best{9, 1});
    CHECK(best_of(8, fewest_pawns, 2) == Best{10, 2});
    CHECK(best_of(8, fewest_pawns, 3) == Best{11, 3});
    CHECK(best_of(6, fewest_pawns, 1) == Best{7, 1});
    CHECK(best_of(7, fewest_pawns, 2) == Best{9, 2});
}

TEST_CASE("where two pawns are too few for eight queens on six rows, more are found") {
    const std::optional<Best> best = best_of(6, fewest_pawns, 2);
    REQUIRE(best);
    CHECK(best->queens == 8);
    CHECK(best->pawns > 2);
}

TEST_CASE("on small boards the fewest pawns are those that trying all sets finds") {
    for (const auto& [n, number] :
         std::vector<std::pair<int, int>>{{2, 0}, {3, 0}, {3, 1}, {4, 0}, {5, 0}, {5, 1}}) {
        INFO(n << " + " << number);
        const std::optional<Best> best = best_of(n, fewest_pawns, number);
        int pawns = 0;
        while (pawns < 6 && !can_stand(n, n + number, pawns)) ++pawns;
        CHECK((pawns == 6 ? !best : best && best->pawns == pawns));
    }
}

TEST_CASE("on small boards the most queens are those that trying all sets finds") {
    for (const auto& [n, number] :
         std::vector<std::pair<int, int>>{{1, 1}, {2, 2}, {3, 0}, {3, 2}, {3, 5}, {4, 1}, {5, 2}}) {
        INFO(n << " with " << number);
        const std::optional<Best> best = best_of(n, most_queens, number);
        int queens = n + number;
        while (!can_stand(n, queens, std::min(number, n * n - 1))) --queens;
        REQUIRE(best);
        CHECK(best->queens == queens);
        CHECK(best->pawns <= number);
    }
}

TEST_CASE("neighbours cannot be parted, so five queens on 4 x 4 are hopeless with any pawns") {
    CHECK(!best_of(4, fewest_pawns, 1));
    CHECK(!best_of(1, fewest_pawns, 8));
    CHECK(explanation(solver(), {EventKind::done, 7, {}}, Board({4, 4})) ==
          "No number of pawns is enough for that many queens.");
}

TEST_CASE("the sentence says why a pawn is placed on an attacked square") {
    CHECK(
        explanation(solver(), {EventKind::place, 3, {0, 2}, Piece::pawn},
                    board_from({"Q...", "....", "....", "...."})) ==
        "c4 is attacked along its row by the queen on a4. A pawn there opens the lines behind it.");
    CHECK(explanation(solver(), {EventKind::remove, 5, {0, 2}, Piece::pawn},
                      board_from({"Q.P.", "....", "....", "...."})) ==
          "The remaining squares have no room for the missing queens: take the pawn off c4.");
}

TEST_CASE("the fewest pawns are looked for on empty square boards") {
    CHECK(solver().refuse(problem_of(Board({5, 6}))).ends_with("up to 32 rows."));
    CHECK(solver().refuse({Board({6, 6}), 8}).ends_with("as many queens as rows."));
    CHECK(solver().refuse(problem_of(board_from({"P.", ".."}))).ends_with("take everything off."));
}

TEST_CASE("the ground is free squares of the row, its other squares are attacked") {
    watch(solver(), problem_of(Board({6, 6})), {{0, 1}, 0}, 500,
          [](const Event&, const Board& board, const Insight& insight) {
              for (const Square square : grounds_of(insight, GroundKind::domain)) {
                  REQUIRE(pieces_attacking(board, square).empty());
              }
              for (const Mark& mark : insight.marks) {
                  REQUIRE_FALSE(pieces_attacking(board, mark.square).empty());
              }
          });
}

TEST_CASE("behind the last row what is too little is the room for queens, not for pawns") {
    const auto search = solver().start(problem_of(Board({5, 5})), {{1, 2}, 0});
    Tally tally;
    search->run(815, tally);
    const std::vector<Fact> sums = search->insight().sums;
    REQUIRE(sums.size() == 1);
    CHECK(sums.front() ==
          Fact{"room for queens that are not neighbours < queens missing", "0 < 1"});
}
