// How buttons look and feel.
#include "ui/kit/button.hpp"

#include <imgui_internal.h>

#include <algorithm>

#include "ui/kit/control.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

constexpr float icon_size = 16;
constexpr float icon_space = 8;
constexpr float padding = 14;
constexpr float rounding = 6;

bool has_picture(const Button& button) {
    return button.icon != Icon::none || button.surface.has_value();
}

const std::string& words_of(const Button& button) {
    return button.text ? *button.text : button.label;
}

struct Colours {
    ImU32 fill;
    ImU32 content;
};

Colours colours_of(const Kit& kit, const Button& button, const Touch& touch) {
    const Theme& theme = kit.theme;
    const float strength = touch.held ? 0.16F : touch.hovered ? 0.08F : 0.0F;
    Colours colours{};
    if (button.kind == Kind::primary) {
        colours = {mixed(theme.accent, theme.ink, strength), theme.on_accent};
    } else if (button.on.value_or(false)) {
        colours = {faded(theme.accent, 0.16F + strength), text_on_tint(theme)};
    } else if (button.kind == Kind::plain) {
        colours = {faded(theme.ink, 0.06F + strength), theme.ink};
    } else {
        colours = {faded(theme.ink, strength), theme.ink};
    }
    if (!button.enabled) {
        colours = {faded(theme.ink, button.kind == Kind::quiet ? 0.0F : 0.06F),
                   text_of_idle(theme)};
    }
    return colours;
}

void draw_picture(const Kit& kit, const Button& button, ImVec2 centre, ImU32 colour) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (button.surface) {
        draw_surface(list, *button.surface, centre, icon_size + 2, kit.theme.quiet,
                     kit.theme.first_join, kit.theme.second_join);
    } else {
        draw_icon(list, button.icon, centre, icon_size, colour);
    }
}

/// What of a button its words cannot have.
float beside_words(const Button& button) {
    return 2 * padding + (has_picture(button) ? icon_size + icon_space : 0);
}

/// Where the words are wrapped, 0 where they fit: in large type those of some languages are wider
/// than the whole panel. What is as wide as its content has room for any words.
float wrap_of(const Kit& kit, const Button& button) {
    const ImGuiWindow& window = *ImGui::GetCurrentWindow();
    const bool grows = (window.Flags & ImGuiWindowFlags_AlwaysAutoResize) != 0;
    if (button.width > 0 || grows) return 0;
    const float room = std::max(1.0F, window.ContentRegionRect.GetWidth() - beside_words(button));
    return extent_of(kit.fonts.strong, words_of(button)).x <= room ? 0 : room;
}

}  // namespace

float width_of(const Kit& kit, const Button& button) {
    if (button.width > 0) return button.width;
    const std::string& words = words_of(button);
    if (words.empty()) return kit.control();
    return extent_of(kit.fonts.strong, words, wrap_of(kit, button)).x + beside_words(button);
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
    const std::string& words = words_of(button);
    const float wrap = words.empty() ? 0 : wrap_of(kit, button);
    const ImVec2 extent = words.empty() ? ImVec2{0, 0} : extent_of(kit.fonts.strong, words, wrap);
    const float around_lines = kit.control() - size_of(kit.fonts.strong);
    const float height = std::max(kit.control(), extent.y + (wrap > 0 ? around_lines : 0));
    const Touch touch = ui::touch(kit,
                                  {.id = button.id,
                                   .label = button.label,
                                   .hint = button.hint,
                                   .on = button.on,
                                   .enabled = button.enabled,
                                   .repeats = button.repeats},
                                  {width_of(kit, button), height});
    const Colours colours = colours_of(kit, button, touch);
    ImGui::GetWindowDrawList()->AddRectFilled(touch.low, touch.high, colours.fill, rounding);
    const float picture = has_picture(button) ? icon_size : 0;
    const float space = picture > 0 && !words.empty() ? icon_space : 0;
    const ImVec2 centre = touch.centre();
    const float left = centre.x - (picture + space + extent.x) / 2;
    if (picture > 0) draw_picture(kit, button, {left + picture / 2, centre.y}, colours.content);
    if (words.empty()) return touch.pressed;
    const float words_left = left + picture + space;
    if (button.kind == Kind::quiet) {
        // Without a ground of its own it is read as a line among others.
        words_on(kit, button.id, kit.fonts.strong, {words_left, centre.y - extent.y / 2},
                 colours.content, words, wrap);
    } else {
        words_around(kit, button.id, kit.fonts.strong, {words_left + extent.x / 2, centre.y},
                     colours.content, words, wrap);
    }
    return touch.pressed;
}

}  // namespace queens::ui
