// Published counts of solutions that a turn of the board does not change.
#pragma once

#include <cstdint>
#include <optional>

namespace queens {

/// Solutions on the plane n x n board that the half turn maps to themselves, n = 1..27 (OEIS
/// A032522).
[[nodiscard]] std::optional<std::uint64_t> known_half_turn(int n);

/// Solutions that the quarter turn maps to themselves, n = 1..27: none unless n or n - 1 is a
/// multiple of 4 (Ahrens 1910; OEIS A033148).
[[nodiscard]] std::optional<std::uint64_t> known_quarter_turn(int n);

}  // namespace queens
