// Gardens in the panel: the one on the board, others, and those of days.
#pragma once

#include "ui/frame.hpp"
#include "ui/tabs/panel_memory.hpp"

namespace queens::ui {

/// The garden on the board, in the place of pieces and verdicts.
void draw_garden(const Frame& frame, PanelMemory& memory);

/// The way to gardens from any other board.
void offer_gardens(const Frame& frame);

}  // namespace queens::ui
