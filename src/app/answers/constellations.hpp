// The conflict constellations of a board's solutions, as the tab of mathematics shows them.
#pragma once

#include <string>

#include "core/square.hpp"
#include "symmetry/constellation_classes.hpp"

namespace queens {

struct Constellations {
    /// One sentence why they are not found, empty if they are.
    std::string refusal;
    std::vector<ConstellationClass> classes;
    std::vector<ConstellationSize> sizes;
    std::uint64_t solutions = 0;
};
[[nodiscard]] Constellations constellations_on(Size size);

}  // namespace queens
