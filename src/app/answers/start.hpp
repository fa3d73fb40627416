// What a run of the chosen solver would start from, asked before it is loaded.
#pragma once

#include <optional>
#include <string>

#include "app/state/state.hpp"
#include "core/board.hpp"
#include "play/run.hpp"

namespace queens {

/// What the answer depends on.
struct StartQuestion {
    Solver solver;
    Board board;
    KeptQueens kept = KeptQueens::none;
    bool in_challenge = false;

    friend bool operator==(const StartQuestion&, const StartQuestion&) = default;
};

/// Whether the run begins with the queens of the board; one sentence why it cannot be started,
/// empty if it can; and if it cannot, an empty board on which it could be.
struct Start {
    bool from_queens = false;
    std::string refusal;
    std::optional<Board> suitable{};
};

}  // namespace queens
