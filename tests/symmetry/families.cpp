// Families of solutions: what merges under shifts and dilations, and by which motion.
#include "symmetry/families.hpp"

#include <catch2/catch_test_macros.hpp>

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
