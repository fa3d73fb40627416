// The most pieces that fit: known values, every subset of small boards, mirror images.
#include "counting/most.hpp"

#include <array>
#include <bit>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "core/dice.hpp"
#include "core/known.hpp"
#include "core/oracle.hpp"
#include "core/square_set.hpp"

using namespace queens;

namespace {

Most most(Size size, std::string_view surface, Piece piece) {
    return count_most(Board(size, surface_of(surface).value()), piece).value();
}

/// By trying all sets of free squares.
Most naive_most(const Board& board, Piece piece) {
    const std::vector<Square> free = board.find(Piece::none);
    std::vector<std::uint32_t> attacked(free.size(), 0);
    for (std::size_t i = 0; i < free.size(); ++i) {
        const auto seen = tests::naive_attacks(board, free[i], piece);
        for (std::size_t j = 0; j < free.size(); ++j) {
            if (!seen.contains(free[j])) continue;
            attacked[i] |= std::uint32_t{1} << j;
            attacked[j] |= std::uint32_t{1} << i;
        }
    }
    Most best{0, 0};
    for (std::uint32_t set = 0; set < std::uint32_t{1} << free.size(); ++set) {
        bool peaceful = true;
        for (std::size_t i = 0; i < free.size() && peaceful; ++i) {
            peaceful = (set >> i & 1) == 0 || (set & attacked[i]) == 0;
        }
        const int pieces = std::popcount(set);
        if (!peaceful || pieces < best.most) continue;
        best.ways = pieces == best.most ? *best.ways + 1 : 1;
        best.most = pieces;
    }
    return best;
}

}  // namespace

TEST_CASE("as many queens fit on plane, cylinders and torus as the theorems say") {
    for (int n = 1; n <= 9; ++n) {
        INFO(n);
        for (const std::string_view cylinder : {"cyl", "cylv"}) {
            CHECK(known_most({n, n}, *surface_of(cylinder)) ==
                  most({n, n}, cylinder, Piece::queen).most);
        }
        CHECK(known_most({n, n}, Surface{}) == most({n, n}, "plane", Piece::queen).most);
        CHECK(known_most({n, n}, torus_surface) == most({n, n}, "torus", Piece::queen).most);
    }
    CHECK_FALSE(known_most({4, 5}, Surface{}));
    CHECK_FALSE(known_most({4, 5}, *surface_of("cyl")));
    CHECK_FALSE(known_most({8, 8}, *surface_of("klein")));
}

TEST_CASE("as many queens fit on a rectangular torus as the theorem of Cairns says") {
    for (int rows = 1; rows <= 8; ++rows) {
        for (int columns = rows + 1; columns <= 12; ++columns) {
            INFO(rows << " x " << columns);
            const auto known = known_most({rows, columns}, torus_surface);
            CHECK(known == most({rows, columns}, "torus", Piece::queen).most);
            CHECK(known == known_most({columns, rows}, torus_surface));
        }
    }
}

TEST_CASE("the chessboard holds as many pieces of each kind as is known") {
    CHECK(most({8, 8}, "plane", Piece::queen) == Most{8, 92});
    CHECK(most({8, 8}, "plane", Piece::rook) == Most{8, 40320});
    CHECK(most({8, 8}, "plane", Piece::bishop) == Most{14, 256});
    CHECK(most({8, 8}, "plane", Piece::knight) == Most{32, 2});
    CHECK(most({8, 8}, "plane", Piece::king) == Most{16, 281571});
}

TEST_CASE("the torus holds as many queens as published") {
    // OEIS A085801, from n = 1.
    constexpr std::array<int, 10> published{1, 1, 1, 2, 5, 4, 7, 6, 7, 9};
    for (int n = 1; n <= 9; ++n) {
        CHECK(most({n, n}, "torus", Piece::queen).most ==
              published[static_cast<std::size_t>(n - 1)]);
    }
}

TEST_CASE("the first board beyond one square with as many amazons as rows is of ten") {
    // OEIS A051223.
    for (int n = 2; n <= 9; ++n) CHECK(most({n, n}, "plane", Piece::amazon).most < n);
    CHECK(most({10, 10}, "plane", Piece::amazon) == Most{10, 4});
}

TEST_CASE("at most half the queens of a board fit where rows are joined to their mirror images") {
    for (const std::string_view surface : {"mobius", "klein", "proj"}) {
        for (int n = 1; n <= 5; ++n) {
            CHECK(most({n, n}, surface, Piece::queen).most <= (n + 1) / 2);
        }
    }
}

TEST_CASE("on every surface, with pawns too, as many pieces fit as trying all sets finds") {
    tests::Dice dice(10);
    const std::vector<Piece> obstacles{Piece::pawn, Piece::wall, Piece::forbidden};
    for (const NamedSurface& surface : surfaces) {
        for (const Piece piece : tests::movers) {
            for (const Size size : {Size{1, 1}, Size{2, 2}, Size{3, 3}, Size{4, 3}, Size{2, 5}}) {
                const Board board = dice.board(size, surface.surface, obstacles, 5);
                CAPTURE(surface.slug, name_of(piece), size.columns, size.rows);
                CHECK(count_most(board, piece) == naive_most(board, piece));
            }
        }
    }
}

TEST_CASE("a board holds as many pieces as its mirror image") {
    tests::Dice dice(11);
    for (int trial = 0; trial < 20; ++trial) {
        const Board board = dice.board({6, 5}, dice.surface(), {Piece::pawn}, 6);
        Board mirror({6, 5}, board.surface());
        Board swapped({5, 6}, {board.surface().ends, board.surface().sides});
        for (const Square pawn : board.find(Piece::pawn)) {
            mirror.put({4 - pawn.row, pawn.column}, Piece::pawn);
            swapped.put({pawn.column, pawn.row}, Piece::pawn);
        }
        for (const Piece piece : tests::movers) {
            CHECK(count_most(board, piece) == count_most(mirror, piece));
            CHECK(count_most(board, piece) == count_most(swapped, piece));
        }
    }
}

TEST_CASE("a board without free squares holds no piece, in one way") {
    Board board({1, 1});
    board.put({0, 0}, Piece::wall);
    CHECK(count_most(board, Piece::queen) == Most{0, 1});
}

TEST_CASE("boards with pieces, pieces that do not attack and huge boards are refused") {
    Board board({8, 8});
    CHECK(refuse_most(board, Piece::queen).empty());
    CHECK_FALSE(refuse_most(board, Piece::pawn).empty());
    CHECK_FALSE(refuse_most(board, Piece::none).empty());
    board.put({0, 0}, Piece::queen);
    CHECK_FALSE(refuse_most(board, Piece::rook).empty());
    CHECK(refuse_most(Board({16, 16}), Piece::rook).empty());
    CHECK_FALSE(refuse_most(Board({16, 17}), Piece::rook).empty());
}

TEST_CASE("a search for the most queens ends where its steps or its patience do") {
    const Board board({11, 11}, surface_of("torus").value());
    CHECK_FALSE(count_most(board, Piece::knight, 1000));
    CHECK_FALSE(count_most(board, Piece::knight, 1 << 20, [] { return false; }));
}

TEST_CASE("ways beyond 64 bits are not made up") {
    // Sixty-four pairs of squares apart, each with two ways to hold a rook.
    Board board({16, 16});
    for (int i = 0; i < board.size().area(); ++i) {
        const Square square = board.size().square(i);
        if ((square.row + square.column / 2) % 2 == 0) board.put(square, Piece::wall);
    }
    CHECK(count_most(board, Piece::rook) == Most{64, std::nullopt});
    board.put({0, 2}, Piece::wall);
    CHECK(count_most(board, Piece::rook) == Most{64, std::uint64_t{1} << 63});
}

TEST_CASE("a set of squares holds what was put into it") {
    SquareSet set;
    CHECK(set.empty());
    for (const int square : {255, 64, 3}) set.insert(square);
    CHECK(set.size() == 3);
    CHECK(set.first() == 3);
    CHECK(set.contains(64));
    SquareSet other;
    other.insert(64);
    CHECK(set.meets(other));
    CHECK_FALSE(set.without(other).meets(other));
    set.erase(3);
    CHECK(set.first() == 64);
}
