// The switch for drawing the conflicts that a permutation has around the torus.
#pragma once

#include "ui/frame.hpp"

namespace queens::ui {

void around_toggle(const Frame& frame);

}  // namespace queens::ui
