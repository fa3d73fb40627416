// Setting challenges from a seed.
//
// A solution is drawn at random, on a board with pawns if the kind has some. Its queens are given,
// and taken away again in random order as long as it stays the only one: none of those that remain
// is superfluous. Where the grade is not the one that is wanted, everything begins anew.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "puzzles/challenge.hpp"

namespace queens {

/// What challenge is wanted; any grade without one.
struct ChallengeWish {
    ChallengeKind kind = ChallengeKind::complete;
    int n = 8;
    Surface surface{};
    std::optional<GardenGrade> grade{};
};

/// The fewest and the most rows of each kind.
[[nodiscard]] constexpr int fewest_rows(ChallengeKind kind) {
    if (kind == ChallengeKind::complete) return 5;
    return kind == ChallengeKind::pawns ? 7 : 6;
}
[[nodiscard]] constexpr int most_rows(ChallengeKind kind) {
    if (kind == ChallengeKind::complete) return 12;
    return kind == ChallengeKind::pawns ? 10 : 8;
}

/// Why there are no challenges of that kind, as a sentence; empty if there are.
[[nodiscard]] std::string refuse_challenge(ChallengeKind kind, int n, Surface surface);

struct SetChallenge {
    Challenge challenge;
    /// The queens of the only solution, the given ones among them.
    SquareSet solution;
    ChallengeSolving solving;
};

/// How many challenges are drawn before a wish is given up.
inline constexpr int most_challenges_drawn = 1000;

/// The challenge of this wish and seed, the same on every machine and for ever; the rules solve it.
/// Nothing if none came of `most_challenges_drawn`. The wish must not be refused.
[[nodiscard]] std::optional<SetChallenge> set_challenge(const ChallengeWish& wish,
                                                        std::uint64_t seed);

}  // namespace queens
