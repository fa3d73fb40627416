// What moves on the board of itself: pieces that come, lines that grow, a dot that follows them,
// and the latest step of a search. It goes on when another view shows the board.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "ui/board/easel.hpp"
#include "ui/board/hand.hpp"

namespace queens::ui {

struct Motion {
    /// The board drawn last, to see what has moved, and since when pieces come from where.
    std::optional<Board> shown;
    struct Arrival {
        double time = 0;
        std::optional<Square> from;
    };
    std::map<Square, Arrival> arrivals;
    /// Where the latest drag ended: a piece does not glide to where it was put.
    std::optional<Square> dropped;
    /// When the lines of the selected square began to grow.
    std::optional<Square> grown_square;
    double growing_since = 0;
    /// The square along whose lines a dot runs, and since when it does.
    std::optional<Square> followed;
    double followed_since = 0;
    /// The step on show, and since when it is.
    std::uint64_t step = 0;
    double step_time = 0;
};

/// How far what the latest step of a search has changed is shown, from 0 when it happens to 1 soon
/// after; with reduced motion at once.
[[nodiscard]] float share_of_step(const Frame& frame, Motion& motion);

void draw_moving_lines(const Easel& easel, Motion& motion);
/// The pieces, and the one in the hand.
void draw_moving_pieces(const Easel& easel, Motion& motion, const Hand& hand);
void draw_follower(const Easel& easel, Motion& motion);

/// What becomes of the letter that the dot carries, empty where it carries none.
[[nodiscard]] std::string words_of_follower(const Frame& frame, const Look& look,
                                            const Motion& motion);
/// Whether there are lines for the dot to run along.
[[nodiscard]] bool can_follow(const State& state, const Look& look);
/// Lets the dot run, or takes it away.
void follow(const Frame& frame, Motion& motion);

}  // namespace queens::ui
