// Solutions of the torus that a motion keeps: against turning every solution, and the classes that
// follow from them against those that are found one by one.
#include "counting/torus/torus_kept.hpp"

#include <catch2/catch_test_macros.hpp>

#include "core/known.hpp"
#include "counting/torus/torus_classes.hpp"
#include "sanitized.hpp"
#include "symmetry/solutions.hpp"

using namespace queens;

namespace {

bool never() { return false; }

}  // namespace

TEST_CASE("the solutions that a motion keeps are those whose queens it carries to queens") {
    for (const int n : {5, 7, 11, 13}) {
        std::vector<Columns> solutions;
        Solutions search(n, true);
        while (search.advance() == Solutions::State::found) solutions.push_back(search.columns());
        const Group group(GroupKind::sim, n);
        const std::uint64_t step = n < 11 ? 1 : 37;
        for (std::uint64_t i = 0; i < group.order(); i += step) {
            const Motion motion = group[i];
            std::uint64_t kept = 0;
            for (const Columns& columns : solutions) {
                if (image(columns, motion) == columns) ++kept;
            }
            INFO(n << ", " << name_of(motion));
            CHECK(torus_kept(motion) == kept);
        }
    }
}

TEST_CASE("a torus without solutions keeps none, and one square keeps its queen") {
    CHECK(torus_kept(motion(6, {-1, 0, 0, -1}, 0, 0)) == 0);
    CHECK(torus_kept(motion(8, {0, 1, -1, 0}, 0, 0)) == 0);
    CHECK(torus_kept(identity(1)) == 1);
    CHECK(count_torus_classes(GroupKind::sim, 1, 1) == 1);
}

TEST_CASE(
    "classes of the torus are as many by the motions that keep solutions as when all are found") {
    for (const GroupKind kind : {GroupKind::d4n, GroupKind::sim}) {
        for (const int n : {5, 7, 11, 13, 17, 19}) {
            INFO(named(kind).slug << ", n = " << n);
            CHECK(count_torus_classes(kind, n, known_torus(n).value()) ==
                  torus_classes(kind, n)->size());
        }
    }
}

TEST_CASE(
    "25 queens make 395,551 classes under D4,25, 29 queens the 90,120,677 that are published") {
    CHECK(count_torus_classes(GroupKind::d4n, 25, known_torus(25).value()) == 395551);
    if (tests::sanitized) return;
    CHECK(count_torus_classes(GroupKind::d4n, 29, known_torus(29).value()) == 90120677);
}

TEST_CASE("the search for what a motion keeps can be stopped") {
    CHECK_FALSE(torus_kept(motion(29, {-1, 0, 0, -1}, 0, 0), never));
    CHECK_FALSE(count_torus_classes(GroupKind::d4n, 29, known_torus(29).value(), never));
}
