// The tables: both methods agree, published numbers are met, and the registry is in order.
#include "tables/table.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "core/known.hpp"
#include "core/papers.hpp"
#include "symmetry/group.hpp"
#include "symmetry/modulo.hpp"
#include "tables/methods.hpp"

using namespace queens;

namespace {

const GoOn always = [] { return true; };
const GoOn never = [] { return false; };

bool has_row(const NumberTable& table, int n) {
    return table.has_row == nullptr || table.has_row(n);
}

}  // namespace

TEST_CASE("both methods of every table give the same small rows") {
    constexpr int rows = 9;
    for (const NumberTable& table : tables()) {
        // The last row that both compute can take minutes.
        for (int n = table.from; n <= std::min(rows, table.both_to - 1); ++n) {
            if (!has_row(table, n)) continue;
            INFO(table.slug << ", n = " << n);
            CHECK(table.first(n, always).value() == table.second(n, always).value());
        }
    }
}

TEST_CASE("a row of every table is what is published of it") {
    for (const NumberTable& table : tables()) {
        constexpr int rows = 11;
        for (int n = table.from; n <= std::min(rows, table.both_to - 1); ++n) {
            if (!has_row(table, n)) continue;
            const Numbers numbers = table.first(n, always).value();
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                INFO(table.slug << ", n = " << n << ", column " << i);
                CHECK(published(table.columns[i], n).value_or(numbers[i]) == numbers[i]);
            }
        }
    }
}

TEST_CASE("classes under a group are called by its sign on the page") {
    std::vector<std::string> signs;
    for (const GroupKind kind : {GroupKind::d4n, GroupKind::sim, GroupKind::aff}) {
        std::string sign = title_of(kind, 11);
        signs.push_back("under " + sign.replace(sign.find("11"), 2, "n"));
    }
    for (const NumberTable& table : tables()) {
        for (const TableColumn& column : table.columns) {
            if (!column.title.starts_with("under ")) continue;
            CHECK(std::find(signs.begin(), signs.end(), column.title) != signs.end());
        }
    }
}

TEST_CASE("every table can be found, has columns and methods, and cites papers that there are") {
    std::set<std::string_view> slugs;
    for (const NumberTable& table : tables()) {
        CHECK(slugs.insert(table.slug).second);
        CHECK(find_table(table.slug) == &table);
        CHECK(table.first_method != table.second_method);
        CHECK(table.from <= table.both_to);
        CHECK(table.both_to <= table.to);
        CHECK(table.to <= table.largest);
        for (const TableColumn& column : table.columns) {
            CHECK((column.sequence == nullptr) != column.name.empty());
        }
        for (const std::string_view key : table.papers) CHECK(find_paper(key) != nullptr);
    }
    CHECK(find_table("pawns") == nullptr);
}

TEST_CASE("the solutions of the torus of 19 rows make 354 classes under D4,19") {
    CHECK(torus_orbits(19, always).value()[1] == 354);
}

TEST_CASE("the tree of eight queens has the 2,057 nodes that Knuth counts") {
    CHECK(tree_nodes(8, always) == Numbers{2057});
}

TEST_CASE(
    "solutions by their flaws on the torus are all solutions, those of none are the torus's") {
    for (int n = 4; n <= 10; ++n) {
        const Numbers numbers = torus_flaws(n, always).value();
        std::uint64_t all = 0;
        for (const std::uint64_t solutions : numbers) all += solutions;
        CHECK(all == known_queens(n));
        CHECK(numbers.front() == known_torus(n));
        CHECK(numbers.back() > 0);
    }
}

TEST_CASE("11,760 of the ways to divide the 4 x 4 board into four regions have one solution") {
    CHECK(unique_gardens(4, {}, always) == Numbers{11760, 1479, 11760, 1479});
}

TEST_CASE("the gardens of a 4 x 4 torus have no solution, for its queens always touch") {
    CHECK(unique_gardens(4, torus_surface, always) == Numbers{0, 0, 0, 0});
    CHECK(untouched_placements(4, always).value().back() == 0);
}

TEST_CASE("long rows stop when they are asked to") {
    CHECK_FALSE(with_pawns(12, 4, never));
    CHECK_FALSE(with_pawns_by_squares(12, 4, never));
    CHECK_FALSE(torus_orbits(23, never));
    CHECK_FALSE(torus_orbits_by_sorting(19, never));
    CHECK_FALSE(torus_symmetric(29, never));
    CHECK_FALSE(torus_symmetric_by_sorting(19, never));
    CHECK_FALSE(tree_nodes(18, never));
    CHECK_FALSE(tree_nodes_by_machine(18, never));
    CHECK_FALSE(most_queens_without_bounds(12, {Join::flipped, Join::open}, never));
    CHECK_FALSE(torus_flaws(16, never));
    CHECK_FALSE(torus_flaws_by_lines(16, never));
    CHECK_FALSE(untouched_placements(18, never));
    CHECK_FALSE(untouched_placements_by_attacks(12, never));
    CHECK_FALSE(unique_gardens(5, torus_surface, never));
    CHECK_FALSE(unique_gardens_by_joins(5, torus_surface, never));
    CHECK_FALSE(garden_tiers(5, GardenRule::touch, never));
    CHECK_FALSE(garden_tiers_by_joins(5, GardenRule::touch, never));
}
