// Permutations: turning and reflecting them as boards are turned and reflected.
#include "symmetry/permutation.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <numeric>

#include "core/attacks.hpp"
#include "symmetry/group.hpp"
#include "symmetry/orbit.hpp"

using namespace queens;

namespace {

/// Calls check(p) for all permutations of n columns.
template <class Check>
void for_each_permutation(int n, Check check) {
    Columns columns(static_cast<std::size_t>(n));
    std::iota(columns.begin(), columns.end(), 0);
    do {
        check(columns);
    } while (std::next_permutation(columns.begin(), columns.end()));
}

}  // namespace

TEST_CASE("a board with one queen in each row and column is a permutation and back") {
    const Columns columns{2, 0, 3, 1};
    CHECK(columns_of(board_of(columns)) == columns);
    CHECK(text_of(columns) == "2 0 3 1");
    CHECK(text_of({}).empty());
    CHECK(columns_of(Board({1, 1})) == std::nullopt);
    CHECK(columns_of(board_of({0})) == Columns{0});
}

TEST_CASE("other boards are no permutations") {
    Board board = board_of({2, 0, 3, 1});
    CHECK_FALSE(columns_of(resized(board, {5, 4})));
    CHECK_FALSE(columns_of(resized(board, {5, 5})));
    board.put({0, 0}, Piece::pawn);
    CHECK_FALSE(columns_of(board));
    board.put({0, 2}, Piece::none);
    CHECK_FALSE(columns_of(board));
    board.put({0, 0}, Piece::queen);
    CHECK_FALSE(columns_of(board));
    Board two({2, 2});
    two.put({0, 0}, Piece::queen);
    two.put({0, 1}, Piece::queen);
    CHECK_FALSE(columns_of(two));
}

TEST_CASE("lists that are no permutations are recognised") {
    CHECK(is_permutation({}));
    CHECK(is_permutation({0}));
    CHECK(is_permutation({1, 2, 0}));
    CHECK_FALSE(is_permutation({1, 1, 0}));
    CHECK_FALSE(is_permutation({1, 3, 0}));
    CHECK_FALSE(is_permutation({-1, 1, 0}));
    CHECK_FALSE(is_regular_solution({1, 1, 0}));
}

TEST_CASE("a permutation is a solution of plane or torus when its queens do not attack") {
    const Surface torus = surface_of("torus").value();
    for (int n = 1; n <= 7; ++n) {
        bool plane_agrees = true;
        bool torus_agrees = true;
        for_each_permutation(n, [&](const Columns& p) {
            plane_agrees =
                plane_agrees && is_regular_solution(p) == conflicts(board_of(p)).pairs.empty();
            torus_agrees =
                torus_agrees && is_torus_solution(p) == conflicts(board_of(p, torus)).pairs.empty();
        });
        CAPTURE(n);
        CHECK(plane_agrees);
        CHECK(torus_agrees);
    }
}

TEST_CASE("reflections, rotation, inverse and shift are those of the board") {
    const auto motions = square_motions(5);
    for_each_permutation(5, [&](const Columns& p) {
        const Board board = board_of(p);
        CHECK(board_of(reflected(p)) == image(board, motions[4]));
        CHECK(board_of(turned(p)) == image(board, motions[1]));
        CHECK(board_of(inverse(p)) == image(board, motions[5]));
        CHECK(board_of(shifted(p, 2, -1)) == image(board, shift(5, 2, -1)));
        CHECK(image(p, dilation(5, 2)).has_value());
    });
}

TEST_CASE("a shear carries the queens of a diagonal into one column, which is no permutation") {
    CHECK_FALSE(image(Columns{0, 1, 2, 3, 4}, motion(5, {1, -1, 0, 1}, 0, 0)));
    CHECK(image(Columns{0, 2, 4, 1, 3}, motion(5, {1, 1, 0, 1}, 0, 0)) == Columns{0, 4, 3, 2, 1});
}

TEST_CASE("a permutation is fundamental when it is the least of its eight images") {
    const Group d4(GroupKind::d4, 6);
    for_each_permutation(6, [&](const Columns& p) {
        Columns least = p;
        for (const Motion& motion : d4.cosets()) least = std::min(least, image(p, motion).value());
        if (is_fundamental(p) != (least == p)) FAIL_CHECK(text_of(p));
    });
}
