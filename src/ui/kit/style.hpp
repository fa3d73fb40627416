// The style of Dear ImGui's own widgets, made of the theme.
#pragma once

#include "figure/theme.hpp"

namespace queens::ui {

/// Gives ImGui's own widgets the colours and measures of the theme.
void apply_style(const Theme& theme, bool coarse_pointer);

}  // namespace queens::ui
