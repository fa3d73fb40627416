// The way from a torus on which not every row can have a queen to the theorem that says why.
#pragma once

#include "ui/frame.hpp"

namespace queens::ui {

/// Draws the button where the board on show is such a torus.
void offer_reason(const Frame& frame);

}  // namespace queens::ui
