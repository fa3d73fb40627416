// Lines against the naive oracle, on all surfaces.
#include "core/lines.hpp"

#include <algorithm>
#include <set>

#include <catch2/catch_test_macros.hpp>

#include "core/attacks.hpp"
#include "core/dice.hpp"
#include "core/oracle.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

bool share_a_line(const Lines& lines, int a, int b) {
    for (const std::int32_t line : lines.of(a)) {
        const auto& others = lines.of(b);
        if (std::find(others.begin(), others.end(), line) != others.end()) return true;
    }
    return false;
}

/// Whether lines and naive attacks agree on every pair of squares that a queen can stand on.
bool lines_agree(const Board& board) {
    const Lines lines(board);
    for (int a = 0; a < board.size().area(); ++a) {
        const Square from = board.size().square(a);
        if (stops_lines(board.at(from))) continue;
        const auto reach = naive_attacks(board, from, Piece::queen);
        for (int b = 0; b < board.size().area(); ++b) {
            const Square to = board.size().square(b);
            if (a == b || stops_lines(board.at(to))) continue;
            if (share_a_line(lines, a, b) != (reach.count(to) > 0)) return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("two queens attack each other exactly when they share a line") {
    Dice dice(3);
    for (const NamedSurface& entry : surfaces) {
        for (const Size size : small_sizes) {
            INFO(entry.slug << " " << size.columns << "x" << size.rows);
            CHECK(lines_agree(Board(size, entry.surface)));
            CHECK(lines_agree(dice.board(size, entry.surface, {Piece::pawn, Piece::wall}, 5)));
            CHECK(lines_agree(dice.board(size, entry.surface, {Piece::pawn}, 3)));
        }
    }
}

TEST_CASE("every line is used, and pawns and walls are on none") {
    Dice dice(4);
    for (const NamedSurface& entry : surfaces) {
        const Board board = dice.board({7, 5}, entry.surface, {Piece::pawn, Piece::wall}, 4);
        const Lines lines(board);
        std::set<int> used;
        for (int i = 0; i < board.size().area(); ++i) {
            const bool stops = stops_lines(board.at(board.size().square(i)));
            for (const Axis axis : axes) {
                const int line = lines.of(i, axis);
                CHECK((line < 0) == stops);
                if (!stops) used.insert(line);
            }
        }
        CHECK(static_cast<int>(used.size()) == lines.count());
        CHECK(*used.begin() == 0);
        CHECK(*used.rbegin() == lines.count() - 1);
    }
}

TEST_CASE("a plane of eight has 8 rows, 8 columns and 15 diagonals each way") {
    CHECK(Lines(Board({8, 8})).count() == 46);
}

TEST_CASE("a torus of eight has 8 lines each way") {
    CHECK(Lines(Board({8, 8}, torus_surface)).count() == 32);
}

TEST_CASE("a Moebius strip joins every row to its mirror image") {
    const Lines lines(Board({8, 8}, {Join::flipped, Join::open}));
    for (int row = 0; row < 8; ++row) {
        CHECK(lines.of(row * 8, Axis::row) == lines.of((7 - row) * 8 + 5, Axis::row));
    }
}

TEST_CASE("a pawn cuts a row of the plane into two lines") {
    Board board({5, 1});
    CHECK(Lines(board).count() == 1 + 5 + 5 + 5);
    board.put({0, 2}, Piece::pawn);
    const Lines lines(board);
    CHECK(lines.of(0, Axis::row) == lines.of(1, Axis::row));
    CHECK(lines.of(3, Axis::row) == lines.of(4, Axis::row));
    CHECK(lines.of(0, Axis::row) != lines.of(4, Axis::row));
}

TEST_CASE("a direction and its opposite have the same axis") {
    for (std::size_t k = 0; k < 8; ++k) {
        CHECK(axis_of(directions[k]) == axes[k % 4]);
    }
}
