// The rotations and reflections of sheets.
#include "symmetry/sheet_motion.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "symmetry/motion.hpp"

using namespace queens;

TEST_CASE("the motions of a square sheet are the eight motions of the square in their order") {
    for (const int n : {1, 2, 5, 8}) {
        const Size size{n, n};
        const auto motions = square_motions(n);
        for (std::size_t i = 0; i < motions.size(); ++i) {
            CAPTURE(n, i);
            for (int index = 0; index < size.area(); ++index) {
                const Square square = size.square(index);
                CHECK(sheet_motions[i](square, size) == motions[i](square));
            }
        }
    }
}

TEST_CASE("a rectangle has four motions, each to other squares") {
    const std::vector<SheetMotion> motions = motions_keeping(Board({3, 2}));
    std::set<Square> corners;
    for (const SheetMotion& motion : motions) corners.insert(motion({0, 0}, {3, 2}));
    CHECK(motions.size() == 4);
    CHECK(corners == std::set<Square>{{0, 0}, {0, 2}, {1, 0}, {1, 2}});
}

TEST_CASE("rows and columns are exchanged only where both pairs of edges are joined alike") {
    for (const NamedSurface& surface : surfaces) {
        INFO(surface.slug);
        const bool alike = surface.surface.sides == surface.surface.ends;
        CHECK(motions_keeping(Board({4, 4}, surface.surface)).size() == (alike ? 8U : 4U));
    }
}

TEST_CASE("a motion keeps a board only if it carries every piece to a piece of its kind") {
    Board board({3, 3});
    board.put({0, 0}, Piece::pawn);
    CHECK(motions_keeping(board).size() == 2);
    board.put({2, 2}, Piece::pawn);
    CHECK(motions_keeping(board).size() == 4);
    board.put({2, 2}, Piece::wall);
    CHECK(motions_keeping(board).size() == 2);
}
