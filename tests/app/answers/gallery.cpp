// The gallery's answers.
#include "app/answers/gallery.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace queens;

namespace {

std::size_t passing(GalleryBoard board, const GalleryFilter& filter) {
    return filtered(list_solutions(board), filter).size();
}

GalleryFilter fundamental(Kept kept = Kept::any) { return {true, kept, {}, {}}; }
GalleryFilter all(Kept kept) { return {false, kept, {}, {}}; }
GalleryFilter with_queen(Square square) { return {false, Kept::any, square, {}}; }

}  // namespace

TEST_CASE("square planes and tori up to 12 x 12 have a gallery, and nothing else has") {
    CHECK(has_gallery(Board({1, 1})));
    CHECK(has_gallery(Board({12, 12}, torus_surface)));
    CHECK_FALSE(has_gallery(Board({13, 13})));
    CHECK_FALSE(has_gallery(Board({8, 5})));
    CHECK_FALSE(has_gallery(Board({8, 8}, surface_of("klein").value())));
}

TEST_CASE(
    "of the 92 solutions of eight queens 12 are fundamental, 4 keep a half turn, none a quarter") {
    const GalleryBoard eight{8, false};
    CHECK(passing(eight, {}) == 92);
    CHECK(passing(eight, fundamental()) == 12);
    CHECK(passing(eight, all(Kept::half_turn)) == 4);
    CHECK(passing(eight, fundamental(Kept::half_turn)) == 1);
    CHECK(passing(eight, all(Kept::quarter_turn)) == 0);
}

TEST_CASE("a filter by a queen keeps the solutions with a queen there, and none beyond the board") {
    CHECK(passing({5, false}, with_queen({4, 4})) == 2);
    CHECK(passing({8, false}, with_queen({0, 0})) == 4);
    CHECK(passing({5, false}, with_queen({7, 0})) == 0);
    CHECK(passing({5, false}, with_queen({0, 7})) == 0);
}

TEST_CASE("the torus of 5 has its ten solutions in the gallery, and that of 8 none") {
    CHECK(passing({5, true}, {}) == 10);
    CHECK(passing({8, true}, {}) == 0);
}

TEST_CASE(
    "shifts sort the twelve fundamental solutions of eight queens into six families, dilations "
    "into four") {
    const SolutionList list = list_solutions({8, false});
    CHECK(families_of(list, GroupKind::d4n).families.size() == 6);
    const GalleryFamilies similar = families_of(list, GroupKind::sim);
    CHECK(similar.families.size() == 4);
    CHECK(similar.fundamental.size() == 12);
    CHECK(families_of(list_solutions({8, true}), GroupKind::sim).families.empty());
}

TEST_CASE("a solution is described by its squares and by the boards that it makes") {
    CHECK(describe({0}, 1) == "Solution 1: a1.");
    CHECK(describe({0, 4, 7, 5, 2, 6, 1, 3}, 1) ==
          "Solution 1: a8 e7 h6 f5 c4 g3 b2 d1. Turned and mirrored, it makes 8 different boards.");
    CHECK(describe({4, 2, 0, 6, 1, 7, 5, 3}, 1234) ==
          "Solution 1,234: e8 c7 a6 g5 b4 h3 f2 d1. A half turn leaves it unchanged: it makes only "
          "4 different boards.");
    CHECK(describe({1, 3, 0, 2}, 1) ==
          "Solution 1: b4 d3 a2 c1. A quarter turn leaves it unchanged: it makes only 2 different "
          "boards.");
}
