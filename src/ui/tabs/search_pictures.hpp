// The picture of what a search has in mind, in the panel.
#pragma once

#include <string>

#include "app/answers/forecast.hpp"
#include "play/grown_tree.hpp"
#include "play/player.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// Draws the picture and the words below it; nothing of what is drawn on the board.
void draw_picture(const Frame& frame, const Picture& picture);

// Its kinds, each drawn over the width of the region.
void draw_list(const Frame& frame, const NumberList& list);
void draw_board_row(const Frame& frame, const BoardRow& row);
/// All boards of the row in one line between two corners.
void draw_board_strip(const Frame& frame, const BoardRow& row, ImVec2 low, ImVec2 high);
void draw_open_lines(const Frame& frame, const OpenLines& lines);
void draw_curve(const Frame& frame, const Curve& curve);
void draw_generations(const Frame& frame, const Generations& shown);

/// Draws a search tree node by node.
void draw_grown_tree(const Frame& frame, const std::vector<TreeNode>& nodes);

/// Draws the levels of a search tree as bars, beside what is expected of it.
void draw_tree(const Frame& frame, const std::vector<Level>& levels, const RowForecast& forecast);

}  // namespace queens::ui
