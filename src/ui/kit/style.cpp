// Colours and measures of Dear ImGui's widgets.
#include "ui/kit/style.hpp"

#include <imgui.h>

namespace queens::ui {

static_assert(IM_COL32(1, 2, 3, 4) == 0x04030201, "Colours are packed as Dear ImGui does it");

void apply_style(const Theme& theme, bool coarse_pointer) {
    ImGuiStyle style;
    style.WindowPadding = {0, 0};
    style.FramePadding = coarse_pointer ? ImVec2{12, 13} : ImVec2{8, 6};
    style.ItemSpacing = {8, 8};
    style.ItemInnerSpacing = {8, 8};
    style.WindowRounding = 0;
    style.ChildRounding = 0;
    style.FrameRounding = 6;
    style.PopupRounding = 8;
    style.GrabRounding = 6;
    style.ScrollbarRounding = 6;
    style.ScrollbarSize = coarse_pointer ? 6.0F : 10.0F;
    style.GrabMinSize = coarse_pointer ? 28.0F : 16.0F;
    style.WindowBorderSize = 0;
    style.ChildBorderSize = 0;
    style.PopupBorderSize = 1;
    style.FrameBorderSize = 0;
    const auto set = [&](ImGuiCol target, ImU32 colour) {
        style.Colors[target] = ImGui::ColorConvertU32ToFloat4(colour);
    };
    set(ImGuiCol_Text, theme.ink);
    set(ImGuiCol_TextDisabled, theme.quiet);
    set(ImGuiCol_WindowBg, theme.paper);
    set(ImGuiCol_ChildBg, faded(theme.panel, 0));
    set(ImGuiCol_PopupBg, theme.panel);
    set(ImGuiCol_Border, theme.hairline);
    set(ImGuiCol_FrameBg, mixed(theme.panel, theme.ink, 0.06F));
    set(ImGuiCol_FrameBgHovered, mixed(theme.panel, theme.ink, 0.10F));
    set(ImGuiCol_FrameBgActive, mixed(theme.panel, theme.ink, 0.14F));
    set(ImGuiCol_SliderGrab, theme.accent);
    set(ImGuiCol_SliderGrabActive, theme.accent);
    set(ImGuiCol_Button, mixed(theme.panel, theme.ink, 0.06F));
    set(ImGuiCol_ButtonHovered, mixed(theme.panel, theme.ink, 0.12F));
    set(ImGuiCol_ButtonActive, mixed(theme.panel, theme.ink, 0.18F));
    set(ImGuiCol_ScrollbarBg, faded(theme.panel, 0));
    set(ImGuiCol_ScrollbarGrab, mixed(theme.panel, theme.ink, 0.18F));
    set(ImGuiCol_ScrollbarGrabHovered, mixed(theme.panel, theme.ink, 0.3F));
    set(ImGuiCol_ScrollbarGrabActive, mixed(theme.panel, theme.ink, 0.4F));
    set(ImGuiCol_NavHighlight, theme.accent);
    set(ImGuiCol_TextSelectedBg, faded(theme.accent, 0.35F));
    ImGui::GetStyle() = style;
}

}  // namespace queens::ui
