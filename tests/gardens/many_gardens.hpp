// Kinds of gardens, and gardens of them, for the tests.
#pragma once

#include <vector>

#include "gardens/generate.hpp"
#include "gardens/solutions_by_rows.hpp"

namespace queens {

/// Every kind of which there are gardens, from `least` to `most` rows.
inline std::vector<GardenWish> kinds_of_gardens(int least, int most) {
    std::vector<GardenWish> kinds;
    for (int n = least; n <= most; ++n) {
        for (const Surface surface : {Surface{}, cylinder_surface, torus_surface}) {
            for (const GardenRule rule : {GardenRule::touch, GardenRule::lines}) {
                if (refuse_garden(n, surface, rule).empty())
                    kinds.push_back({n, surface, rule, {}});
            }
        }
    }
    return kinds;
}

}  // namespace queens
