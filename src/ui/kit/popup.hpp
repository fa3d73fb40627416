// What opens over the screen, and scrolling by finger, there and in the panel.
#pragma once

#include <imgui.h>

#include "ui/kit/kit.hpp"

namespace queens::ui {

struct Pull;

/// Begins the popup of that id if it is open: below ImGui's last item, as far to the left as its
/// width wants, or above it where there is more room, and scrolling where it is higher than the
/// screen. `end_popup` ends it if it was begun.
[[nodiscard]] bool begin_popup(const Kit& kit, const char* id, float width);
/// The same with its upper left corner at a point.
[[nodiscard]] bool begin_popup_at(const Kit& kit, const char* id, ImVec2 low);
void end_popup(const Kit& kit);

/// Lets a finger scroll the present window by dragging its content, which rolls on when it is let
/// go.
void scroll_by_finger(const Kit& kit);
/// The same for a drag that was looked at already.
void scroll_by(const Kit& kit, const Pull& pull);

}  // namespace queens::ui
