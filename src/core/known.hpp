// Published counts that every result is compared with.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/surface.hpp"

namespace queens {

/// Q(n), all solutions on the plane n x n board, n = 1..27 (OEIS A000170).
[[nodiscard]] std::optional<std::uint64_t> known_queens(int n);

/// Solutions up to the eight symmetries of the square, n = 1..27 (OEIS A002562).
[[nodiscard]] std::optional<std::uint64_t> known_fundamental(int n);

/// T(n), solutions on the n x n torus: n = 1..31, and 0 for every n that 2 or 3 divides
/// (OEIS A007705).
[[nodiscard]] std::optional<std::uint64_t> known_torus(int n);

/// A published count with the number of its sequence in the OEIS.
struct KnownCount {
    std::uint64_t count = 0;
    std::string_view sequence;
};

/// The published count of all placements of n queens on an empty n x n board: Q(n) on the plane,
/// T(n) on torus and cylinders. Nothing for rectangles, other surfaces and unpublished sizes.
[[nodiscard]] std::optional<KnownCount> known_count(Size size, Surface surface);

}  // namespace queens
