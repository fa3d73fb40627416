// Motions: composition, inverses, the eight motions of the square, names.
#include "symmetry/motion.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/dice.hpp"
#include "symmetry/modulo.hpp"
#include "symmetry/units.hpp"

using namespace queens;

namespace {

Motion random_motion(tests::Dice& dice, int n) {
    for (;;) {
        const Matrix matrix{dice.below(n), dice.below(n), dice.below(n), dice.below(n)};
        if (!is_unit(matrix.rr * matrix.cc - matrix.rc * matrix.cr, n)) continue;
        return motion(n, matrix, dice.below(n), dice.below(n));
    }
}

}  // namespace

TEST_CASE("numbers modulo n are never negative, and units have inverses") {
    CHECK(modulo(-1, 8) == 7);
    CHECK(modulo(-16, 8) == 0);
    CHECK(modulo(9, 8) == 1);
    for (int n = 1; n <= 40; ++n) {
        for (const int unit : tests::units(n)) {
            CHECK(modulo(unit * inverse_modulo(unit, n), n) == modulo(1, n));
        }
    }
    CHECK(tests::units(1) == std::vector<int>{0});
    CHECK(tests::units(8) == std::vector<int>{1, 3, 5, 7});
}

TEST_CASE("a motion carries the squares of a board onto its squares") {
    tests::Dice dice(1);
    for (int n = 1; n <= 9; ++n) {
        const Motion random = random_motion(dice, n);
        const Size size{n, n};
        std::set<Square> reached;
        for (int i = 0; i < size.area(); ++i) {
            const Square square = random(size.square(i));
            CHECK(size.contains(square));
            reached.insert(square);
        }
        CHECK(reached.size() == static_cast<std::size_t>(size.area()));
    }
}

TEST_CASE("two motions in turn carry a queen as their composition does, and an inverse back") {
    tests::Dice dice(2);
    for (int n = 1; n <= 12; ++n) {
        for (int trial = 0; trial < 20; ++trial) {
            const Motion first = random_motion(dice, n);
            const Motion second = random_motion(dice, n);
            const Motion third = random_motion(dice, n);
            const Square square{dice.below(n), dice.below(n)};
            CHECK(then(first, second)(square) == second(first(square)));
            CHECK(then(then(first, second), third) == then(first, then(second, third)));
            CHECK(inverse(first)(first(square)) == square);
            CHECK(then(first, inverse(first)) == identity(n));
            CHECK(then(inverse(first), first) == identity(n));
            CHECK(then(first, identity(n)) == first);
        }
    }
}

TEST_CASE("the motions of the square carry a queen where a player would expect it") {
    const auto motions = square_motions(8);
    const Square queen{0, 2};
    const std::array<Square, 8> expected{
        {{0, 2}, {5, 0}, {7, 5}, {2, 7}, {7, 2}, {2, 0}, {0, 5}, {5, 7}}};
    for (std::size_t i = 0; i < 8; ++i) {
        CHECK(motions[i](queen) == expected[i]);
        CAPTURE(name_of(motions[i]));
        CHECK(then(motions[i], i < 4 ? motions[(4 - i) % 4] : motions[i]) == identity(8));
    }
}

TEST_CASE("equal motions are equal maps on the smallest boards too") {
    const auto one = square_motions(1);
    CHECK(std::set<Motion>(one.begin(), one.end()).size() == 1);
    const auto two = square_motions(2);
    CHECK(std::set<Motion>(two.begin(), two.end()).size() == 8);
    CHECK(shift(2, 1, 0) == two[4]);
    CHECK(dilation(4, 3) == dilation(4, -1));
}

TEST_CASE("motions have names in words") {
    const auto square = square_motions(7);
    CHECK(name_of(identity(7)) == "identity");
    CHECK(name_of(square[1]) == "rotation by 90 degrees");
    CHECK(name_of(square[3]) == "rotation by 270 degrees");
    CHECK(name_of(square[4]) == "reflection top to bottom");
    CHECK(name_of(square[5]) == "reflection in the main diagonal");
    CHECK(name_of(shift(7, 2, 0)) == "shift by 2 down");
    CHECK(name_of(shift(7, 2, 3)) == "shift by 2 down and 3 to the right");
    CHECK(name_of(dilation(7, 2)) == "dilation by 2");
    CHECK(name_of(dilation(7, 5)) ==
          "dilation by 2, then rotation by 180 degrees, then shift by 1 down and 1 to the right");
    CHECK(name_of(then(square[1], shift(7, 0, 1))) ==
          "rotation by 90 degrees, then shift by 1 to the right");
    CHECK(name_of(then(then(dilation(7, 3), square[7]), shift(7, 1, 2))) ==
          "dilation by 3, then reflection in the anti-diagonal, then shift by 1 down and 2 to the "
          "right");
    CHECK(name_of(motion(7, {1, 1, 0, 1}, 0, 0)) == "matrix (1 1; 0 1)");
    CHECK(name_of(motion(7, {1, 0, 2, 1}, 0, 4)) ==
          "matrix (1 0; 2 1), then shift by 4 to the right");
    CHECK(name_of(identity(1)) == "identity");
    CHECK(name_of(shift(2, 1, 1)) == "rotation by 180 degrees");
}
