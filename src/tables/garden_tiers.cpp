// Gardens with one solution by the hardest technique that a person needs for them.
#include "gardens/grade.hpp"
#include "tables/methods.hpp"
#include "tables/unique_gardens.hpp"

namespace queens {

namespace {

/// A number for each tier, then that of the gardens which the techniques do not solve.
template <class MakeGardens>
std::optional<Numbers> by_tier(int n, GardenRule rule, const GoOn& go_on, MakeGardens make) {
    if (!go_on()) return std::nullopt;
    const GardenGround ground(n, {}, rule);
    Numbers numbers(hardest_tier + 1);
    std::vector<std::uint8_t> region_of(static_cast<std::size_t>(n * n));
    const auto grade = [&](std::span<const SquareBits> regions, const Representative& only) {
        for (std::size_t square = 0; square < region_of.size(); ++square) {
            std::uint8_t region = 0;
            while ((regions[region] >> square & 1U) == 0) ++region;
            region_of[square] = region;
        }
        const Solving solving = solve_garden(Puzzle(ground, region_of));
        const int place = solving.solved ? solving.tier() - 1 : hardest_tier;
        numbers[static_cast<std::size_t>(place)] += only.weight;
    };
    if (!make(n, Surface{}, rule, go_on, grade)) return std::nullopt;
    return numbers;
}

}  // namespace

std::optional<Numbers> garden_tiers(int n, GardenRule rule, const GoOn& go_on) {
    return by_tier(n, rule, go_on, grow_unique_gardens);
}

std::optional<Numbers> garden_tiers_by_joins(int n, GardenRule rule, const GoOn& go_on) {
    return by_tier(n, rule, go_on, join_unique_gardens);
}

}  // namespace queens
