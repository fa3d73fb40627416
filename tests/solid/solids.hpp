// What the tests of the solids share: the surfaces that have one, and ways to look at them.
#pragma once

#include <array>
#include <vector>

#include "solid/camera.hpp"
#include "solid/mesh.hpp"

namespace queens::tests {

/// Every surface with a joined edge.
inline std::vector<NamedSurface> joined_surfaces() {
    return {surfaces.begin() + 1, surfaces.end()};
}

inline constexpr std::array rolls{0.0F, 0.15F, 0.4F, 0.5F, 0.7F, 0.9F, 1.0F};

inline constexpr solid::Vec3 across{1, 0, 0};
inline constexpr solid::Vec3 upright{0, 1, 0};

inline std::vector<solid::Turn> turns() {
    return {solid::Turn{}, solid::turn_about(across, 0.7F), solid::turn_about(upright, -1.1F),
            solid::turn_about({1, 2, 3}, 2.9F), solid::turn_about({0, 1, 0.2F}, 3.1F)};
}

inline float distance(solid::Vec3 a, solid::Vec3 b) { return solid::length(a - b); }

}  // namespace queens::tests
