// The colour tables and the style made of them.
#include "ui/kit/theme.hpp"

#include <algorithm>

namespace queens::ui {

namespace {

/// Packs 0xRRGGBB.
constexpr ImU32 rgb(std::uint32_t hex) {
    return IM_COL32((hex >> 16U) & 0xFFU, (hex >> 8U) & 0xFFU, hex & 0xFFU, 0xFFU);
}

constexpr Theme light{.paper = rgb(0xFAF8F4),
                      .panel = rgb(0xFFFFFF),
                      .ink = rgb(0x1F2430),
                      .quiet = rgb(0x5B6472),
                      .hairline = rgb(0xE4DFD6),
                      .light_square = rgb(0xF0E4CE),
                      .dark_square = rgb(0xB8926A),
                      .accent = rgb(0x2F6FDE),
                      .on_accent = rgb(0xFFFFFF),
                      .right = rgb(0x1E8E6A),
                      .wrong = rgb(0xC8384A),
                      .straight_line = rgb(0x0072B2),
                      .diagonal_line = rgb(0x9A5B00),
                      .conflict = rgb(0xD55E00),
                      .selected = rgb(0x009E73),
                      .first_join = rgb(0x8A3FA8),
                      .second_join = rgb(0x00707F),
                      .casing = rgb(0xFFFFFF),
                      .heat = rgb(0x1F4E9E),
                      .queen_body = rgb(0x1F2430),
                      .queen_rim = rgb(0xFFFDF8),
                      .pawn_body = rgb(0x5B4636)};

constexpr Theme dark{.paper = rgb(0x14171C),
                     .panel = rgb(0x1C2128),
                     .ink = rgb(0xE8EAED),
                     .quiet = rgb(0x9AA4B2),
                     .hairline = rgb(0x2D343E),
                     .light_square = rgb(0x55606E),
                     .dark_square = rgb(0x38424E),
                     .accent = rgb(0x6EA0FF),
                     .on_accent = rgb(0x10151D),
                     .right = rgb(0x4CC79A),
                     .wrong = rgb(0xFF7B86),
                     .straight_line = rgb(0x56B4E9),
                     .diagonal_line = rgb(0xF0B429),
                     .conflict = rgb(0xFF8A3D),
                     .selected = rgb(0x3CCB9B),
                     .first_join = rgb(0xCF9BE8),
                     .second_join = rgb(0x5CC8D7),
                     .casing = rgb(0x10131A),
                     .heat = rgb(0x8FB8FF),
                     .queen_body = rgb(0x10131A),
                     .queen_rim = rgb(0xF4F1EA),
                     .pawn_body = rgb(0x2B2118)};

/// The table with text and lines pushed to the ends of the scale.
constexpr Theme with_more_contrast(Theme theme, bool is_dark) {
    theme.paper = is_dark ? rgb(0x000000) : rgb(0xFFFFFF);
    theme.panel = theme.paper;
    theme.ink = is_dark ? rgb(0xFFFFFF) : rgb(0x000000);
    theme.quiet = is_dark ? rgb(0xD6DCE5) : rgb(0x333A45);
    theme.hairline = is_dark ? rgb(0x8A93A0) : rgb(0x5B6472);
    theme.accent = is_dark ? rgb(0x9CC0FF) : rgb(0x0B4FC4);
    theme.dark_square = is_dark ? rgb(0x2A323C) : rgb(0x9A7248);
    return theme;
}

constexpr Theme light_contrast = with_more_contrast(light, false);
constexpr Theme dark_contrast = with_more_contrast(dark, true);

ImU32 channel(ImU32 colour, unsigned shift) { return (colour >> shift) & 0xFFU; }

}  // namespace

const Theme& theme(bool is_dark, bool more_contrast) {
    if (more_contrast) return is_dark ? dark_contrast : light_contrast;
    return is_dark ? dark : light;
}

ImU32 faded(ImU32 colour, float opacity) {
    const float alpha = static_cast<float>(channel(colour, IM_COL32_A_SHIFT));
    const auto share = static_cast<ImU32>(alpha * std::clamp(opacity, 0.0F, 1.0F) + 0.5F);
    return (colour & ~IM_COL32_A_MASK) | (share << IM_COL32_A_SHIFT);
}

ImU32 mixed(ImU32 from, ImU32 to, float share) {
    const float part = std::clamp(share, 0.0F, 1.0F);
    ImU32 result = 0;
    for (const unsigned shift : {0U, 8U, 16U, 24U}) {
        const auto a = static_cast<float>(channel(from, shift));
        const auto b = static_cast<float>(channel(to, shift));
        result |= static_cast<ImU32>(a + (b - a) * part + 0.5F) << shift;
    }
    return result;
}

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
