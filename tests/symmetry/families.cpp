// Families of solutions: what merges under shifts and dilations, and by which motion.
#include "symmetry/families.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "sanitized.hpp"
#include "symmetry/classes.hpp"
#include "symmetry/solutions.hpp"

using namespace queens;

namespace {

std::vector<Columns> fundamental_solutions(int n) {
    std::vector<Columns> list;
    for_each_solution(n, false, [&](const Columns& columns) {
        if (is_fundamental(columns)) list.push_back(columns);
    });
    return list;
}

}  // namespace

TEST_CASE("the twelve fundamental solutions make twelve, six and four families") {
    const std::vector<Columns> twelve = fundamental_solutions(8);
    REQUIRE(twelve.size() == 12);
    CHECK(families_of(Group(GroupKind::d4, 8), twelve).size() == 12);
    CHECK(families_of(Group(GroupKind::d4n, 8), twelve).size() == 6);
    CHECK(families_of(Group(GroupKind::sim, 8), twelve).size() == 4);
}

TEST_CASE("the motion of a relative carries the queens of the family's first solution to it") {
    for (int n = 4; n <= 10; ++n) {
        const std::vector<Columns> list = fundamental_solutions(n);
        for (const GroupKind kind : {GroupKind::d4n, GroupKind::sim}) {
            const Group group(kind, n);
            std::size_t members = 0;
            for (const Family& family : families_of(group, list)) {
                members += family.members.size();
                for (const Relative& relative : family.members) {
                    INFO(n << " " << relative.index);
                    CHECK(group.contains(relative.motion));
                    CHECK(image(list[family.members.front().index], relative.motion) ==
                          list[relative.index]);
                }
            }
            CHECK(members == list.size());
        }
    }
}

TEST_CASE("families of fundamental solutions are the classes of all solutions") {
    for (int n = 4; n <= 9; ++n) {
        for (const GroupKind kind : {GroupKind::d4n, GroupKind::sim}) {
            const auto classes = classes_of(kind, n, false);
            const auto families = families_of(Group(kind, n), fundamental_solutions(n));
            REQUIRE(classes);
            REQUIRE(families.size() == classes->size());
            for (std::size_t i = 0; i < families.size(); ++i) {
                INFO(n << " " << i);
                CHECK(families[i].orbit == (*classes)[i].orbit);
            }
        }
    }
}

TEST_CASE("no rotation carries a fundamental solution to another") {
    const std::vector<Columns> two = fundamental_solutions(5);
    REQUIRE(two.size() == 2);
    CHECK_FALSE(carrying(Group(GroupKind::d4, 5), two[0], two[1]));
    CHECK(carrying(Group(GroupKind::d4n, 5), two[0], two[1]));
}

TEST_CASE("no motion of the group carries a family to another, up to twelve queens") {
    for (int n = 9; n <= (tests::sanitized ? 11 : 12); ++n) {
        const std::vector<Columns> list = fundamental_solutions(n);
        const Group group(GroupKind::sim, n);
        std::vector<Columns> first_ones;
        for (const Family& family : families_of(group, list)) {
            first_ones.push_back(list[family.members.front().index]);
        }
        const std::set<Columns> others(first_ones.begin(), first_ones.end());
        bool apart = true;
        for (std::uint64_t i = 0; i < group.order(); ++i) {
            const Motion motion = group[i];
            for (const Columns& columns : first_ones) {
                const auto moved = image(columns, motion);
                apart = apart && (!moved || *moved == columns || others.count(*moved) == 0);
            }
        }
        INFO(n);
        CHECK(apart);
        CHECK(first_ones.size() == classes_of(GroupKind::sim, n, false)->size());
    }
}

TEST_CASE("the seven similar torus solutions of 13 queens merge to four under affine maps") {
    const Group group(GroupKind::aff, 13);
    const auto similar = classes_of(GroupKind::sim, 13, true).value();
    REQUIRE(similar.size() == 7);
    std::vector<Columns> apart;
    for (const SolutionClass& one : similar) {
        const auto known = std::find_if(apart.begin(), apart.end(), [&](const Columns& other) {
            return carrying(group, other, one.first).has_value();
        });
        if (known == apart.end()) apart.push_back(one.first);
    }
    CHECK(apart.size() == 4);
    CHECK(classes_of(GroupKind::aff, 13, true)->size() == 4);
}
