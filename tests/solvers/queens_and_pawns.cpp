// Tests of queens and pawns: published counts, mirror images, both methods, and what is refused.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/attacks.hpp"
#include "core/known.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "solvers/watched.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("queens_and_pawns"); }

constexpr std::int64_t printed = 0;
constexpr std::int64_t masks = 1;

Tally run_of(int n, std::int64_t pawns, std::int64_t method) {
    Tally tally;
    solver().start(problem_of(Board({n, n})), {{pawns, method}, 0})->run(UINT64_MAX, tally);
    return tally;
}

/// All solutions as boards, each as its pieces.
std::vector<std::vector<Piece>> solutions_of(int n, std::int64_t pawns, std::int64_t method) {
    Board board({n, n});
    std::vector<std::vector<Piece>> found;
    for (const Event& event : events_of_run(solver(), problem_of(board), {{pawns, method}, 0})) {
        apply(event, board);
        if (event.kind != EventKind::solution) continue;
        found.emplace_back(board.pieces().begin(), board.pieces().end());
    }
    return found;
}

/// Every way to put pawns between queens, found by trying every set of squares for the pawns.
std::uint64_t naive_count(int n) {
    std::uint64_t solutions = 0;
    for (int i = 0; i < n * n; ++i) {
        Board board({n, n});
        board.put(board.size().square(i), Piece::pawn);
        solutions += all_solutions({board, n + 1}).size();
    }
    return solutions;
}

}  // namespace

TEST_CASE("with k pawns, N + k queens stand in as many ways as published") {
    const std::vector<std::vector<std::uint64_t>> known{
        {16, 0, 0}, {20, 4, 0}, {128, 44, 8}, {396, 280, 44}, {2288, 1304, 528}};
    for (int n = 6; n <= 10; ++n) {
        for (std::int64_t pawns = 1; pawns <= 3; ++pawns) {
            INFO(n << " + " << pawns);
            const std::uint64_t expected =
                known[static_cast<std::size_t>(n - 6)][static_cast<std::size_t>(pawns - 1)];
            CHECK(run_of(n, pawns, masks).solutions == expected);
            if (n < 9) CHECK(run_of(n, pawns, printed).solutions == expected);
        }
    }
}

TEST_CASE("boards of fewer than six rows have no place for a pawn between queens") {
    for (int n = 1; n <= 5; ++n) {
        CHECK(run_of(n, 1, printed).solutions == 0);
        CHECK(run_of(n, 4, masks).solutions == 0);
        CHECK(naive_count(n) == 0);
    }
}

TEST_CASE("without pawns the queens of the ordinary problem are found") {
    for (int n = 1; n <= 8; ++n) {
        CHECK(run_of(n, 0, printed).solutions == known_queens(n));
        CHECK(run_of(n, 0, masks).solutions == known_queens(n));
    }
}

TEST_CASE(
    "both methods find the same queens and pawns in the same order, the masks in fewer steps") {
    for (const std::int64_t pawns : {0, 1, 2}) {
        CHECK(solutions_of(6, pawns, printed) == solutions_of(6, pawns, masks));
        const Tally slow = run_of(7, pawns, printed);
        const Tally fast = run_of(7, pawns, masks);
        CHECK(fast.rejections == 0);
        CHECK(fast.placements <= slow.placements);
        CHECK(fast.steps() < slow.steps() / 2);
    }
}

TEST_CASE("turned and mirrored, queens and pawns are solutions too, each found once") {
    const std::vector<std::vector<Piece>> found = solutions_of(7, 1, masks);
    const std::set<std::vector<Piece>> all(found.begin(), found.end());
    CHECK(all.size() == 20);
    for (const std::vector<Piece>& pieces : found) {
        std::vector<Piece> turned(49);
        std::vector<Piece> mirrored(49);
        for (std::size_t i = 0; i < 49; ++i) {
            turned[i % 7 * 7 + 6 - i / 7] = pieces[i];
            mirrored[i / 7 * 7 + 6 - i % 7] = pieces[i];
        }
        CHECK(all.contains(turned));
        CHECK(all.contains(mirrored));
    }
}

TEST_CASE("a solution has k pawns, k queens more than rows, and no attack") {
    const Problem problem = problem_of(Board({6, 6}));
    Board board({6, 6});
    for (const Event& event : events_of_run(solver(), problem, {{1, masks}, 0})) {
        apply(event, board);
        if (event.kind == EventKind::solution) break;
    }
    CHECK(solver().solves(problem, {{1, masks}, 0}, board));
    CHECK(!solver().solves(problem, {{2, masks}, 0}, board));
    board.put(board.find(Piece::pawn).front(), Piece::none);
    CHECK(!solver().solves(problem, {{1, masks}, 0}, board));
}

TEST_CASE("queens and pawns refuse boards that are not empty, square and plane") {
    const auto refusal = [](const Problem& problem) { return solver().refuse(problem); };
    CHECK(refusal(problem_of(Board({5, 6}))).ends_with("."));
    CHECK(refusal(problem_of(Board({65, 65}))).ends_with("up to 64 rows."));
    CHECK(refusal(problem_of(Board({64, 64}))).empty());
    CHECK(refusal({Board({6, 6}), 7}).ends_with("as many queens as rows."));
    CHECK(refusal(problem_of(board_from({"P..", "...", "..."}))).ends_with("take everything off."));
    CHECK(refusal(problem_of(Board({6, 6}, {Join::straight, Join::open}))).ends_with("only."));
}

TEST_CASE("on the widest board that fits a number, queens are placed row after row") {
    Board board({64, 64});
    std::vector<Event> events(20'000);
    events.resize(solver().start(problem_of(board), {{2, masks}, 0})->events(events));
    int most = 0;
    for (const Event& event : events) {
        apply(event, board);
        most = std::max(most, board.count(Piece::queen));
    }
    CHECK(most > 40);
    CHECK(is_solution(board, board.count(Piece::queen)));
}

TEST_CASE("the sentence says why a pawn is placed, or not") {
    const Board board = board_from({".Q....", "...Q..", "......", "......", "......", "......"});
    const auto told = [&](EventKind kind, std::uint8_t line, Square square) {
        return explanation(solver(), {kind, line, square, Piece::pawn}, board);
    };
    CHECK(told(EventKind::reject, 4, {1, 4}) ==
          "A pawn on e5 would not separate two queens: the next piece above it is not a queen.");
    CHECK(told(EventKind::place, 5, {2, 1}).starts_with("Place a pawn on b4: it will stand"));
    CHECK(explanation(solver(), {EventKind::solution, 8, {}}, board_from({"Q.P", "..Q", "..."})) ==
          "All 2 queens and 1 pawn stand and no queen attacks another: a solution.");
}

TEST_CASE("the ground is that of the squares of the row that may still take its queen") {
    watch(solver(), problem_of(Board({6, 6})), {{1, 0}, 0}, 500,
          [](const Event&, const Board& board, const Insight& insight) {
              for (const Square square : grounds_of(insight, GroundKind::domain)) {
                  REQUIRE(board.at(square) == Piece::none);
                  REQUIRE(pieces_attacking(board, square).empty());
              }
          });
}
