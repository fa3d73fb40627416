// Orbits of boards: images, stabilisers and canonical representatives, against walking the group.
#include "symmetry/orbit.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/dice.hpp"
#include "symmetry/permutation.hpp"

using namespace queens;

namespace {

/// All different images, found by applying every motion of the table, the least first.
std::vector<Board> walked(const Group& group, const Board& board) {
    std::vector<Board> boards;
    for (std::uint64_t i = 0; i < group.order(); ++i) {
        const Board moved = image(board, group[i]);
        if (std::find(boards.begin(), boards.end(), moved) == boards.end()) boards.push_back(moved);
    }
    std::sort(boards.begin(), boards.end(), comes_before);
    return boards;
}

Board placed(const Columns& columns) { return board_of(columns); }

}  // namespace

TEST_CASE("an image has each piece where the motion carries its square") {
    Board board({3, 3});
    board.put({0, 1}, Piece::queen);
    board.put({2, 2}, Piece::pawn);
    const Board moved = image(board, shift(3, 1, 1));
    CHECK(moved.at({1, 2}) == Piece::queen);
    CHECK(moved.at({0, 0}) == Piece::pawn);
    CHECK(moved.count(Piece::none) == 7);
}

TEST_CASE("boards are ordered as the columns of their queens are") {
    CHECK(comes_before(placed({0, 2, 1}), placed({0, 1, 2})) == false);
    CHECK(comes_before(placed({0, 1, 2}), placed({0, 2, 1})));
    CHECK_FALSE(comes_before(placed({0, 1, 2}), placed({0, 1, 2})));
    Board queen({2, 2});
    queen.put({0, 1}, Piece::queen);
    Board pawn({2, 2});
    pawn.put({0, 1}, Piece::pawn);
    CHECK(comes_before(queen, pawn));
    CHECK(comes_before(pawn, Board({2, 2})));
}

TEST_CASE("order, size and stabiliser of the orbit of any board agree with walking the group") {
    tests::Dice dice(6);
    const std::vector<Piece> pieces{Piece::queen, Piece::queen, Piece::knight, Piece::pawn};
    for (const NamedGroup& entry : groups) {
        for (int n = 1; n <= (entry.kind == GroupKind::aff ? 4 : 6); ++n) {
            const Group group(entry.kind, n);
            for (const int sparseness : {1, 2, 5, 1000}) {
                const Board board = dice.board({n, n}, {}, pieces, sparseness);
                const std::vector<Board> images = walked(group, board);
                CAPTURE(entry.slug, n, sparseness);
                const auto count = count_orbit(group, board);
                REQUIRE(count);
                CHECK(count->size == images.size());
                CHECK(count->order == group.order());
                CHECK(count->order == count->size * count->stabiliser);
                CHECK(canonical(group, board) == images.front());
                CHECK(orbit(group, board) == images);
                const auto keeping = stabiliser(group, board);
                REQUIRE(keeping);
                CHECK(keeping->size() == count->stabiliser);
                CHECK(keeping->front() == identity(n));
                CHECK(std::all_of(keeping->begin(), keeping->end(), [&](const Motion& motion) {
                    return image(board, motion) == board && group.contains(motion);
                }));
            }
        }
    }
}

TEST_CASE("marks go where a motion carries their squares") {
    const Marks marks{{0, 0}, {0, 2}, {2, 1}};
    const MarkedBoard moved = image(MarkedBoard{placed({1, 0, 2}), marks}, shift(3, 1, 1));
    CHECK(moved == MarkedBoard{image(placed({1, 0, 2}), shift(3, 1, 1)), {{0, 2}, {1, 0}, {1, 1}}});
}

TEST_CASE("the motion that carries a board to an image of it is found") {
    tests::Dice dice(9);
    const std::vector<Piece> pieces{Piece::queen, Piece::queen, Piece::pawn};
    for (const NamedGroup& entry : groups) {
        const Group group(entry.kind, 5);
        for (const int sparseness : {1, 3, 1000}) {
            const Board board = dice.board({5, 5}, {}, pieces, sparseness);
            const std::vector<Board> images = orbit(group, board).value();
            for (const Board& wanted : images) {
                CAPTURE(entry.slug, sparseness);
                const auto motion = motion_onto(group, board, wanted);
                REQUIRE(motion);
                CHECK(group.contains(*motion));
                CHECK(image(board, *motion) == wanted);
            }
        }
    }
}

TEST_CASE("no motion carries a board to what is no image of it") {
    const Group group(GroupKind::d4, 4);
    const Board board = placed({1, 3, 0, 2});
    Board pawn = board;
    pawn.put({0, 0}, Piece::pawn);
    for (const Board& other : {placed({0, 1, 2, 3}), Board({4, 4}), pawn, Board({5, 5})}) {
        CHECK_FALSE(motion_onto(group, board, other));
    }
    CHECK_FALSE(motion_onto(group, board, board, 1));
}

TEST_CASE("all boards of an orbit have the same canonical representative") {
    const Board board = placed({0, 4, 7, 5, 2, 6, 1, 3});
    for (const NamedGroup& entry : groups) {
        if (entry.kind == GroupKind::aff) continue;
        const Group group(entry.kind, 8);
        const Board least = canonical(group, board).value();
        for (std::uint64_t i = 0; i < group.order(); i += 7) {
            CHECK(canonical(group, image(board, group[i])) == least);
        }
    }
}

TEST_CASE("the symmetric solution of eight queens has four images, and some one of D4,8 more") {
    const Board symmetric = placed({2, 4, 1, 7, 0, 6, 3, 5});
    const Group d4(GroupKind::d4, 8);
    CHECK(count_orbit(d4, symmetric) == OrbitCount{8, 4, 2});
    CHECK(name_of(stabiliser(d4, symmetric)->back()) == "rotation by 180 degrees");
    CHECK(count_orbit(d4, placed({0, 4, 7, 5, 2, 6, 1, 3})) == OrbitCount{8, 8, 1});
}

TEST_CASE("a torus solution of five queens has all ten as its orbit") {
    const Board board = placed({0, 2, 4, 1, 3});
    CHECK(count_orbit(Group(GroupKind::d4n, 5), board) == OrbitCount{200, 10, 20});
    CHECK(count_orbit(Group(GroupKind::sim, 5), board) == OrbitCount{400, 10, 40});
    const auto ten = orbit(Group(GroupKind::d4n, 5), board);
    REQUIRE(ten);
    CHECK(ten->size() == 10);
    CHECK(std::all_of(ten->begin(), ten->end(),
                      [](const Board& one) { return is_torus_solution(columns_of(one).value()); }));
}

TEST_CASE("what would take too long is not begun") {
    const Group group(GroupKind::d4n, 8);
    const Board board = placed({0, 4, 7, 5, 2, 6, 1, 3});
    CHECK_FALSE(stabiliser(group, board, SIZE_MAX, 100));
    CHECK_FALSE(count_orbit(group, board, 100));
    CHECK_FALSE(canonical(group, board, 100));
    CHECK_FALSE(orbit(group, board, 10));
    CHECK(stabiliser(group, board, 1)->size() == 1);
    CHECK(count_orbit(group, Board({8, 8}), 1)->size == 1);
    CHECK_FALSE(stabiliser(group, Board({8, 8}), SIZE_MAX, 100));
}
