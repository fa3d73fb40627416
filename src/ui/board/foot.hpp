// What stands under the board: what the visitor attends to or can do; during a run the legend,
// unless the visitor attends to a square.
#pragma once

#include <vector>

#include "ui/board/view.hpp"

namespace queens::ui {

/// The room that it needs under a board of that area.
[[nodiscard]] float foot_height(const Frame& frame, ImVec2 area);
void draw_foot(const Frame& frame, const Look& look, Stage& stage, ImVec2 low, ImVec2 high);

/// How high the line is under a board on which pieces are placed by hand.
inline constexpr float status_height = 28;
/// Says around that point what the board is about, and where it is solved or cannot be what can be
/// done next; as wide as that at most.
void draw_status(const Frame& frame, const Look& look, const Attention& attention, ImVec2 centre,
                 float width);

/// The inks, and the way out of drawing, in a line.
void draw_inks(const Frame& frame, ImVec2 low, ImVec2 high);

/// The room that the legend of a run takes below a board of that area, the same at every step.
[[nodiscard]] float legend_height(const Frame& frame, ImVec2 area);
/// Draws the legend into that room; what has no room is left out.
void draw_legend(const Frame& frame, const std::vector<LegendItem>& legend, ImVec2 low,
                 ImVec2 high);

}  // namespace queens::ui
