// The kinds of challenges.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/choice.hpp"

namespace queens {

/// Complete the given queens to one in each row; put queens among pawns, one in each part of a row;
/// or see every square with the fewest queens.
enum class ChallengeKind : std::uint8_t { complete, pawns, watch };
template <>
inline constexpr std::array<std::string_view, 3> choice_slugs<ChallengeKind>{"complete", "pawns",
                                                                             "watch"};

}  // namespace queens
