// What is known about queens on surfaces: cylinders, pawns on a torus, flipped rows.
#include "core/attacks.hpp"

#include <algorithm>
#include <set>

#include <catch2/catch_test_macros.hpp>

#include "core/attacked.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

/// The most queens that fit, by trying squares from `next` on.
int most_queens(Board& board, int next) {
    int most = board.count(Piece::queen);
    for (int i = next; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        if (board.at(square) != Piece::none || attacker_of(board, square)) continue;
        board.put(square, Piece::queen);
        most = std::max(most, most_queens(board, i + 1));
        board.put(square, Piece::none);
    }
    return most;
}

}  // namespace

TEST_CASE("on a square board without pawns the cylinder queen attacks what the torus queen does") {
    for (int n = 1; n <= 12; ++n) {
        const Board torus({n, n}, torus_surface);
        for (const char* slug : {"cyl", "cylv"}) {
            const Board cylinder({n, n}, surface_of(slug).value());
            bool same = true;
            for (int i = 0; i < n * n; ++i) {
                const Square from = torus.size().square(i);
                same = same && attacked(cylinder, from, Piece::queen) ==
                                   attacked(torus, from, Piece::queen);
            }
            CHECK(same);
        }
    }
}

TEST_CASE("on a rectangle or with a pawn the cylinder queen attacks less than the torus queen") {
    const Surface torus = torus_surface;
    const Surface cylinder{Join::straight, Join::open};
    CHECK(attacked(Board({5, 3}, cylinder), {0, 0}, Piece::queen) !=
          attacked(Board({5, 3}, torus), {0, 0}, Piece::queen));
    Board board({5, 5}, torus);
    board.put({1, 0}, Piece::pawn);
    const auto around = attacked(board, {0, 0}, Piece::queen);
    board.set_surface(cylinder);
    CHECK(attacked(board, {0, 0}, Piece::queen) != around);
}

TEST_CASE("on a torus one pawn never separates two queens") {
    for (const Size size : {Size{2, 2}, Size{3, 3}, Size{4, 4}, Size{5, 3}, Size{5, 5}}) {
        Board board(size, torus_surface);
        for (int i = 0; i < size.area(); ++i) {
            for (int pawn = 0; pawn < size.area(); ++pawn) {
                if (pawn == i) continue;
                auto before = attacked(board, size.square(i), Piece::queen);
                before.erase(size.square(pawn));
                board.put(size.square(pawn), Piece::pawn);
                CHECK(attacked(board, size.square(i), Piece::queen) == before);
                board.put(size.square(pawn), Piece::none);
            }
        }
    }
}

TEST_CASE("four queens fit on the torus of four with four pawns, and two without") {
    const Size size{4, 4};
    const Surface torus = torus_surface;
    Board empty(size, torus);
    CHECK(most_queens(empty, 0) == 2);
    bool found = false;
    for (unsigned pawns = 0; pawns < 1U << 16 && !found; ++pawns) {
        Board board(size, torus);
        for (int i = 0; i < 16; ++i) {
            if ((pawns >> i & 1U) != 0) board.put(size.square(i), Piece::pawn);
        }
        if (board.count(Piece::pawn) == 4) found = most_queens(board, 0) >= 4;
    }
    CHECK(found);
}

TEST_CASE("a queen on a flipped surface attacks the whole mirror image of its row") {
    for (const char* slug : {"mobius", "klein", "proj"}) {
        for (int n = 2; n <= 6; ++n) {
            const Board board({n, n}, surface_of(slug).value());
            for (int row = 0; row < n; ++row) {
                const auto reach = attacked(board, {row, 1}, Piece::rook);
                for (int column = 0; column < n; ++column) {
                    const Square mirror{n - 1 - row, column};
                    CHECK((reach.count(mirror) > 0 || mirror == Square{row, 1}));
                }
            }
        }
    }
}

TEST_CASE("flipped sides leave room for at most half the queens, rounded up") {
    for (const char* slug : {"mobius", "mobiusv", "klein", "kleinv", "proj"}) {
        for (int n = 1; n <= 5; ++n) {
            Board board({n, n}, surface_of(slug).value());
            CHECK(most_queens(board, 0) <= (n + 1) / 2);
        }
    }
}

TEST_CASE("the most queens on a torus are the published numbers") {
    const std::vector<int> published{1, 1, 1, 2, 5, 4};
    for (int n = 1; n <= 6; ++n) {
        Board board({n, n}, torus_surface);
        CHECK(most_queens(board, 0) == published[static_cast<std::size_t>(n - 1)]);
    }
}
