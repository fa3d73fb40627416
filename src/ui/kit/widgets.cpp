// How the controls look and feel.
#include "ui/kit/widgets.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace queens::ui {

namespace {

constexpr float icon_size = 16;
constexpr float rounding = 6;

ImVec2 size_of(ImFont* font, std::string_view words, float wrap = 0) {
    const float scale = ImGui::GetIO().FontGlobalScale;
    return font->CalcTextSizeA(font->FontSize * scale, FLT_MAX, wrap, words.data(),
                               words.data() + words.size());
}

void draw_text(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, std::string_view words) {
    const float scale = ImGui::GetIO().FontGlobalScale;
    list.AddText(font, font->FontSize * scale, {std::floor(at.x), std::floor(at.y)}, colour,
                 words.data(), words.data() + words.size());
}

bool has_picture(const Button& button) {
    return button.icon != Icon::none || button.surface.has_value();
}

struct Colours {
    ImU32 fill;
    ImU32 content;
};

Colours colours_of(const Kit& kit, const Button& button, bool hovered, bool held) {
    const Theme& theme = kit.theme;
    const float strength = held ? 0.16F : hovered ? 0.08F : 0.0F;
    Colours colours{};
    if (button.kind == Kind::primary) {
        colours = {mixed(theme.accent, theme.ink, strength), theme.on_accent};
    } else if (button.on) {
        colours = {faded(theme.accent, 0.16F + strength), theme.accent};
    } else if (button.kind == Kind::plain) {
        colours = {faded(theme.ink, 0.06F + strength), theme.ink};
    } else {
        colours = {faded(theme.ink, strength), theme.ink};
    }
    if (!button.enabled) {
        colours.content = faded(colours.content, 0.35F);
        if (button.kind == Kind::primary) colours.fill = faded(colours.fill, 0.35F);
    }
    return colours;
}

}  // namespace

float width_of(const Kit& kit, const Button& button) {
    if (button.width > 0) return button.width;
    if (button.text.empty()) return kit.control();
    const float icon = has_picture(button) ? icon_size + 8 : 0;
    return size_of(kit.fonts.strong, button.text).x + icon + 28;
}

bool button_beside(const Kit& kit, const Button& button) {
    constexpr float space = 6;
    const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    if (ImGui::GetItemRectMax().x + space + width_of(kit, button) <= right) {
        ImGui::SameLine(0, space);
    }
    return ui::button(kit, button);
}

bool button(const Kit& kit, const Button& button) {
    const ImVec2 size{width_of(kit, button), kit.control()};
    ImGui::BeginDisabled(!button.enabled);
    ImGui::PushButtonRepeat(button.repeats);
    const bool pressed = ImGui::InvisibleButton(button.label.c_str(), size);
    ImGui::PopButtonRepeat();
    ImGui::EndDisabled();
    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 high = ImGui::GetItemRectMax();
    const Colours colours = colours_of(kit, button, ImGui::IsItemHovered(), ImGui::IsItemActive());
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, high, colours.fill, rounding);
    const ImVec2 words =
        button.text.empty() ? ImVec2{0, 0} : size_of(kit.fonts.strong, button.text);
    const bool picture = has_picture(button);
    const bool both = picture && !button.text.empty();
    float x = (low.x + high.x - words.x - (picture ? icon_size : 0) - (both ? 8.0F : 0.0F)) / 2;
    const float middle = (low.y + high.y) / 2;
    if (picture) {
        const ImVec2 centre{x + icon_size / 2, middle};
        if (button.surface) {
            draw_surface(list, *button.surface, centre, icon_size + 2, kit.theme.quiet,
                         kit.theme.straight_line, kit.theme.conflict);
        } else {
            draw_icon(list, button.icon, centre, icon_size, colours.content);
        }
        x += icon_size + 8;
    }
    if (!button.text.empty()) {
        draw_text(list, kit.fonts.strong, {x, middle - words.y / 2}, colours.content, button.text);
    }
    focus_ring(kit, low, high);
    hint(kit, button.hint);
    return pressed;
}

void text(const Kit& /*kit*/, ImFont* font, ImU32 colour, std::string_view words) {
    ImGui::PushFont(font);
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    ImGui::TextUnformatted(words.data(), words.data() + words.size());
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

void paragraph(const Kit& kit, ImFont* font, ImU32 colour, std::string_view words) {
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + ImGui::GetContentRegionAvail().x);
    text(kit, font, colour, words);
    ImGui::PopTextWrapPos();
}

void row(const Kit& kit, std::string_view name, std::string_view value, ImU32 colour) {
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 extent = size_of(kit.fonts.text, value);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_text(list, kit.fonts.text, start, kit.theme.quiet, name);
    draw_text(list, kit.fonts.text, {start.x + width - extent.x, start.y}, colour, value);
    ImGui::Dummy({width, extent.y});
}

void hairline(const Kit& kit) {
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    ImGui::GetWindowDrawList()->AddRectFilled(start, {start.x + width, start.y + 1},
                                              kit.theme.hairline);
    ImGui::Dummy({width, 1});
}

void gap(float height) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, 0});
    ImGui::Dummy({0, height});
    ImGui::PopStyleVar();
}

bool toggle(const Kit& kit, const std::string& label, bool& on, const std::string& hint_words) {
    const ImVec2 size{ImGui::GetContentRegionAvail().x, kit.control()};
    const bool pressed = ImGui::InvisibleButton(label.c_str(), size);
    if (pressed) on = !on;
    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 high = ImGui::GetItemRectMax();
    const float middle = (low.y + high.y) / 2;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 track_low{high.x - 36, middle - 10};
    list.AddRectFilled(track_low, {high.x, middle + 10},
                       on ? kit.theme.accent : faded(kit.theme.ink, 0.28F), 10);
    list.AddCircleFilled({on ? high.x - 10 : high.x - 26, middle}, 7,
                         on ? kit.theme.on_accent : kit.theme.panel);
    const ImVec2 extent = size_of(kit.fonts.text, label);
    draw_text(list, kit.fonts.text, {low.x, middle - extent.y / 2}, kit.theme.ink, label);
    focus_ring(kit, low, high);
    hint(kit, hint_words);
    return pressed;
}

std::int64_t stepper(const Kit& kit, const Stepper& stepper, std::int64_t value) {
    const ImVec2 start = ImGui::GetCursorPos();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float side = kit.control();
    const float right = ImGui::GetContentRegionAvail().x;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto write = [&](ImFont* font, float x, const std::string& words) {
        const float y = low.y + (side - size_of(font, words).y) / 2;
        draw_text(list, font, {x, y}, kit.theme.ink, words);
    };
    write(kit.fonts.text, low.x, stepper.name);
    // Room for three digits, so that the buttons stay where they are.
    const std::string number = std::to_string(value);
    const float width = size_of(kit.fonts.strong, number).x;
    const float room = std::max(width, size_of(kit.fonts.strong, "888").x) + 8;
    write(kit.fonts.strong, low.x + right - side - (room + width) / 2, number);
    std::int64_t changed = value;
    ImGui::SetCursorPos({start.x + right - 2 * side - room, start.y});
    if (button(kit, {.label = stepper.less,
                     .icon = Icon::minus,
                     .hint = stepper.hint,
                     .enabled = value > stepper.lowest,
                     .width = side,
                     .repeats = true})) {
        --changed;
    }
    ImGui::SetCursorPos({start.x + right - side, start.y});
    if (button(kit, {.label = stepper.more,
                     .icon = Icon::plus,
                     .hint = stepper.hint,
                     .enabled = value < stepper.highest,
                     .width = side,
                     .repeats = true})) {
        ++changed;
    }
    return changed;
}

bool slider(const Kit& kit, const std::string& label, float& share, float width,
            const std::string& hint_words, const std::string& caption) {
    const ImVec2 size{std::max(width, 40.0F), kit.control()};
    ImGui::InvisibleButton(label.c_str(), size);
    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 high = ImGui::GetItemRectMax();
    const float left = low.x + 9;
    const float length = high.x - low.x - 18;
    const float before = share;
    if (ImGui::IsItemActive() && ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        share = std::clamp((ImGui::GetIO().MousePos.x - left) / length, 0.0F, 1.0F);
    }
    const float middle = (low.y + high.y) / 2 - (caption.empty() ? 0.0F : 8.0F);
    const float at = left + length * share;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (!caption.empty()) {
        const ImVec2 extent = size_of(kit.fonts.small, caption);
        draw_text(list, kit.fonts.small, {(low.x + high.x - extent.x) / 2, middle + 11},
                  kit.theme.quiet, caption);
    }
    list.AddRectFilled({left, middle - 2}, {left + length, middle + 2}, faded(kit.theme.ink, 0.16F),
                       2);
    list.AddRectFilled({left, middle - 2}, {at, middle + 2}, kit.theme.accent, 2);
    list.AddCircleFilled({at, middle}, ImGui::IsItemActive() ? 9.0F : 8.0F, kit.theme.accent);
    focus_ring(kit, low, high);
    hint(kit, hint_words);
    return share != before;
}

void progress_bar(const Kit& kit, float share, ImU32 colour) {
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, {low.x + width, low.y + 8}, faded(kit.theme.ink, 0.10F), 4);
    const float filled = width * std::clamp(share, 0.0F, 1.0F);
    if (filled >= 1)
        list.AddRectFilled(low, {low.x + std::max(filled, 8.0F), low.y + 8}, colour, 4);
    ImGui::Dummy({width, 8});
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

void focus_ring(const Kit& kit, ImVec2 low, ImVec2 high) {
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    if (!ImGui::IsItemFocused() || context.NavDisableHighlight) return;
    ImGui::GetWindowDrawList()->AddRect({low.x - 2, low.y - 2}, {high.x + 2, high.y + 2},
                                        kit.theme.accent, rounding + 2, 0, 2);
}

void scroll_by_finger(const Kit& kit) {
    if (!kit.appearance.coarse_pointer ||
        !ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows |
                                ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) {
        return;
    }
    if (!ImGui::IsMouseDragging(ImGuiMouseButton_Left, 8)) return;
    ImGui::SetScrollY(ImGui::GetScrollY() - ImGui::GetIO().MouseDelta.y);
}

}  // namespace queens::ui
