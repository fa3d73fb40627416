// The line under a board on which pieces are placed by hand.
#pragma once

#include "ui/board/board_view.hpp"

namespace queens::ui {

/// How high the line is.
inline constexpr float status_height = 28;

/// Says around that point what the board is about, and where it is solved or cannot be what can be
/// done next; as wide as that at most.
void draw_status(const Easel& easel, const Attention& attention, ImVec2 centre, float width);

}  // namespace queens::ui
