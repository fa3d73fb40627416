// What is known of a permutation around the torus: its measures, its conflicts, and which of its
// shifts are solutions. Engelhardt (2007), sections 2.4 to 2.6 and 5.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "symmetry/constellation.hpp"
#include "symmetry/search_type.hpp"

namespace queens {

struct Shifts {
    Columns columns;
    Measures measures;
    std::optional<SearchType> type;
    std::vector<TorusConflict> conflicts;
    /// The shifts of the permutation that make a solution of the plane.
    std::vector<Shift> solutions;
    /// The permutation that the map of shifts starts from, which is the same for all shifts of it,
    /// and the shift that makes this permutation of it.
    Columns base;
    Shift place;
    /// One sentence, or two, about what its shifts make of it.
    std::string verdict;
};
[[nodiscard]] Shifts shifts_of(const Columns& columns);

}  // namespace queens
