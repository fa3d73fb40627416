// Classes of solutions: known numbers, and other ways to count them.
#include "symmetry/classes.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <numeric>
#include <set>

#include "core/dice.hpp"
#include "core/known.hpp"
#include "known_fundamental.hpp"
#include "symmetry/listed_solutions.hpp"
#include "symmetry/orbit.hpp"
#include "symmetry/solutions.hpp"
#include "symmetry/units.hpp"

using namespace queens;
using namespace queens::tests;

namespace {

std::size_t number_of_classes(GroupKind kind, int n, bool torus) {
    return classes_of(kind, n, torus)->size();
}

/// Sets of solutions that are united one by one; no canonical forms.
class Union {
  public:
    explicit Union(std::vector<Columns> list) : list_(std::move(list)), parent_(list_.size()) {
        std::iota(parent_.begin(), parent_.end(), std::size_t{0});
    }

    /// Unites each solution with its image, where that is a solution.
    void unite_by(const Motion& motion) {
        for (std::size_t i = 0; i < list_.size(); ++i) {
            const auto moved = image(list_[i], motion);
            if (!moved) continue;
            const auto place = std::lower_bound(list_.begin(), list_.end(), *moved);
            if (place == list_.end() || *place != *moved) continue;
            parent_[root(i)] = root(static_cast<std::size_t>(place - list_.begin()));
        }
    }

    [[nodiscard]] std::multiset<std::uint64_t> sizes() {
        std::map<std::size_t, std::uint64_t> members;
        for (std::size_t i = 0; i < list_.size(); ++i) ++members[root(i)];
        std::multiset<std::uint64_t> sizes;
        for (const auto& [root, size] : members) sizes.insert(size);
        return sizes;
    }

  private:
    std::size_t root(std::size_t i) {
        while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
        return i;
    }

    std::vector<Columns> list_;
    std::vector<std::size_t> parent_;
};

std::multiset<std::uint64_t> sizes_of(const std::vector<SolutionClass>& classes) {
    std::multiset<std::uint64_t> sizes;
    for (const SolutionClass& one : classes) sizes.insert(one.solutions);
    return sizes;
}

/// Motions of which all others of the group are made: two of the square, one shift, and dilations.
std::vector<Motion> generators(GroupKind kind, int n) {
    const auto square = square_motions(n);
    std::vector<Motion> motions{square[1], square[4]};
    if (kind >= GroupKind::d4n) motions.push_back(shift(n, 1, 0));
    if (kind >= GroupKind::sim) {
        for (const int unit : tests::units(n)) motions.push_back(dilation(n, unit));
    }
    return motions;
}

}  // namespace

TEST_CASE("twelve fundamental solutions of eight queens make six classes and then four") {
    CHECK(number_of_classes(GroupKind::m, 8, false) == 46);
    CHECK(number_of_classes(GroupKind::d4, 8, false) == 12);
    CHECK(number_of_classes(GroupKind::d4n, 8, false) == 6);
    CHECK(number_of_classes(GroupKind::sim, 8, false) == 4);
    const std::map<std::uint64_t, std::uint64_t> sizes{{4, 1}, {8, 11}};
    CHECK(orbit_sizes(*classes_of(GroupKind::d4, 8, false)) == sizes);
}

TEST_CASE("the torus solutions of 5, 7 and 11 queens are all affine images of one") {
    for (const int n : {5, 7, 11}) CHECK(number_of_classes(GroupKind::aff, n, true) == 1);
    CHECK(number_of_classes(GroupKind::sim, 11, true) == 2);
    CHECK(number_of_classes(GroupKind::aff, 13, true) == 4);
}

TEST_CASE("classes under D4 are the fundamental solutions, each the first of its class") {
    for (int n = 1; n <= 10; ++n) {
        const auto classes = *classes_of(GroupKind::d4, n, false);
        CHECK(classes.size() == known_fundamental(n));
        CHECK(std::all_of(classes.begin(), classes.end(), [](const SolutionClass& one) {
            return is_fundamental(one.first) && one.orbit == one.solutions;
        }));
    }
}

TEST_CASE("classes hold all solutions, in the order of their first ones") {
    for (const NamedGroup& entry : groups) {
        for (const int n : {1, 2, 4, 6, 7, 9}) {
            const auto classes = *classes_of(entry.kind, n, false);
            std::uint64_t solutions = 0;
            for (const SolutionClass& one : classes) solutions += one.solutions;
            CHECK(solutions == known_queens(n));
            CHECK(std::is_sorted(classes.begin(), classes.end(),
                                 [](const auto& a, const auto& b) { return a.first < b.first; }));
        }
    }
}

TEST_CASE("regular solutions fall into the classes that uniting them motion by motion makes") {
    for (const GroupKind kind : {GroupKind::d4, GroupKind::d4n, GroupKind::sim, GroupKind::aff}) {
        const int largest = kind == GroupKind::aff ? 6 : 8;
        for (int n = 4; n <= largest; ++n) {
            const Group group(kind, n);
            Union united(listed_solutions(n, false));
            for (std::uint64_t i = 0; i < group.order(); ++i) united.unite_by(group[i]);
            CAPTURE(named(kind).slug, n);
            CHECK(sizes_of(*classes_of(kind, n, false)) == united.sizes());
        }
    }
}

TEST_CASE("torus solutions fall into the classes that uniting them by generators makes") {
    for (const GroupKind kind : {GroupKind::d4, GroupKind::d4n, GroupKind::sim}) {
        for (const int n : {1, 5, 7, 11, 13}) {
            Union united(listed_solutions(n, true));
            for (const Motion& motion : generators(kind, n)) united.unite_by(motion);
            const auto classes = *classes_of(kind, n, true);
            CAPTURE(named(kind).slug, n);
            CHECK(sizes_of(classes) == united.sizes());
            CHECK(std::all_of(classes.begin(), classes.end(),
                              [](const SolutionClass& one) { return one.orbit == one.solutions; }));
        }
    }
}

TEST_CASE("the 140692 torus solutions of 17 queens fall into the orbits that generators make") {
    // 3 is a primitive root of 17, so that its powers are all dilations.
    Union united(listed_solutions(17, true));
    const auto square = square_motions(17);
    for (const Motion& motion : {square[1], square[4], shift(17, 1, 0), dilation(17, 3)}) {
        united.unite_by(motion);
    }
    CHECK(sizes_of(*classes_of(GroupKind::sim, 17, true)) == united.sizes());
}

TEST_CASE("torus classes are as many as Burnside's lemma counts") {
    for (const GroupKind kind : {GroupKind::m, GroupKind::d4, GroupKind::d4n, GroupKind::sim}) {
        for (const int n : {5, 7, 11}) {
            const Group group(kind, n);
            const std::vector<Columns> list = listed_solutions(n, true);
            std::uint64_t fixed = 0;
            for (std::uint64_t i = 0; i < group.order(); ++i) {
                const Motion motion = group[i];
                for (const Columns& columns : list) {
                    if (image(columns, motion) == columns) ++fixed;
                }
            }
            CAPTURE(named(kind).slug, n);
            CHECK(fixed % group.order() == 0);
            CHECK(fixed / group.order() == number_of_classes(kind, n, true));
        }
    }
}

TEST_CASE("a least image is the least of all images, made by as many motions as keep the queens") {
    tests::Dice dice(8);
    for (const NamedGroup& entry : groups) {
        for (int n = 1; n <= (entry.kind == GroupKind::aff ? 5 : 7); ++n) {
            const Group group(entry.kind, n);
            Columns columns(static_cast<std::size_t>(n));
            std::iota(columns.begin(), columns.end(), 0);
            for (int trial = 0; trial < 4; ++trial) {
                for (int i = n - 1; i > 0; --i) {
                    std::swap(columns[static_cast<std::size_t>(i)],
                              columns[static_cast<std::size_t>(dice.below(i + 1))]);
                }
                std::optional<Columns> least;
                std::uint64_t keeping = 0;
                for (std::uint64_t i = 0; i < group.order(); ++i) {
                    const auto moved = image(columns, group[i]);
                    if (moved && (!least || *moved < *least)) least = moved;
                    if (moved == columns) ++keeping;
                }
                CAPTURE(entry.slug, n, text_of(columns));
                CHECK(least_image(group, columns) == Least{*least, keeping});
                CHECK(count_orbit(group, board_of(columns))->stabiliser == keeping);
                if (entry.kind != GroupKind::aff) {
                    CHECK(canonical(group, board_of(columns)) == board_of(*least));
                }
            }
        }
    }
}

TEST_CASE("a torus without solutions has no classes, however large") {
    CHECK(refuse_classes(27, true).empty());
    CHECK(classes_of(GroupKind::d4n, 27, true)->empty());
    CHECK(classes_of(GroupKind::aff, 1000, true)->empty());
    CHECK(number_of_classes(GroupKind::sim, 1, true) == 1);
}

TEST_CASE("boards with too many solutions are refused, and sorting can be stopped") {
    CHECK(refuse_classes(15, false).empty());
    CHECK_FALSE(refuse_classes(16, false).empty());
    CHECK(refuse_classes(19, true).empty());
    CHECK_FALSE(refuse_classes(23, true).empty());
    CHECK_FALSE(classes_of(GroupKind::d4n, 15, false, [] { return false; }));
    CHECK_FALSE(classes_of(GroupKind::d4, 17, true, [] { return false; }));
}
