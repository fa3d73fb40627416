// Problems and their solutions.
#include "core/problem.hpp"

#include <array>

#include <catch2/catch_test_macros.hpp>

#include "core/known.hpp"

using namespace queens;

namespace {

Board with_queens(Size size, Surface surface, const std::vector<int>& columns) {
    Board board(size, surface);
    for (std::size_t row = 0; row < columns.size(); ++row) {
        board.put({static_cast<int>(row), columns[row]}, Piece::queen);
    }
    return board;
}

/// Counts placements of a queen in every row by asking about every partial board.
std::uint64_t solutions(Board& board, int row) {
    if (row == board.rows()) return 1;
    std::uint64_t count = 0;
    for (int column = 0; column < board.columns(); ++column) {
        board.put({row, column}, Piece::queen);
        if (is_solution(board, row + 1)) count += solutions(board, row + 1);
        board.put({row, column}, Piece::none);
    }
    return count;
}

}  // namespace

TEST_CASE("the first solution of eight queens is one on the plane and none on the torus") {
    const std::vector<int> columns{0, 4, 7, 5, 2, 6, 1, 3};
    CHECK(is_solution(with_queens({8, 8}, {}, columns), 8));
    CHECK_FALSE(is_solution(with_queens({8, 8}, {}, columns), 7));
    CHECK_FALSE(is_solution(with_queens({8, 8}, torus_surface, columns), 8));
}

TEST_CASE("five queens in knight's moves are a solution on the torus") {
    const std::vector<int> columns{0, 2, 4, 1, 3};
    CHECK(is_solution(with_queens({5, 5}, torus_surface, columns), 5));
}

TEST_CASE("a rook that attacks a queen spoils a solution") {
    Board board = with_queens({8, 8}, {}, {0, 4, 7, 5, 2, 6, 1});
    CHECK(is_solution(board, 7));
    board.put({7, 3}, Piece::rook);
    CHECK(is_solution(board, 7));
    board.put({7, 3}, Piece::none);
    board.put({7, 0}, Piece::rook);
    CHECK_FALSE(is_solution(board, 7));
}

TEST_CASE("a pawn keeps two queens of a row apart, a forbidden square does not") {
    Board board({3, 1});
    board.put({0, 0}, Piece::queen);
    board.put({0, 2}, Piece::queen);
    CHECK_FALSE(is_solution(board, 2));
    board.put({0, 1}, Piece::pawn);
    CHECK(is_solution(board, 2));
    board.put({0, 1}, Piece::forbidden);
    CHECK_FALSE(is_solution(board, 2));
}

TEST_CASE("a problem usually asks for as many queens as its shorter side has squares") {
    CHECK(problem_of(Board({6, 4})).queens == 4);
    CHECK(problem_of(Board({4, 6})).queens == 4);
    CHECK(problem_of(Board({7, 7})).queens == 7);
}

TEST_CASE("boards that are asked one by one have the published numbers of solutions") {
    for (int n = 1; n <= 6; ++n) {
        Board plane({n, n});
        CHECK(solutions(plane, 0) == known_queens(n));
        for (const char* slug : {"cyl", "cylv", "torus"}) {
            Board board({n, n}, surface_of(slug).value());
            CHECK(solutions(board, 0) == known_torus(n));
        }
    }
    Board torus({7, 7}, torus_surface);
    CHECK(solutions(torus, 0) == 28);
}
