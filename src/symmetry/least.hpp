// The least image of a permutation under a group, by which one knows its class.
#pragma once

#include <cstdint>

#include "symmetry/group.hpp"
#include "symmetry/permutation.hpp"

namespace queens {

/// The lexicographically least of the images that are permutations, and how many motions of the
/// group make it: as many as keep the permutation, so that its orbit has order / motions sets.
struct Least {
    Columns columns;
    std::uint64_t motions = 0;

    friend bool operator==(const Least&, const Least&) = default;
};

/// Takes a permutation of the group's size. Two permutations have equal least images exactly when
/// some motion of the group carries the queens of one to those of the other, whatever the boards
/// between them.
[[nodiscard]] Least least_image(const Group& group, const Columns& columns);

}  // namespace queens
