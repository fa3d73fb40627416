// Gardens with one solution, made in two ways: the same gardens, and the search finds that solution
// alone.
#include "tables/unique_gardens.hpp"

#include <algorithm>
#include <bit>
#include <catch2/catch_test_macros.hpp>
#include <numeric>
#include <set>

#include "gardens/solutions.hpp"
#include "tables/methods.hpp"

using namespace queens;

namespace {

const GoOn to_the_end = [] { return true; };

/// The regions by their least squares.
std::vector<SquareBits> sorted(std::span<const SquareBits> regions) {
    std::vector<SquareBits> list(regions.begin(), regions.end());
    std::ranges::sort(list, {}, [](SquareBits region) { return std::countr_zero(region); });
    return list;
}

SquareBits image_of(SquareBits squares, const SquareMap& map) {
    SquareBits image = 0;
    for (; squares != 0; squares &= squares - 1) {
        image |= SquareBits{1} << map[static_cast<std::size_t>(std::countr_zero(squares))];
    }
    return image;
}

}  // namespace

TEST_CASE("gardens grown around their solution are those found square by square") {
    for (const GardenRule rule : {GardenRule::touch, GardenRule::lines}) {
        std::set<std::vector<SquareBits>> joined;
        std::uint64_t grown = 0;
        CHECK(join_unique_gardens(4, {}, rule, to_the_end,
                                  [&](std::span<const SquareBits> regions, const Representative&) {
                                      CHECK(joined.insert(sorted(regions)).second);
                                  }));
        CHECK(grow_unique_gardens(
            4, {}, rule, to_the_end,
            [&](std::span<const SquareBits> regions, const Representative& only) {
                grown += only.weight;
                if (!joined.contains(sorted(regions))) FAIL("a garden is missing");
            }));
        CHECK(grown == joined.size());
    }
}

TEST_CASE("the search finds the solution that a garden was grown around, and no other") {
    const GardenGround ground(4, {}, GardenRule::touch);
    CHECK(grow_unique_gardens(
        4, {}, GardenRule::touch, to_the_end,
        [&](std::span<const SquareBits> regions, const Representative& only) {
            std::vector<std::uint8_t> region_of(16);
            for (std::size_t region = 0; region < regions.size(); ++region) {
                for (std::size_t square = 0; square < region_of.size(); ++square) {
                    if ((regions[region] >> square & 1U) != 0) {
                        region_of[square] = static_cast<std::uint8_t>(region);
                    }
                }
            }
            const auto solutions = solutions_of(Puzzle(ground, region_of), 2);
            REQUIRE(solutions.size() == 1);
            SquareBits placement = 0;
            for (std::size_t row = 0; row < 4; ++row) {
                placement |= SquareBits{1} << (4 * static_cast<int>(row) + solutions.front()[row]);
            }
            REQUIRE(placement == only.placement);
        }));
}

TEST_CASE("the motions that keep a placement carry it to itself, and there are four on 4 x 4") {
    CHECK(grow_unique_gardens(4, {}, GardenRule::lines, to_the_end,
                              [](std::span<const SquareBits>, const Representative& only) {
                                  REQUIRE(only.keepers.size() == 4);
                                  REQUIRE(only.weight == 2);
                                  for (const SquareMap& map : only.keepers) {
                                      REQUIRE(image_of(only.placement, map) == only.placement);
                                  }
                              }));
}

TEST_CASE("each 4 x 4 garden with one solution is solved by techniques of tier 3 at most") {
    const Numbers tiers = garden_tiers(4, GardenRule::touch, to_the_end).value();
    CHECK(std::accumulate(tiers.begin(), tiers.begin() + 3, std::uint64_t{0}) ==
          unique_gardens(4, {}, to_the_end).value().front());
}
