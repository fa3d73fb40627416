// What is answered to a question about the board, in words and as what the board shows of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/square.hpp"
#include "gardens/advice.hpp"

namespace queens {

/// How far a hint has gone.
enum class HintStage : std::uint8_t { none, where, why, square };

/// The answer to the latest question, in words and on the board.
struct Hint {
    /// Empty where nothing was asked about this board.
    std::string sentence;
    /// What the hint shows now; `none` for all other answers.
    HintStage stage = HintStage::none;
    /// Whether no solution is left, so that only the way back helps.
    bool in_vain = false;
    /// The row or column to look at, from the stage `where` on; its free squares from `why` on; the
    /// square of a solution at `square`.
    std::vector<Square> line{};
    std::vector<Square> free{};
    std::optional<Square> square{};
    /// In a garden: the rows, columns and regions to look at, and what falls; and whether the
    /// square is one where nothing can stay.
    std::vector<std::vector<Square>> units{};
    std::vector<Square> ruled_out{};
    /// Where the queen that is tried there would force others.
    std::vector<Square> forced{};
    bool doubts = false;

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// What a hint with that advice says and shows at that stage, `where` or `why`.
[[nodiscard]] Hint hint_of(const Advice& advice, HintStage stage);
/// What is said to somebody who asked if a puzzle is right so far.
[[nodiscard]] Hint verdict_so_far(bool right);

}  // namespace queens
