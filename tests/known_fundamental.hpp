// The published number of fundamental solutions, which only tests ask for by name.
#pragma once

#include "core/sequences.hpp"

namespace queens {

/// Solutions on the plane n x n board up to the eight symmetries of the square.
[[nodiscard]] inline std::optional<std::uint64_t> known_fundamental(int n) {
    return term(*find_sequence({}, 0, Counted::fundamental), n);
}

}  // namespace queens
