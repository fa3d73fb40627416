// How controls are made on ImGui's invisible buttons.
#include "ui/kit/control.hpp"

#include <imgui_internal.h>

namespace queens::ui {

Rect rect_of(ImVec2 low, ImVec2 high) { return {low.x, low.y, high.x - low.x, high.y - low.y}; }

Rect window_rect() {
    const ImRect& clip = ImGui::GetCurrentWindow()->ClipRect;
    return rect_of(clip.Min, clip.Max);
}

bool has_keyboard() {
    return ImGui::IsItemFocused() && !ImGui::GetCurrentContext()->NavDisableHighlight;
}

Touch touch(const Kit& kit, const Control& control, ImVec2 size) {
    Touch touch;
    ImGui::BeginDisabled(!control.enabled);
    ImGui::PushButtonRepeat(control.repeats);
    const ImGuiButtonFlags right =
        control.takes_right_button ? ImGuiButtonFlags_MouseButtonRight : ImGuiButtonFlags_None;
    touch.pressed =
        ImGui::InvisibleButton(control.id.c_str(), size, ImGuiButtonFlags_MouseButtonLeft | right);
    ImGui::PopButtonRepeat();
    ImGui::EndDisabled();
    touch.low = ImGui::GetItemRectMin();
    touch.high = ImGui::GetItemRectMax();
    touch.hovered = ImGui::IsItemHovered();
    touch.held = ImGui::IsItemActive();
    record_item(kit, control);
    if (has_keyboard()) {
        const float out = control.ring;
        ImGui::GetWindowDrawList()->AddRect({touch.low.x - out, touch.low.y - out},
                                            {touch.high.x + out, touch.high.y + out},
                                            kit.theme.accent, 8, 0, 2);
    }
    hint(kit, control.hint);
    return touch;
}

void record_item(const Kit& kit, const Control& control) {
    kit.record.add({.id = control.id,
                    .role = control.role,
                    .label = control.label,
                    .hint = control.hint,
                    .value = control.value,
                    .on = control.on,
                    .enabled = control.enabled,
                    .visible = ImGui::IsItemVisible(),
                    .rect = rect_of(ImGui::GetItemRectMin(), ImGui::GetItemRectMax()),
                    .room = window_rect()});
}

void hint(const Kit& kit, const std::string& words) {
    if (words.empty() || kit.appearance.coarse_pointer) return;
    constexpr ImGuiHoveredFlags moment = ImGuiHoveredFlags_DelayNormal |
                                         ImGuiHoveredFlags_NoSharedDelay |
                                         ImGuiHoveredFlags_AllowWhenDisabled;
    if (!ImGui::IsItemHovered(moment)) return;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{10, 7});
    ImGui::PushFont(kit.fonts.small);
    ImGui::SetTooltip("%s", words.c_str());
    ImGui::PopFont();
    ImGui::PopStyleVar();
}

}  // namespace queens::ui
