// Any board: as many placements as trying every square finds, and as the step machine finds.
#include "counting/boards/board_search.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "core/dice.hpp"
#include "counting/kernels/kernels.hpp"
#include "counting/methods.hpp"
#include "counting/naive.hpp"
#include "solvers/solver.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

std::uint64_t count_by_steps(const Problem& problem) {
    const Entry& entry = *find_solver("backtracking");
    const auto search = entry.start(problem, initial_settings(entry));
    Tally tally;
    while (!tally.done) search->run(1 << 20, tally);
    return tally.solutions;
}

std::uint64_t count_by_cover(const Board& board) {
    BoardSearch search(problem_of(board));
    return search.count(search.start()).count;
}

/// A board that takes some time: 10 x 10 with a few walls.
Board large() {
    Board board({10, 10});
    board.put({3, 4}, Piece::wall);
    board.put({8, 2}, Piece::pawn);
    board.put({5, 9}, Piece::wall);
    board.put({0, 0}, Piece::forbidden);
    return board;
}

}  // namespace

TEST_CASE("boards of every surface have as many placements as trying every square finds") {
    for (const NamedSurface& named : surfaces) {
        for (const Size size : {Size{1, 1}, Size{2, 2}, Size{3, 4}, Size{5, 3}, Size{4, 6},
                                Size{5, 5}, Size{6, 4}, Size{7, 1}}) {
            CAPTURE(named.slug, size.columns, size.rows);
            CHECK(count_by_cover(Board(size, named.surface)) == naive_count(size, named.surface));
        }
    }
}

TEST_CASE("boards with pawns, walls, forbidden squares and given queens count as step by step") {
    Dice dice(4);
    for (int i = 0; i < 300; ++i) {
        const Size size{dice.between(1, 6), dice.between(1, 6)};
        const Board board =
            dice.board(size, dice.surface(),
                       {Piece::pawn, Piece::wall, Piece::forbidden, Piece::queen, Piece::wall},
                       dice.between(3, 12));
        CAPTURE(size.columns, size.rows, named(board.surface()).slug);
        CHECK(count_by_cover(board) == count_by_steps(problem_of(board)));
    }
}

TEST_CASE("every build of the board search places the same queens") {
    for (const Board& board :
         {large(), Board({9, 11}), Board({14, 13}, {Join::straight, Join::open}), Board({70, 2}),
          Board({11, 11}, torus_surface)}) {
        BoardSearch portable(problem_of(board), *board_kernels().back());
        const Completions expected = portable.count(portable.start());
        for (const BoardKernel* kernel : board_kernels()) {
            CAPTURE(kernel->name, board.size().columns, board.size().rows);
            BoardSearch search(problem_of(board), *kernel);
            CHECK(search.moves(search.start()) == portable.moves(portable.start()));
            const Completions found = search.count(search.start());
            CHECK(found.count == expected.count);
            CHECK(found.nodes == expected.nodes);
        }
    }
}

TEST_CASE("the jobs of a board with walls add up to the same however many are wanted") {
    const Board board = large();
    const Task task = task_of(board);
    CHECK(board_of(task) == board);
    const std::uint64_t whole = count_by_cover(board);
    for (const std::size_t wanted : {1U, 20U, 500U}) {
        const Ledger ledger = counted(task, wanted);
        CHECK(ledger.count() == whole);
        CHECK(ledger.jobs().size() >= std::min<std::size_t>(wanted, 10));
        for (const Job& job : ledger.jobs()) CHECK(refuse(job).empty());
    }
    CHECK_FALSE(refuse(Job{0, task, 1, Moves{{0}}}).empty());
}

TEST_CASE("lines longer than a word are counted too") {
    CHECK(count_by_cover(Board({100, 1})) == 100);
    CHECK(count_by_cover(Board({70, 2})) == 69 * 68);
}

TEST_CASE("estimates are right within a factor of two") {
    const Surface torus = torus_surface;
    for (const Task& task : {task_of(large()), Task{{11, 11}, {}, 2}, Task{{19, 19}, torus}}) {
        const Estimate foretold = estimate(task);
        const auto nodes = static_cast<double>(counted(task, 1).nodes());
        CHECK(std::abs(std::log2(foretold.nodes / nodes)) < 1);
        CHECK(foretold.seconds > 0);
    }
    CHECK(estimate({{24, 24}, torus}).nodes == 0);
}
