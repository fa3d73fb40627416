// Tests of a run by hand: the figures of the paper, what its conditions leave, and what is refused.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/read.hpp"
#include "core/words.hpp"
#include "solvers/naive_runs.hpp"
#include "solvers/small_problems.hpp"
#include "solvers/solver.hpp"
#include "symmetry/least.hpp"
#include "symmetry/solutions.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

const Entry& solver() { return *find_solver("single_run"); }

/// The torus with queens on squares as the paper names them, "7-9" being column 7 and row 9.
Problem torus(int n, const std::vector<std::string>& queens) {
    Board board({n, n}, torus_surface);
    for (const std::string& queen : queens) {
        board.put(square_in(queen, board.size()).value(), Piece::queen);
    }
    return {board, n};
}

/// The squares that are blocked before the first step and not attacked, named as in the paper.
std::set<std::string> blocked(const Problem& problem, const std::vector<std::int64_t>& knobs) {
    std::set<std::string> squares;
    for (const Mark& mark : solver().start(problem, {knobs, 0})->insight().marks) {
        if (mark.kind == ThoughtKind::attacked) continue;
        squares.insert(column_and_row(mark.square, problem.board.size()));
    }
    return squares;
}

/// The least images of the solutions that a run reports.
std::set<Columns> told(const Problem& problem, const std::vector<std::int64_t>& knobs) {
    const Group group(GroupKind::d4n, problem.board.rows());
    std::set<Columns> found;
    Board board = problem.board;
    for (const Event& event : events_of_run(solver(), problem, {knobs, 0})) {
        apply(event, board);
        if (event.kind != EventKind::solution) continue;
        Columns columns;
        for (const Square queen : board.find(Piece::queen)) columns.push_back(queen.column);
        REQUIRE(found.insert(least_image(group, columns).columns).second);
    }
    REQUIRE(board == problem.board);
    return found;
}

using Names = std::set<std::string>;

}  // namespace

TEST_CASE("figure 5: MinDist 4 blocks sixteen squares beside a queen") {
    CHECK(blocked(torus(17, {"7-9"}), {4, 2, 0, 0, 0}) ==
          Names{"6-6", "6-7", "6-11", "6-12", "8-6", "8-7", "8-11", "8-12", "4-8", "5-8", "9-8",
                "10-8", "4-10", "5-10", "9-10", "10-10"});
}

TEST_CASE("figure 6: SecMinDist 6 blocks four squares behind each of two queens") {
    CHECK(blocked(torus(17, {"7-9", "8-7"}), {2, 6, 0, 0, 0}) ==
          Names{"6-11", "6-12", "6-13", "6-14", "9-5", "9-4", "9-3", "9-2"});
}

TEST_CASE("figure 7: NoKnightLine blocks the squares in line with two queens") {
    CHECK(blocked(torus(17, {"4-3", "6-4"}), {2, 2, 1, 0, 0}) == Names{"8-5", "2-2"});
}

TEST_CASE("figure 8: SingleKnight blocks the squares at a right angle, too") {
    CHECK(blocked(torus(17, {"4-3", "6-4"}), {2, 2, 0, 1, 0}) ==
          Names{"8-5", "2-2", "3-5", "5-1", "5-6", "7-2"});
}

TEST_CASE("a run by hand reports one solution of each orbit whose queens keep its conditions") {
    constexpr int n = 13;
    struct Given {
        std::vector<std::string> queens;
        std::vector<std::string> forbidden;
        std::vector<std::int64_t> knobs;
    };
    const Group group(GroupKind::d4n, n);
    for (const Given& given :
         {Given{{}, {}, {2, 2, 0, 0, 1}}, Given{{"1-1"}, {}, {3, 2, 0, 0, 1}},
          Given{{"1-1", "2-3"}, {"3-5"}, {2, 2, 0, 0, 1}}, Given{{"5-5"}, {}, {2, 2, 1, 0, 1}},
          Given{{"1-1", "2-3"}, {}, {2, 4, 0, 1, 1}}, Given{{}, {"7-7"}, {4, 2, 0, 0, 1}}}) {
        Problem problem = torus(n, given.queens);
        SearchRun run{.title = {}, .fixed = {}, .blocked = {}};
        for (const std::string& name : given.queens) {
            run.fixed.push_back(square_in(name, problem.board.size()).value());
        }
        for (const std::string& name : given.forbidden) {
            run.blocked.push_back(square_in(name, problem.board.size()).value());
            problem.board.put(run.blocked.back(), Piece::forbidden);
        }
        run.min_dist = static_cast<int>(given.knobs[0]);
        run.sec_min_dist = static_cast<int>(given.knobs[1]);
        run.no_knight_line = given.knobs[2] != 0;
        run.single_knight = given.knobs[3] != 0;
        std::set<Columns> expected;
        for_each_solution(n, true, [&](const Columns& columns) {
            if (belongs_to(run, columns)) expected.insert(least_image(group, columns).columns);
        });
        CHECK(told(problem, given.knobs) == expected);
    }
}

TEST_CASE("a run by hand refuses what is no torus, and queens that attack each other") {
    CHECK(solver().refuse(torus(8, {})).empty());
    CHECK(solver().refuse(torus(17, {"7-9", "8-7"})).empty());
    CHECK(solver().refuse(torus(17, {"7-9", "8-8"})).starts_with("Queens that are set attack"));
    Problem closed = torus(5, {});
    for (int row = 0; row < 5; ++row) closed.board.put({row, 0}, Piece::forbidden);
    CHECK(solver().refuse(closed).starts_with("A row, column or diagonal has no square left"));
    CHECK(solver().refuse(problem_of(Board({7, 7}))).ends_with("square torus."));
    CHECK(solver().refuse(torus(29, {})).ends_with("at most 28 rows."));
    Problem pawn = torus(7, {});
    pawn.board.put({0, 0}, Piece::pawn);
    CHECK(solver().refuse(pawn).ends_with("everything else off the board."));
    CHECK(solver().refuse({Board({7, 7}, torus_surface), 6}).ends_with("ask for 7 queens."));
}
