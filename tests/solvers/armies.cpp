// Tests of queens and knights that do not attack each other: a naive oracle on all surfaces, both
// orders, known boards.
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

const Entry& solver() { return *find_solver("armies"); }

using Pieces = std::vector<Piece>;

Pieces pieces_of(const Board& board) { return {board.pieces().begin(), board.pieces().end()}; }

std::vector<Pieces> solutions_of(Board board, std::int64_t size, std::int64_t first) {
    std::vector<Pieces> found;
    for (const Event& event : events_of_run(solver(), problem_of(board), {{size, first}, 0})) {
        apply(event, board);
        if (event.kind == EventKind::solution) found.push_back(pieces_of(board));
    }
    std::sort(found.begin(), found.end());
    return found;
}

/// By trying all pairs of sets of free squares.
std::vector<Pieces> naive(const Board& board, int size) {
    const std::vector<Square> free = board.find(Piece::none);
    std::vector<Pieces> found;
    const std::uint32_t end = std::uint32_t{1} << free.size();
    for (std::uint32_t queens = 0; queens < end; ++queens) {
        if (std::popcount(queens) != size) continue;
        for (std::uint32_t knights = 0; knights < end; ++knights) {
            if (std::popcount(knights) != size || (queens & knights) != 0) continue;
            Board filled = board;
            for (std::size_t i = 0; i < free.size(); ++i) {
                if ((queens >> i & 1U) != 0) filled.put(free[i], Piece::queen);
                if ((knights >> i & 1U) != 0) filled.put(free[i], Piece::knight);
            }
            if (conflicts(filled, 1).pairs.empty()) found.push_back(pieces_of(filled));
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

TEST_CASE("queens and knights are placed unattacked wherever the oracle finds a way") {
    tests::Dice dice(3);
    const std::vector<Piece> obstacles{Piece::pawn, Piece::wall, Piece::forbidden};
    for (const NamedSurface& surface : surfaces) {
        for (const Size size : {Size{3, 3}, Size{4, 3}, Size{2, 5}}) {
            const Board board = dice.board(size, surface.surface, obstacles, 6);
            for (int armies = 1; armies <= 2; ++armies) {
                CAPTURE(surface.slug, size.columns, size.rows, armies);
                const std::vector<Pieces> expected = naive(board, armies);
                CHECK(solutions_of(board, armies, 0) == expected);
                CHECK(solutions_of(board, armies, 1) == expected);
            }
        }
    }
}

TEST_CASE("either army may be the first, and the same placements are found") {
    const std::vector<Pieces> found = solutions_of(Board({5, 5}), 2, 0);
    CHECK(!found.empty());
    CHECK(solutions_of(Board({5, 5}), 2, 1) == found);
    CHECK(std::adjacent_find(found.begin(), found.end()) == found.end());
}

TEST_CASE("five queens and five knights fit on the chessboard unattacked in 16 ways") {
    for (const std::int64_t size : {5, 6}) {
        Tally tally;
        solver().start(problem_of(Board({8, 8})), {{size, 0}, 0})->run(UINT64_MAX, tally);
        CHECK(tally.solutions == (size == 5 ? 16 : 0));
    }
}

TEST_CASE("turned boards hold the same queens and knights") {
    const std::vector<Pieces> found = solutions_of(Board({5, 5}), 2, 0);
    const std::set<Pieces> all(found.begin(), found.end());
    for (const Pieces& pieces : found) {
        Pieces turned(25);
        for (std::size_t i = 0; i < 25; ++i) turned[i % 5 * 5 + 4 - i / 5] = pieces[i];
        CHECK(all.contains(turned));
    }
}

TEST_CASE("armies with more queens than rows are given up at once") {
    for (const std::int64_t first : {0, 1}) {
        Tally tally;
        solver().start(problem_of(Board({7, 7})), {{8, first}, 0})->run(UINT64_MAX, tally);
        CHECK(tally.solutions == 0);
        CHECK(tally.steps() == 1);
    }
}

TEST_CASE("a board of unattacked queens and knights solves its problem, others do not") {
    const Problem problem = problem_of(Board({4, 4}));
    Board board({4, 4});
    board.put({0, 0}, Piece::queen);
    board.put({3, 1}, Piece::knight);
    CHECK(solver().solves(problem, {{1, 0}, 0}, board));
    CHECK(!solver().solves(problem, {{2, 0}, 0}, board));
    board.put({3, 1}, Piece::none);
    board.put({2, 1}, Piece::knight);
    CHECK(!solver().solves(problem, {{1, 0}, 0}, board));
}

TEST_CASE("armies begin on boards without queens") {
    CHECK(solver().refuse(problem_of(board_from({"Q..", "...", "..."}))).ends_with("off."));
    CHECK(solver().refuse(problem_of(Board({17, 16}))).ends_with("up to 256 squares."));
    CHECK(solver().refuse(problem_of(board_from({"P..", "..x", "o.."}))).empty());
}

TEST_CASE("the sentence names the piece that would be attacked") {
    Board board({5, 5});
    board.put({2, 2}, Piece::queen);
    const auto told = [&](Piece piece, Square square) {
        return explanation(solver(), {EventKind::reject, 1, square, piece}, board);
    };
    CHECK(told(Piece::knight, {0, 2}) == "c5 is attacked by the queen on c3.");
    CHECK(told(Piece::knight, {0, 1}) == "A knight on b5 would attack the queen on c3.");
    CHECK(told(Piece::knight, {2, 2}) == "c3 is taken.");
}

TEST_CASE("the ground is free squares, on which the next piece would attack none") {
    watch(solver(), problem_of(Board({5, 5})), {{3, 0}, 0}, 500,
          [](const Event&, const Board& board, const Insight& insight) {
              const Piece next = board.count(Piece::queen) < 3 ? Piece::queen : Piece::knight;
              for (const Square square : grounds_of(insight, GroundKind::domain)) {
                  REQUIRE(board.at(square) == Piece::none);
                  Board with = board;
                  with.put(square, next);
                  REQUIRE(conflicts(with).pairs.empty());
              }
          });
}
