// The one way to make something that can be pressed: an invisible button of ImGui, written down in
// the record, with its tooltip and its focus ring. What it looks like is drawn by its caller.
#pragma once

#include <imgui.h>

#include <string>

#include "ui/kit/kit.hpp"

namespace queens::ui {

struct Control {
    /// Names it for tests and for ImGui; the same whatever it shows.
    std::string id;
    Role role = Role::button;
    /// What it is called.
    std::string label;
    std::string hint{};
    std::string value{};
    bool on = false;
    bool enabled = true;
    /// Whether holding it down repeats.
    bool repeats = false;
    /// Whether the right button of the mouse holds it, too.
    bool takes_right_button = false;
    /// How far the focus ring stands outside; inside where it is negative.
    float ring = 2;
};

/// Where a control stands and what is being done to it.
struct Touch {
    ImVec2 low;
    ImVec2 high;
    bool pressed = false;
    bool hovered = false;
    bool held = false;

    [[nodiscard]] ImVec2 centre() const { return {(low.x + high.x) / 2, (low.y + high.y) / 2}; }
};

/// Makes the control at ImGui's cursor; it is ImGui's last item afterwards.
Touch touch(const Kit& kit, const Control& control, ImVec2 size);

/// Writes ImGui's last item down as that control: for the few that are not made by `touch`.
void record_item(const Kit& kit, const Control& control);

/// Whether the keyboard stands on ImGui's last item and shows it.
[[nodiscard]] bool has_keyboard();

/// A tooltip for ImGui's last item, after a moment of hovering; never for fingers.
void hint(const Kit& kit, const std::string& words);

/// A rectangle by its corners, and the part of the screen that the present window draws in.
[[nodiscard]] Rect rect_of(ImVec2 low, ImVec2 high);
[[nodiscard]] Rect window_rect();

}  // namespace queens::ui
