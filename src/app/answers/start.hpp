// What a run of the chosen solver would start from, asked before it is loaded.
#pragma once

#include <optional>
#include <string>

#include "core/board.hpp"
#include "play/run.hpp"

namespace queens {

/// What the answer depends on.
struct StartQuestion {
    Solver solver;
    Board board;
    bool keep_queens = false;

    friend bool operator==(const StartQuestion&, const StartQuestion&) = default;
};

/// One sentence why the run cannot be started, empty if it can; and if it cannot, an empty board on
/// which it could be.
struct Start {
    std::string refusal;
    std::optional<Board> suitable{};
};

}  // namespace queens
