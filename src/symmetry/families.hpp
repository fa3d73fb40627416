// Families of solutions: which of a list a larger group merges, and by which motion.
//
// The twelve fundamental solutions of eight queens are different under rotation and reflection.
// Shifts around the torus merge them to six families, dilations to four. Engelhardt (2007),
// sections 1 and 5.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "symmetry/group.hpp"
#include "symmetry/permutation.hpp"

namespace queens {

/// A motion of the group that carries the queens of one permutation to those of another of the
/// group's size: the first in the order of the group's table. Nothing if there is none.
[[nodiscard]] std::optional<Motion> carrying(const Group& group, const Columns& from,
                                             const Columns& to);

/// A solution by its place in the list, and the motion that carries the family's first one to it.
struct Relative {
    std::size_t index = 0;
    Motion motion;

    friend bool operator==(const Relative&, const Relative&) = default;
};

/// Solutions that the group carries into each other, in the order of the list.
struct Family {
    std::vector<Relative> members;
    /// How many sets of squares the group makes of one of them.
    std::uint64_t orbit = 0;

    friend bool operator==(const Family&, const Family&) = default;
};

/// The families of a list of permutations of the group's size, in the order of their first members.
[[nodiscard]] std::vector<Family> families_of(const Group& group, const std::vector<Columns>& list);

}  // namespace queens
