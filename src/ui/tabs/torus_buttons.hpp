// The ways to the torus, and from a torus on which not every row can have a queen to the reason.
#pragma once

#include "counting/task.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// Draws the button where the board on show is such a torus.
void offer_reason(const Frame& frame);
/// Draws the button to the torus of that side where the task is a small square plane board.
void offer_torus(const Frame& frame, const Task& task);

/// To an empty board of the plane with that side, for a topic that the board on show does not suit.
void offer_plane(const Frame& frame, int side);

}  // namespace queens::ui
