// The orbits of torus solutions under D4,n by their size and by the type of search that finds them:
// tables 1 to 4 of Engelhardt (2007), for every torus up to that of the paper.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "symmetry/classes.hpp"
#include "symmetry/search_type.hpp"

namespace queens {

/// How many orbits of a size there are of each type.
struct OrbitRow {
    std::uint64_t size = 0;
    std::array<std::uint64_t, search_types.size()> orbits{};

    [[nodiscard]] std::uint64_t all() const;

    friend bool operator==(const OrbitRow&, const OrbitRow&) = default;
};

/// The rows of the classes of torus solutions under D4,n, the smallest orbits first.
[[nodiscard]] std::vector<OrbitRow> orbit_rows(const std::vector<SolutionClass>& classes);

/// The rows that are known, empty for other n: those of n = 29 from the paper, and those up to
/// n = 25 found by `orbit_rows`.
[[nodiscard]] std::span<const OrbitRow> known_orbit_rows(int n);

/// The sides of the tori whose rows are known.
inline constexpr std::array sides_with_orbit_rows{5, 7, 11, 13, 17, 19, 23, 25, 29};

/// Which motions leave the solutions of an orbit of that size unchanged, up to conjugation: a
/// number of shifts, and quarter turns R or half turns R². "29 shifts, R", or a dash where there
/// are none. Reflections never do.
[[nodiscard]] std::string stabiliser_name(int n, std::uint64_t size);

}  // namespace queens
