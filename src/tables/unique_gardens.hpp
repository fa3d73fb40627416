// The n x n gardens with one solution, n = 1 .. 5, made in two ways that share nothing but this
// file.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/regions.hpp"
#include "core/surface.hpp"
#include "tables/table.hpp"

namespace queens {

/// A bit for each square, row by row.
using SquareBits = std::uint32_t;
/// Where each square is carried.
using SquareMap = std::vector<int>;

/// A placement that stands for others, which motions of the board make of it.
struct Representative {
    SquareBits placement = 0;
    /// For how many placements it stands, itself among them.
    std::uint64_t weight = 1;
    /// The motions that keep it.
    std::vector<SquareMap> keepers;
};

/// Called with the n regions of a garden and its only solution.
using OnGarden =
    std::function<void(std::span<const SquareBits> regions, const Representative& only)>;

/// Makes the gardens of one solution of each orbit under the motions of the plane or of the torus;
/// false if go_on() returned false.
bool grow_unique_gardens(int n, Surface surface, GardenRule rule, const GoOn& go_on,
                         const OnGarden& on_garden);

/// Makes the gardens of every solution on the plane, and on the torus those of every solution with
/// a queen in the top left corner, which stands for its shifts around the sides.
bool join_unique_gardens(int n, Surface surface, GardenRule rule, const GoOn& go_on,
                         const OnGarden& on_garden);

}  // namespace queens
