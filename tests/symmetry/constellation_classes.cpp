// Conflict constellations: against all permutations and all motions, and their number.
#include "symmetry/constellation_classes.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <numeric>
#include <set>

#include "core/known.hpp"
#include "symmetry/constellation.hpp"
#include "symmetry/group.hpp"

using namespace queens;

namespace {

/// All images of squares under D4,n.
std::set<Constellation> orbit_of(const Constellation& squares, int n) {
    std::set<Constellation> images;
    const Group group(GroupKind::d4n, n);
    for (std::uint64_t i = 0; i < group.order(); ++i) {
        Constellation moved;
        for (const Square square : squares) moved.push_back(group[i](square));
        std::sort(moved.begin(), moved.end());
        images.insert(moved);
    }
    return images;
}

/// The second way round: all placements of rooks, sorted by the classes of their conflicts, of
/// which those are kept that some shift separates.
std::map<Constellation, std::uint64_t> by_permutations(int n) {
    std::map<Constellation, std::uint64_t> found;
    Columns columns(static_cast<std::size_t>(n));
    std::iota(columns.begin(), columns.end(), 0);
    do {
        const auto shifts = separating_shifts(columns);
        if (shifts.empty()) continue;
        const auto key = *orbit_of(constellation_of(columns), n).begin();
        found[key] += shifts.front() == Shift{} ? 1U : 0U;
    } while (std::next_permutation(columns.begin(), columns.end()));
    return found;
}

}  // namespace

TEST_CASE("the constellations of solutions are those of permutations that a shift separates") {
    for (int n = 1; n <= 7; ++n) {
        CAPTURE(n);
        std::map<Constellation, std::uint64_t> found;
        for (const ConstellationClass& one : constellation_classes(n)) {
            found[*orbit_of(one.least, n).begin()] += one.solutions;
        }
        CHECK(found == by_permutations(n));
    }
}

TEST_CASE("a constellation has the same least image wherever a motion carries it") {
    const Constellation squares = constellation_of({0, 4, 7, 5, 2, 6, 1, 3});
    for (const Constellation& moved : orbit_of(squares, 8)) {
        CHECK(least_constellation(moved, 8) == least_constellation(squares, 8));
    }
    CHECK(least_constellation({}, 8).empty());
}

TEST_CASE("every solution up to twelve queens has one constellation, and the first one shows it") {
    for (int n = 1; n <= largest_constellations; ++n) {
        CAPTURE(n);
        std::uint64_t solutions = 0;
        for (const ConstellationClass& one : constellation_classes(n)) {
            solutions += one.solutions;
            CHECK(is_regular_solution(one.first));
            CHECK(least_constellation(constellation_of(one.first), n) == one.least);
        }
        CHECK(solutions == known_queens(n));
    }
}

TEST_CASE("on boards of even side every solution has conflicts, of odd side some have none") {
    for (const int n : {4, 6, 8, 10}) CHECK(constellation_classes(n).front().least.size() >= 3);
    for (const int n : {5, 7, 11}) {
        const ConstellationClass first = constellation_classes(n).front();
        CHECK(first.least.empty());
        CHECK(first.solutions == known_torus(n));
    }
}
