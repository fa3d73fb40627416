// Fundamental counts of the plane square board: solutions up to rotation and reflection.
#pragma once

#include <cstdint>
#include <optional>

#include "counting/task.hpp"

namespace queens {

/// The most rows of a plane whose symmetric solutions can be counted.
inline constexpr int largest_symmetric = 31;

/// Solutions of n queens that the half turn maps to themselves, n = 1 .. largest_symmetric.
[[nodiscard]] std::uint64_t count_half_turn(int n);

/// Solutions of n queens that the quarter turn maps to themselves, n = 1 .. largest_symmetric.
[[nodiscard]] std::uint64_t count_quarter_turn(int n);

/// Solutions up to the eight symmetries of the square, and those that a turn maps to themselves.
struct SymmetricCounts {
    std::uint64_t fundamental = 0;
    std::uint64_t half_turn = 0;
    std::uint64_t quarter_turn = 0;

    friend bool operator==(const SymmetricCounts&, const SymmetricCounts&) = default;
};

/// All of these from the total Q of a task, nothing unless that is an empty square plane of at most
/// `largest` <= largest_symmetric rows: beyond, the symmetric solutions take longer to count than a
/// caller waits. The solutions up to the eight symmetries of the square are (Q + P + 2R) / 8 for
/// n > 1 by Burnside's lemma, since no reflection maps a solution to itself.
[[nodiscard]] std::optional<SymmetricCounts> symmetric_of(const Task& task, std::uint64_t total,
                                                          int largest);

}  // namespace queens
