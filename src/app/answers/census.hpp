// How many pieces stand on a board, and how many squares they leave.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/attacks.hpp"

namespace queens {

struct Census {
    int queens = 0;
    int pawns = 0;
    /// Pieces that attack others, queens among them.
    int attackers = 0;
    /// Squares that are attacked, and empty ones that are not; nothing without an attack map.
    std::optional<std::uint64_t> attacked{};
    std::optional<std::uint64_t> open{};
};
[[nodiscard]] Census census_of(const Board& board, const AttackMap& attack_map);

}  // namespace queens
