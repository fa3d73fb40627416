// What somebody claims who proves a garden: that a technique decides a square now.
#pragma once

#include <cstdint>
#include <variant>

#include "gardens/advice.hpp"
#include "gardens/techniques.hpp"

namespace queens {

/// Why it does not: the square needs no deciding any more, or is decided by another technique, or
/// by none yet.
enum class ClaimRefusal : std::uint8_t { settled, by_another, not_yet };

/// What follows, of which the square is a part, or why nothing does.
using ClaimAnswer = std::variant<Advice, ClaimRefusal>;

/// Judges the claim from the queens and marks of a garden, and from nothing else: a square that its
/// queens rule out is settled.
[[nodiscard]] ClaimAnswer judge_claim(const MarkedBoard& garden, std::size_t technique,
                                      Square square);

}  // namespace queens
