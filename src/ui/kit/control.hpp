// The one way to make something that can be pressed: an invisible button of ImGui, written down in
// the record, with its tooltip and its focus ring. What it looks like is drawn by its caller.
#pragma once

#include <imgui.h>

#include <optional>
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
    /// Of a slider: how many of its steps it stands from the left end, and how many there are.
    long long place = 0;
    long long places = 0;
    /// Whether it shows something that is on; nothing where there is nothing to be on or off.
    std::optional<bool> on{};
    bool enabled = true;
    /// Whether holding it down repeats.
    bool repeats = false;
    /// Whether the right button of the mouse holds it, too.
    bool takes_right_button = false;
    /// How far the focus ring stands outside, inside where it is negative; nothing for a control
    /// that draws its own.
    std::optional<float> ring = 2.0F;
};

/// Where a control stands and what is being done to it.
struct Touch {
    ImVec2 low;
    ImVec2 high;
    bool pressed = false;
    bool hovered = false;
    bool held = false;
    /// Whether an arrow key has just brought the keyboard to it.
    bool reached = false;

    [[nodiscard]] ImVec2 centre() const { return {(low.x + high.x) / 2, (low.y + high.y) / 2}; }
};

/// Makes the control at ImGui's cursor; it is ImGui's last item afterwards.
Touch touch(const Kit& kit, const Control& control, ImVec2 size);

/// The focus ring, so far outside of what it is around.
void draw_ring(const Kit& kit, ImVec2 low, ImVec2 high, float out);

/// Writes ImGui's last item down as that control: for the few that are not made by `touch`.
void record_item(const Kit& kit, const Control& control);

/// For fields, which ImGui makes: brings the keyboard to the one made next if that is wanted, and
/// returns the text it is to be set to, if it is.
[[nodiscard]] std::optional<std::string> wish_for_field(const Kit& kit, const std::string& id);

/// Whether the keyboard stands on ImGui's last item and shows it.
[[nodiscard]] bool has_keyboard();

/// A tooltip for ImGui's last item, after a moment of hovering; above a finger that rests on it.
void hint(const Kit& kit, const std::string& words);

/// Writes down that the present window lies over what was drawn before it.
void cover_window(const Kit& kit);

/// Whether the present window has opened over the screen.
[[nodiscard]] bool is_over();

/// A rectangle by its corners, and the part of the screen that the present window draws in.
[[nodiscard]] Rect rect_of(ImVec2 low, ImVec2 high);
[[nodiscard]] Rect window_rect();

}  // namespace queens::ui
