// The rows of orbits: found anew up to n = 23, and adding up for all.
#include "symmetry/orbit_table.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/known.hpp"
#include "counting/torus/torus_classes.hpp"

using namespace queens;

TEST_CASE("the orbits of each size and kind are those of the torus up to 23 queens") {
    for (const int n : {5, 7, 11, 13, 17, 19, 23}) {
        CAPTURE(n);
        const auto rows = orbit_rows(torus_classes(GroupKind::d4n, n).value());
        const auto known = known_orbit_rows(n);
        CHECK(std::vector<OrbitRow>(known.begin(), known.end()) == rows);
    }
}

TEST_CASE("the orbits make up the published number of queens on every torus") {
    for (const int n : sides_with_orbit_rows) {
        CAPTURE(n);
        std::uint64_t solutions = 0;
        for (const OrbitRow& row : known_orbit_rows(n)) solutions += row.size * row.all();
        CHECK(solutions == known_torus(n));
    }
    CHECK(known_orbit_rows(8).empty());
}

TEST_CASE("the orbits of 29 queens are as many of each kind as in the paper's tables") {
    std::array<std::uint64_t, 4> orbits{};
    std::array<std::uint64_t, 4> solutions{};
    for (const OrbitRow& row : known_orbit_rows(29)) {
        for (std::size_t i = 0; i < orbits.size(); ++i) {
            orbits[i] += row.orbits[i];
            solutions[i] += row.size * row.orbits[i];
        }
    }
    CHECK(orbits == std::array<std::uint64_t, 4>{13'476'009, 17'082'502, 58'491'944, 1'070'222});
    CHECK(solutions == std::array<std::uint64_t, 4>{90'582'444'936, 114'898'853'064,
                                                    393'280'664'960, 7'155'092'396});
}

TEST_CASE("a stabiliser is named by its shifts and its turns") {
    CHECK(stabiliser_name(29, 58) == "29 shifts, R");
    CHECK(stabiliser_name(29, 116) == "29 shifts, R\xC2\xB2");
    CHECK(stabiliser_name(29, 1682) == "R");
    CHECK(stabiliser_name(29, 3364) == "R\xC2\xB2");
    CHECK(stabiliser_name(29, 6728) == "\xE2\x80\x93");
    CHECK(stabiliser_name(25, 250) == "5 shifts, R");
    CHECK(stabiliser_name(25, 1000) == "5 shifts");
}
