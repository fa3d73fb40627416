// Classes of torus solutions out of the search by triples: against sorting all solutions, against
// searching for the symmetric ones alone, and against the published totals.
#include "counting/torus/torus_classes.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/known.hpp"
#include "sanitized.hpp"

using namespace queens;

namespace {

using Sizes = std::map<std::uint64_t, std::uint64_t>;

std::vector<SolutionClass> found(GroupKind kind, int n) { return torus_classes(kind, n).value(); }

std::uint64_t solutions_of(const std::vector<SolutionClass>& classes) {
    std::uint64_t sum = 0;
    for (const SolutionClass& one : classes) sum += one.solutions;
    return sum;
}

/// The solutions of odd n that a half turn around (0, 0) keeps: row by row from row 1 on, each
/// queen with the one that the turn makes of her.
struct HalfTurn {
    int n;
    std::uint64_t found = 0;

    void place(int row, std::uint64_t columns, std::uint64_t diagonals, std::uint64_t antis) {
        if (2 * row > n) {
            ++found;
            return;
        }
        for (int column = 1; column < n; ++column) {
            const std::uint64_t in_column = pair(column);
            const std::uint64_t on_diagonal = pair((column + n - row) % n);
            const std::uint64_t on_anti = pair((column + row) % n);
            if ((columns & in_column) != 0 || (diagonals & on_diagonal) != 0) continue;
            if ((antis & on_anti) != 0) continue;
            place(row + 1, columns | in_column, diagonals | on_diagonal, antis | on_anti);
        }
    }
    /// A line and its image.
    [[nodiscard]] std::uint64_t pair(int line) const {
        return std::uint64_t{1} << line | std::uint64_t{1} << ((n - line) % n);
    }
};

}  // namespace

TEST_CASE("the classes of the torus search are those into which all solutions are sorted") {
    for (const GroupKind kind : {GroupKind::d4n, GroupKind::sim, GroupKind::aff}) {
        for (const int n : {5, 7, 11, 13, 17}) {
            if (tests::sanitized && n > 13) continue;
            CAPTURE(named(kind).slug, n);
            REQUIRE(suits_torus_classes(kind, n));
            CHECK(found(kind, n) == classes_of(kind, n, true));
        }
    }
}

TEST_CASE("the classes of 19 queens on the torus are least solutions and add up to all") {
    for (const GroupKind kind : {GroupKind::d4n, GroupKind::sim}) {
        const std::vector<SolutionClass> classes = found(kind, 19);
        const Group group(kind, 19);
        CHECK(solutions_of(classes) == known_torus(19));
        for (const SolutionClass& one : classes) {
            CHECK(is_torus_solution(one.first));
            CHECK(least_image(group, one.first) == Least{one.first, group.order() / one.orbit});
        }
    }
    CHECK(orbit_sizes(found(GroupKind::sim, 19)) ==
          Sizes{{76, 4}, {2888, 2}, {4332, 2}, {12996, 14}, {25992, 24}});
}

TEST_CASE(
    "the orbits of 23 queens on the torus add up to all, and the symmetric ones are as many "
    "as a search for them alone finds") {
    const std::vector<SolutionClass> classes = found(GroupKind::d4n, 23);
    CHECK(solutions_of(classes) == known_torus(23));
    const Sizes sizes = orbit_sizes(classes);
    CHECK(sizes == Sizes{{92, 5}, {2116, 1859}, {4232, 29517}});
    const bool rising = std::is_sorted(
        classes.begin(), classes.end(),
        [](const SolutionClass& a, const SolutionClass& b) { return a.first < b.first; });
    CHECK(rising);
    // Every symmetric solution has a half turn, around one of 23 * 23 squares if its orbit has 2116
    // solutions, around 23 of them if it has 92: that leaves four of each orbit for one square.
    HalfTurn symmetric{23};
    symmetric.place(1, 1, 1, 1);
    CHECK(symmetric.found == 4 * (sizes.at(92) + sizes.at(2116)));
}

TEST_CASE("as many classes are counted on the torus as are found when they are kept") {
    for (const int n : {5, 7, 11, 13, 17, 19}) {
        if (tests::sanitized && n > 17) continue;
        CAPTURE(n);
        const TorusClassCounts counts = count_torus_classes_by_search(n).value();
        CHECK(counts.solutions == known_torus(n));
        CHECK(counts.d4n == found(GroupKind::d4n, n).size());
        CHECK(counts.sim == found(GroupKind::sim, n).size());
        CHECK(counts.aff == found(GroupKind::aff, n).size());
    }
    CHECK_FALSE(count_torus_classes_by_search(17, [] { return false; }));
    if (tests::sanitized) return;
    const TorusClassCounts counts = count_torus_classes_by_search(23).value();
    CHECK(counts.solutions == known_torus(23));
    CHECK(counts.d4n == 31381);
    CHECK(counts.sim == 2861);
    CHECK(counts.aff == 1529);
}

TEST_CASE("the torus search for classes takes what it can keep, and can be stopped") {
    CHECK(suits_torus_classes(GroupKind::aff, 25));
    CHECK_FALSE(suits_torus_classes(GroupKind::sim, 29));
    CHECK_FALSE(suits_torus_classes(GroupKind::sim, 15));
    CHECK_FALSE(suits_torus_classes(GroupKind::sim, 1));
    CHECK_FALSE(suits_torus_classes(GroupKind::d4, 13));
    CHECK_FALSE(torus_classes(GroupKind::sim, 17, [] { return false; }));
    CHECK_FALSE(torus_classes(GroupKind::aff, 13, [] { return false; }));
}
