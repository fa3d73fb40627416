// What a machine thinks of squares that shows as their ground.
#pragma once

#include <cstdint>

#include "core/square.hpp"

namespace queens {

/// What the ground of a square says.
enum class GroundKind : std::uint8_t {
    /// The machine chooses among these free squares, or among those that the fewest queens attack.
    domain,
    fewest,
    /// A queen stands on it or attacks it, which is what is wanted.
    covered,
    /// A line through it is occupied.
    occupied,
    /// The queen placed last blocks it, though it does not attack it.
    newly_blocked,
    /// The queen that was just refused would cover it.
    would_cover,
    /// Its queen has its row from the first or from the second parent.
    first_parent,
    second_parent
};

struct Ground {
    GroundKind kind = GroundKind::domain;
    Square square;

    friend bool operator==(const Ground&, const Ground&) = default;
};

}  // namespace queens
