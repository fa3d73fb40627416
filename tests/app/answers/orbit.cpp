// What the Orbit tab knows of a board.
#include "app/answers/orbit.hpp"

#include <catch2/catch_test_macros.hpp>

#include "symmetry/permutation.hpp"

using namespace queens;

TEST_CASE("an orbit lists its images, what keeps the board, and its first image") {
    const Board board = board_of({4, 2, 0, 6, 1, 7, 5, 3});
    const Orbit orbit = orbit_of(board, GroupKind::d4);
    REQUIRE(orbit.count);
    CHECK(orbit.count->order == 8);
    CHECK(orbit.count->size == 4);
    CHECK(orbit.images.size() == 4);
    CHECK(orbit.keepers.size() == 2);
    REQUIRE(orbit.motions.size() == 4);
    for (std::size_t i = 0; i < 4; ++i) CHECK(image(board, orbit.motions[i]) == orbit.images[i]);
    REQUIRE(orbit.first);
    CHECK_FALSE(orbit_of(*orbit.first, GroupKind::d4).first);
}

TEST_CASE("an orbit without a group that acts, or without pieces, is left empty") {
    Board rectangle({8, 5});
    rectangle.put({0, 0}, Piece::queen);
    const Orbit none = orbit_of(rectangle, GroupKind::d4);
    CHECK(none.acting.action == Action::none);
    CHECK_FALSE(none.acting.sentence.empty());
    CHECK_FALSE(none.count);
    const Orbit empty = orbit_of(Board({8, 8}), GroupKind::d4);
    CHECK(empty.empty);
    CHECK_FALSE(empty.count);
    CHECK(empty.images.empty());
}

TEST_CASE("an orbit of very many images is not listed") {
    Board board({31, 31}, torus_surface);
    for (int i = 0; i < 31; ++i) board.put({i, (i * i * 7 + i) % 31}, Piece::queen);
    const Orbit orbit = orbit_of(board, GroupKind::aff);
    CHECK(orbit.acting.action != Action::none);
    CHECK(orbit.images.empty());
}
