// Published counts of queens on Möbius strips.
#pragma once

#include <cstdint>
#include <optional>

#include "core/surface.hpp"

namespace queens {

/// All ways to place half as many queens as rows, rounded up, on the n x n Möbius strip, n = 1..16
/// (Bell & Stevens 2008; OEIS A137279). No more fit, since on such a strip two opposite rows are
/// one line, and for n = 3 not even so many.
[[nodiscard]] std::optional<std::uint64_t> known_mobius(int n);

/// Whether the surface is a Möbius strip, along the rows or along the columns.
[[nodiscard]] bool is_mobius(Surface surface);

}  // namespace queens
