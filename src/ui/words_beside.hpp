// What a run says beside the board where it is not said below it: the sentence of its last step,
// and the legend.
#pragma once

#include <vector>

#include "app/look/look_legend.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// How high both are in that width, the same at every step.
[[nodiscard]] float words_beside_height(const Frame& frame, float width);

void draw_words_beside(const Frame& frame, const std::vector<LegendItem>& legend, ImVec2 low,
                       ImVec2 high);

}  // namespace queens::ui
