// The steps that lead to challenges and through them.
#pragma once

#include "app/command.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// A challenge of that kind that nobody has chosen: with the rows and on the surface of the board
/// where there are such, and of the grade that is wanted.
[[nodiscard]] PoseChallenge another_challenge(const Frame& frame, ChallengeKind kind);

}  // namespace queens::ui
