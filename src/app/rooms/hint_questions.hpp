// What can be asked about a board, each with what its answer depends on. Asked for a hint, a
// question is at the stage that was reached; at the stage `none` it is whether all is well so far.
#pragma once

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "app/rooms/completion_check.hpp"
#include "app/rooms/hint.hpp"
#include "core/marks.hpp"
#include "puzzles/challenge.hpp"

namespace queens {

/// How a placement by hand is completed to `queens` queens in all.
struct PlacementQuestion {
    Board board;
    int queens = 0;
    CompletionCheck check{};
    HintStage stage = HintStage::none;
};

/// How a garden goes on; of one that is being made, which square to give away.
struct GardenQuestion {
    MarkedBoard garden;
    HintStage stage = HintStage::none;
};

/// How a challenge goes on.
struct ChallengeQuestion {
    Challenge challenge;
    MarkedBoard board;
    HintStage stage = HintStage::none;
};

/// How a garden is solved from its empty board on.
struct GardenExplanation {
    /// The board that was there before.
    MarkedBoard before;
    std::vector<Advice> steps;
    /// How many of the steps are done, and the garden after them.
    std::size_t step = 0;
    MarkedBoard garden;
};

using HintQuestion = std::variant<std::monostate, PlacementQuestion, GardenQuestion,
                                  ChallengeQuestion, GardenExplanation>;

/// A hint, and the advice that it gives, if it gives one.
struct HintAnswer {
    Hint hint{};
    std::optional<Advice> advice{};
};

[[nodiscard]] inline HintAnswer answer_to(std::monostate) { return {}; }
[[nodiscard]] HintAnswer answer_to(const PlacementQuestion& question);
[[nodiscard]] HintAnswer answer_to(const GardenQuestion& question);
[[nodiscard]] HintAnswer answer_to(const ChallengeQuestion& question);
[[nodiscard]] HintAnswer answer_to(const GardenExplanation& explanation);

}  // namespace queens
