// What opens over the screen, and scrolling by finger, there and in the panel.
#pragma once

#include "ui/kit/kit.hpp"

namespace queens::ui {

/// Lets a finger scroll the present window by dragging its content.
void scroll_by_finger(const Kit& kit);

}  // namespace queens::ui
