// The placements of n + k queens and k pawns on the plane, no queen attacking another, and how many
// of them there are up to rotation and reflection, by one search of about an eighth of all.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

namespace queens {

struct PawnPlacements {
    std::uint64_t all = 0;
    std::uint64_t fundamental = 0;
};

/// 1 <= n <= 31, pawns >= 0. Asks go_on() some times in a second, and gives nothing when it returns
/// false.
[[nodiscard]] std::optional<PawnPlacements> count_pawn_orbits(
    int n, int pawns, const std::function<bool()>& go_on = {});

}  // namespace queens
