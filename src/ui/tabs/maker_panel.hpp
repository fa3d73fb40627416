// The making of a garden in the panel.
#pragma once

#include "ui/frame.hpp"

namespace queens::ui {

/// The regions to paint with, what is to be said of the garden so far, and what can be done with
/// it.
void draw_maker(const Frame& frame);

}  // namespace queens::ui
