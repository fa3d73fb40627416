// What the keys of a presenter's remote do, which has three at most: forward, back and play.
#pragma once

#include "ui/frame.hpp"

namespace queens::ui {

/// Space: starts and halts what the open tab runs.
void press_remote(const Frame& frame);

/// Whether forward and back step something that is seen. Otherwise they scroll the open tab.
[[nodiscard]] bool takes_steps(const Frame& frame);

/// Forward with 1, back with -1. A search that is loaded steps, whatever tab is open, unless the
/// tab is presented and has steps of its own: topics, solutions, images, the start of a race.
void step_remote(const Frame& frame, int by);

}  // namespace queens::ui
