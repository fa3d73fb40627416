// The shifts of a permutation around the torus.
#include "app/answers/shifts.hpp"

#include <catch2/catch_test_macros.hpp>

#include "symmetry/solutions.hpp"

using namespace queens;

namespace {

const Columns four_seven{7, 1, 3, 0, 6, 4, 2, 5};

}  // namespace

TEST_CASE("all shifts of a placement have the same map, each with its own place on it") {
    const Shifts origin = shifts_of(four_seven);
    CHECK(shifted(origin.base, origin.place.down, origin.place.right) == four_seven);
    for (int down = 0; down < 8; ++down) {
        for (int right = 0; right < 8; ++right) {
            const Columns columns = shifted(four_seven, down, right);
            const Shifts shifts = shifts_of(columns);
            CHECK(shifts.base == origin.base);
            CHECK(shifted(shifts.base, shifts.place.down, shifts.place.right) == columns);
        }
    }
}

TEST_CASE("the verdict on a placement counts the shifts that are solutions") {
    const Shifts plane = shifts_of(four_seven);
    const std::string count = std::to_string(plane.solutions.size());
    CHECK(plane.verdict.find("Of all 64 shifts around the torus, " + count) != std::string::npos);
    CHECK(shifts_of({0, 1, 2}).verdict == "No shift of this placement is a solution of the plane.");
    CHECK(shifts_of({0}).verdict.find("a solution of the torus") != std::string::npos);
    CHECK(shifts_of({0, 2, 4, 6, 1, 3, 5}).verdict ==
          "This is a solution of the torus, so every shift of it is one too. It belongs to a chain "
          "of 4 solutions, each the one before plus x.");
}

TEST_CASE("a single shift that is a solution stands in the singular") {
    Solutions solutions(8, false);
    Shifts shifts;
    while (shifts.solutions.size() != 1) {
        REQUIRE(solutions.advance() == Solutions::State::found);
        shifts = shifts_of(solutions.columns());
    }
    CHECK(shifts.verdict ==
          "This is a solution of the plane. Of all 64 shifts around the torus, 1 is a solution, "
          "this one included.");
}
