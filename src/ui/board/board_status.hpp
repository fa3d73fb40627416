// What stands under a board on which pieces are placed by hand: the goal and what can be done next,
// and what is pointed at or was asked.
#pragma once

#include "ui/board/board_view.hpp"

namespace queens::ui {

/// The room that it needs under a board of that area.
[[nodiscard]] float status_height(const Frame& frame, ImVec2 area);
/// How high its last line is, which leaves room for a control at both ends.
[[nodiscard]] float last_line_height(const Frame& frame);

/// Draws it into that room.
void draw_status(const Easel& easel, const Attention& attention, ImVec2 low, ImVec2 high);

}  // namespace queens::ui
