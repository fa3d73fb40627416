// What somebody claims who proves a garden: that a technique decides a square now.
#pragma once

#include <cstdint>
#include <optional>

#include "gardens/advice.hpp"
#include "gardens/techniques.hpp"

namespace queens {

/// Whether it does; otherwise whether the square needs no deciding any more, or is decided by
/// another technique, or by none yet.
enum class ClaimAnswer : std::uint8_t { follows, settled, by_another, not_yet };

struct ClaimReport {
    ClaimAnswer answer = ClaimAnswer::not_yet;
    /// What follows, of which the square is a part; only if it does.
    std::optional<Advice> advice{};
};

/// Judges the claim from the queens and marks of a garden, and from nothing else: a square that its
/// queens rule out is settled.
[[nodiscard]] ClaimReport judge_claim(const MarkedBoard& garden, std::size_t technique,
                                      Square square);

}  // namespace queens
