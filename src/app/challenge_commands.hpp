// The commands about challenges.
#pragma once

#include <cstdint>
#include <optional>

#include "core/surface.hpp"
#include "gardens/grade.hpp"
#include "puzzles/challenge_kind.hpp"

namespace queens {

/// Sets the challenge of this seed in the place of the present board, on the tab where it is
/// solved. Where there is none of that grade it has another one, and that is said; says why where
/// there are none of that kind.
struct PoseChallenge {
    ChallengeKind kind = ChallengeKind::complete;
    int n = 8;
    Surface surface{};
    std::optional<GardenGrade> grade;
    std::uint64_t seed = 1;
};
/// Leaves the board as it is, and asks for nothing any more.
struct LeaveTask {};

}  // namespace queens
