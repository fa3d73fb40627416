// What stands under the board: what the visitor attends to or can do; during a run the legend,
// unless the visitor attends to a square.
#pragma once

#include <span>
#include <vector>

#include "ui/board/remark.hpp"
#include "ui/board/view.hpp"
#include "ui/kit/changes.hpp"
#include "ui/step.hpp"

namespace queens::ui {

/// A foot as it is laid out: the area that it and its board share, and the room that it needs
/// there.
struct Foot {
    ImVec2 area{0, 0};
    float height = 0;
};
[[nodiscard]] Foot lay_out_foot(const Frame& frame, ImVec2 area);
void draw_foot(const Frame& frame, const Look& look, Stage& stage, const Foot& foot, ImVec2 low,
               ImVec2 high);

/// The room that the goal of a placement by hand needs there, with what can be done next, what is
/// pointed at and what was asked; and how high its last line is, which leaves room for a control at
/// both ends.
[[nodiscard]] float status_height(const Frame& frame, ImVec2 area);
[[nodiscard]] float last_line_height(const Frame& frame);
void draw_status(const Frame& frame, const Look& look, const Attention& attention, ImVec2 area,
                 ImVec2 low, ImVec2 high);

/// Draws words and what can be done in a line around its middle; where there is little room with
/// fewer words and steps, and set small.
void draw_line(const Frame& frame, const Remark& remark, std::span<const Step> steps, Area line);

/// The inks, and the way out of drawing, in a line.
void draw_inks(const Frame& frame, ImVec2 low, ImVec2 high);

/// The room that the legend of a run takes below a board of that area, the same at every step.
[[nodiscard]] float legend_height(const Frame& frame, ImVec2 area);
/// How high a line of it is; how high all of it is in that width.
[[nodiscard]] float legend_line_height(const Frame& frame);
[[nodiscard]] float height_of_legend(const Frame& frame, const std::vector<LegendItem>& legend,
                                     float width);
/// Draws the legend into that room; what has no room is left out.
void draw_legend(const Frame& frame, const std::vector<LegendItem>& legend, ImVec2 low,
                 ImVec2 high);
/// Draws it into a panel, in as many lines as it takes; returns how high it is.
float draw_legend_in_panel(const Frame& frame, const std::vector<LegendItem>& legend);

}  // namespace queens::ui
