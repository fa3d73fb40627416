// Published counts that every result is compared with.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/surface.hpp"

namespace queens {

/// Q(n), all solutions on the plane n x n board, n = 1..27 (OEIS A000170).
[[nodiscard]] std::optional<std::uint64_t> known_queens(int n);

/// Solutions up to the eight symmetries of the square, n = 1..27 (OEIS A002562).
[[nodiscard]] std::optional<std::uint64_t> known_fundamental(int n);

/// T(n), solutions on the n x n torus: n = 1..31, and 0 for every n that 2 or 3 divides
/// (OEIS A051906).
[[nodiscard]] std::optional<std::uint64_t> known_torus(int n);

/// Whether n queens can stand on the n x n torus without attacking each other: exactly where
/// neither 2 nor 3 divides n (Pólya 1918).
[[nodiscard]] constexpr bool torus_has_solutions(std::int64_t n) {
    return n % 2 != 0 && n % 3 != 0;
}

/// The most queens that fit on the empty square board without attacking each other: on the plane as
/// many as rows but for the smallest boards, on the torus by the theorem of Monsky (1989). Nothing
/// for rectangles and the other surfaces, where no theorem is known here.
[[nodiscard]] std::optional<int> known_most(Size size, Surface surface);

/// The most pawns of a published count of queens that pawns keep apart.
inline constexpr int most_known_pawns = 3;

/// All ways to place n + k queens and k pawns on the n x n plane so that no queen attacks another,
/// k = 1, 2, 3: up to n = 23, 13 and 13 (OEIS A103330, A129551, A129553).
[[nodiscard]] std::optional<std::uint64_t> known_extra_queens(int n, int pawns);
/// The same up to the eight symmetries of the square: up to n = 17, 16 and 14 (A103331, A129552,
/// A129554).
[[nodiscard]] std::optional<std::uint64_t> known_fundamental_extra_queens(int n, int pawns);

/// Whether the text names a sequence of the OEIS, as "A000170" does.
[[nodiscard]] bool is_sequence(std::string_view text);

/// A published count with the number of its sequence in the OEIS. `note` is a sentence why the
/// sequence is that of another surface, empty where it is not.
struct KnownCount {
    std::uint64_t count = 0;
    std::string_view sequence;
    std::string note;
};

/// The published count of all placements of n queens on an empty n x n board: Q(n) on the plane,
/// T(n) on torus and cylinders; and, on the plane, of as many more queens as there are pawns.
/// Nothing for rectangles, other surfaces and unpublished sizes.
[[nodiscard]] std::optional<KnownCount> known_count(Size size, Surface surface, int pawns = 0);

}  // namespace queens
