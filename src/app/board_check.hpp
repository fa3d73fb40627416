// Whether a board that somebody hands in meets its goal.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace queens {

struct BoardCheck {
    enum class Outcome : std::uint8_t {
        met,
        missed,
        /// The board misses nothing, but how it came about is asked for, too, or its search is too
        /// long to be replayed.
        unsure,
        /// There is no board or no goal, or none that this build knows.
        unreadable
    };
    Outcome outcome = Outcome::unreadable;
    /// What the goal asks.
    std::string asked{};
    /// What the goal leaves as it is of the board, as a link; empty where there is no board.
    std::string on{};
};

/// Checks the board of a link, and the search on it, against the goal of the link, as far as they
/// show it. Total. A search is replayed for half a second; on the largest boards it takes about a
/// second more to begin.
[[nodiscard]] BoardCheck check_board(std::string_view link);

}  // namespace queens
