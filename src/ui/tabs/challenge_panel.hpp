// The panel of a challenge, and how one comes to it.
#pragma once

#include "ui/frame.hpp"

namespace queens::ui {

/// The panel of the tab where pieces are placed while the board is a challenge.
void draw_challenge(const Frame& frame);

/// The way to challenges from any other board.
void offer_challenges(const Frame& frame);

}  // namespace queens::ui
