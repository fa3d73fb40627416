// What the tests of the solids share: all of them, and ways to look at them.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "solid/camera.hpp"
#include "solid/mesh.hpp"

namespace queens::tests {

/// A surface and one of the solids that it becomes.
struct Solid {
    std::string slug;
    Surface surface;
    bool as_bottle = false;

    [[nodiscard]] solid::Shape at(Size size, float roll) const {
        return {surface, size, roll, as_bottle};
    }
};

/// The solids of every surface with a joined edge.
inline std::vector<Solid> solids() {
    std::vector<Solid> all;
    for (const NamedSurface& entry : surfaces) {
        if (entry.surface == Surface{}) continue;
        all.push_back({std::string(entry.slug), entry.surface});
        if (solid::is_klein(entry.surface)) {
            all.push_back({"bottle of " + std::string(entry.slug), entry.surface, true});
        }
    }
    return all;
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
