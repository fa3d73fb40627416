// The conflict constellations of all solutions of the plane. Engelhardt (2007), section 5.
//
// Seen on the torus, a solution of the plane has flaws: queens that share a diagonal around the
// edges. The squares of these queens are its conflict constellation. The motions of D4,n carry
// constellations to constellations, so that they fall into classes; a constellation of a class is
// one of solutions if some shift of it separates every conflict and the other queens can be placed.
// Here the classes are read off the solutions, which for so small boards are found faster than the
// constellations are completed.
#pragma once

#include <cstdint>
#include <vector>

#include "symmetry/permutation.hpp"

namespace queens {

/// The squares of the queens in conflict, in order.
using Constellation = std::vector<Square>;
[[nodiscard]] Constellation constellation_of(const Columns& columns);

/// The least of all images of squares of the n x n torus that have a square on (0, 0), under
/// shifts, rotations and reflections: the same for two constellations exactly if one is carried to
/// the other. Nothing stays nothing.
[[nodiscard]] Constellation least_constellation(const Constellation& squares, int n);

struct ConstellationClass {
    /// The one that stands for it.
    Constellation least;
    /// How many solutions have such a constellation, and the first of them.
    std::uint64_t solutions = 0;
    Columns first;
};

/// The largest board whose constellations are found: of its 14,200 solutions 1,787 are looked at.
inline constexpr int largest_constellations = 12;

/// The classes of all solutions of the n x n plane, those of fewest squares first. n >= 1.
[[nodiscard]] std::vector<ConstellationClass> constellation_classes(int n);

/// How many classes and solutions have constellations of that number of queens.
struct ConstellationSize {
    std::size_t queens = 0;
    std::uint64_t classes = 0;
    std::uint64_t solutions = 0;

    friend bool operator==(const ConstellationSize&, const ConstellationSize&) = default;
};
[[nodiscard]] std::vector<ConstellationSize> sizes_of(
    const std::vector<ConstellationClass>& classes);

}  // namespace queens
