// What the panels of playing and of proving a garden have in common.
#pragma once

#include "ui/frame.hpp"

namespace queens::ui {

/// The button that asks for a hint; idle where no stage of one is left to ask for.
void draw_hint_button(const Frame& frame);

/// How far the garden has come, and the time that was spent on it where somebody wants to see it.
void tell_progress(const Frame& frame, const std::string& progress);

}  // namespace queens::ui
