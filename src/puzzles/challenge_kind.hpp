// The kinds of challenges.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace queens {

/// Complete the given queens to one in each row; put queens among pawns, one in each part of a row;
/// or see every square with the fewest queens.
enum class ChallengeKind : std::uint8_t { complete, pawns, watch };

inline constexpr std::array<std::string_view, 3> challenge_slugs{"complete", "pawns", "watch"};

[[nodiscard]] constexpr std::string_view slug_of(ChallengeKind kind) {
    return challenge_slugs.at(static_cast<std::size_t>(kind));
}
[[nodiscard]] std::optional<ChallengeKind> challenge_kind_of(std::string_view slug);

}  // namespace queens
