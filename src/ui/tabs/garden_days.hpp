// The gardens of days in the panel: those of one day, and a month of days with what is solved.
#pragma once

#include "ui/frame.hpp"
#include "ui/tabs/panel_memory.hpp"

namespace queens::ui {

void draw_days(const Frame& frame, PanelMemory& memory);

}  // namespace queens::ui
