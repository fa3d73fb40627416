// Gardens that are grown: one solution each, by two searches and by the techniques.
#include "gardens/generate.hpp"

#include <algorithm>

#include <catch2/catch_test_macros.hpp>

#include "gardens/many_gardens.hpp"

namespace queens {

namespace {

std::string describe(const GardenWish& kind, std::uint64_t seed) {
    return std::to_string(kind.n) + " rows, " + std::string(named(kind.surface).slug) + ", " +
           std::string(slug_of(kind.rule)) + ", seed " + std::to_string(seed);
}

std::vector<int> region_sizes(const Garden& garden) {
    std::vector<int> sizes(static_cast<std::size_t>(garden.n));
    for (const std::uint8_t region : garden.regions) ++sizes[region];
    return sizes;
}

void check_garden(const GardenWish& kind, const GrownGarden& grown) {
    const std::vector<GardenSolution> only{grown.solution};
    CHECK(solutions_of(puzzle_of(grown.garden), 2) == only);
    CHECK(solutions_by_rows(grown.garden, 2) == only);
    CHECK(grown.solving.solved);
    CHECK(read_garden(letters_of(grown.garden), kind.surface, kind.rule).garden == grown.garden);
    const std::vector<int> sizes = region_sizes(grown.garden);
    CHECK(5 * *std::max_element(sizes.begin(), sizes.end()) <= 2 * kind.n * kind.n);
    if (grade_of(grown.solving) != GardenGrade::easy) {
        CHECK(*std::min_element(sizes.begin(), sizes.end()) >= 2);
    }
}

}  // namespace

TEST_CASE("a garden that is grown has one solution, by two searches and by the techniques") {
    for (const GardenWish& kind : kinds_of_gardens(smallest_garden, 10)) {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            INFO(describe(kind, seed));
            const auto grown = grow_garden(kind, seed);
            REQUIRE(grown);
            check_garden(kind, *grown);
        }
    }
}

TEST_CASE("no garden grows where queens cannot keep the rule, or none has the grade") {
    CHECK_FALSE(grow_garden({6, torus_surface, GardenRule::lines, {}}, 1));
    CHECK_FALSE(grow_garden({5, torus_surface, GardenRule::lines, GardenGrade::hard}, 1));
}

TEST_CASE("the largest gardens have one solution") {
    for (const GardenWish& kind : {GardenWish{largest_garden, {}, GardenRule::touch, {}},
                                   GardenWish{13, torus_surface, GardenRule::lines, {}}}) {
        INFO(describe(kind, 5));
        const auto grown = grow_garden(kind, 5);
        REQUIRE(grown);
        check_garden(kind, *grown);
    }
}

TEST_CASE("a garden of every grade is grown when asked for") {
    for (const std::string_view slug : choice_slugs<GardenGrade>) {
        const auto grade = choice_of<GardenGrade>(slug);
        REQUIRE(grade);
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const auto grown = grow_garden({8, {}, GardenRule::touch, grade}, seed);
            INFO(slug << ", seed " << seed);
            REQUIRE(grown);
            CHECK(grade_of(grown->solving) == grade);
            check_garden({8, {}, GardenRule::touch, grade}, *grown);
        }
    }
    CHECK_FALSE(choice_of<GardenGrade>("fiendish"));
}

TEST_CASE("a seed is a garden for ever") {
    CHECK(letters_of(grow_garden({8, {}, GardenRule::touch, {}}, 1)->garden) ==
          std::vector<std::string>{"AAAAAAAA", "BAAAAACC", "BBAAAAAC", "BDAEACCC", "DDEEEFFF",
                                   "GGEEEHHH", "GGEEEEHH", "GGGEEHHH"});
    CHECK(
        letters_of(
            grow_garden({9, torus_surface, GardenRule::touch, GardenGrade::hard}, 2026)->garden) ==
        std::vector<std::string>{"AABCCDEEB", "BBBFFDDDB", "BBBFBBBDB", "BBGGHBBBB", "BBGGHHBBB",
                                 "BGGHHHHII", "GGHHHEHGG", "GGAAEEEGG", "AAAACEEEG"});
    CHECK(letters_of(grow_garden({7, cylinder_surface, GardenRule::lines, {}}, 5)->garden) ==
          std::vector<std::string>{"AABBAAA", "BBBCCDA", "DDBCCDD", "DDDDCDD", "EEFFCGG", "EEFGGGF",
                                   "FFFFFFF"});
}

TEST_CASE("a grade that does not come is given up") {
    CHECK_FALSE(grow_garden({4, {}, GardenRule::touch, GardenGrade::expert}, 1));
}

}  // namespace queens
