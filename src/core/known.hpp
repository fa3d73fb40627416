// What is known of queens on empty boards: how many solutions, where there are any, and how many
// queens fit.
#pragma once

#include <cstdint>
#include <optional>

#include "core/sequences.hpp"

namespace queens {

/// Q(n), all solutions on the plane n x n board, as far as they are published.
[[nodiscard]] inline std::optional<std::uint64_t> known_queens(int n) {
    return term(*find_sequence({}), n);
}
/// T(n), solutions on the n x n torus.
[[nodiscard]] inline std::optional<std::uint64_t> known_torus(int n) {
    return term(*find_sequence(torus_surface), n);
}

/// Whether n queens can stand on the n x n torus without attacking each other: exactly where
/// neither 2 nor 3 divides n (Pólya 1918).
[[nodiscard]] constexpr bool torus_has_solutions(std::int64_t n) {
    return n % 2 != 0 && n % 3 != 0;
}

/// The most queens that fit on the empty board without attacking each other. On the square plane as
/// many as rows but for the smallest boards; on the square torus and cylinders by the theorem of
/// Monsky (1989); on other tori by that of Cairns (Queens on non-square tori, 2001): as many as the
/// sides have for greatest common divisor, but 2 on 3 x 6. Nothing for other rectangles and for
/// flipped surfaces, where no theorem is known here.
[[nodiscard]] std::optional<int> known_most(Size size, Surface surface);

}  // namespace queens
