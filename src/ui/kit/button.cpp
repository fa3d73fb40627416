// How buttons look and feel.
#include "ui/kit/button.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

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
/// than the whole panel. What is as wide as its content has room for any words; a button of a given
/// width gives them its padding first.
float wrap_of(const Kit& kit, const Button& button) {
    constexpr float least_padding = 4;
    const ImGuiWindow& window = *ImGui::GetCurrentWindow();
    const bool grows = (window.Flags & ImGuiWindowFlags_AlwaysAutoResize) != 0;
    if (grows && button.width <= 0) return 0;
    const float width = button.width > 0 ? button.width + 2 * (padding - least_padding)
                                         : window.ContentRegionRect.GetWidth();
    const float room = std::max(1.0F, width - beside_words(button));
    return extent_of(kit.fonts.strong, words_of(button)).x <= room ? 0 : room;
}

/// How large a button and its words are, and where these are wrapped.
struct Fit {
    float wrap = 0;
    ImVec2 words{0, 0};
    ImVec2 button{0, 0};
};

Fit fit_of(const Kit& kit, const Button& button) {
    const std::string& words = words_of(button);
    Fit found{.button = {kit.control(), kit.control()}};
    if (!words.empty()) {
        found.wrap = wrap_of(kit, button);
        found.words = extent_of(kit.fonts.strong, words, found.wrap);
        found.button.x = found.words.x + beside_words(button);
        const float around_lines = kit.control() - size_of(kit.fonts.strong);
        if (found.wrap > 0) found.button.y = std::max(kit.control(), found.words.y + around_lines);
    }
    if (button.width > 0) found.button.x = button.width;
    return found;
}

}  // namespace

float width_of(const Kit& kit, const Button& button) {
    return button.width > 0 ? button.width : fit_of(kit, button).button.x;
}

float height_of(const Kit& kit, const Button& button) { return fit_of(kit, button).button.y; }

namespace {

/// Between two buttons beside each other.
constexpr float space_beside = 6;
/// Around the words of a button that has little room.
constexpr float close_padding = 6;

/// The widths of buttons beside each other.
struct RowWidths {
    float all = 0;
    float widest = 0;
};

RowWidths row_widths(const Kit& kit, const std::vector<Button>& row, float closer) {
    RowWidths widths{.all = -space_beside};
    for (const Button& button : row) {
        const float width = width_of(kit, button) - 2 * closer;
        widths.all += width + space_beside;
        widths.widest = std::max(widths.widest, width);
    }
    return widths;
}

/// Gives the buttons of a row their widths where they have no room as they are.
void fit_row(const Kit& kit, std::vector<Button>& row) {
    const float room = ImGui::GetContentRegionAvail().x;
    if (row_widths(kit, row, 0).all <= room) return;
    constexpr float closer = padding - close_padding;
    const RowWidths close = row_widths(kit, row, closer);
    const bool in_line = close.all <= room;
    const auto most = static_cast<std::size_t>(
        std::max(1.0F, (room + space_beside) / (close.widest + space_beside)));
    const std::size_t lines = (row.size() + most - 1) / most;
    const std::size_t columns = (row.size() + lines - 1) / lines;
    const float even = (room + space_beside) / static_cast<float>(columns) - space_beside;
    for (Button& button : row) {
        button.width = in_line ? width_of(kit, button) - 2 * closer : std::floor(even);
    }
}

}  // namespace

std::optional<std::size_t> row_of_buttons(const Kit& kit, std::vector<Button> row) {
    fit_row(kit, row);
    std::optional<std::size_t> pressed;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (button_in_line(kit, row[i], i == 0)) pressed = i;
    }
    return pressed;
}

bool button_beside(const Kit& kit, const Button& button) {
    const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    if (ImGui::GetItemRectMax().x + space_beside + width_of(kit, button) <= right) {
        ImGui::SameLine(0, space_beside);
    }
    return ui::button(kit, button);
}

bool button_in_line(const Kit& kit, const Button& button, bool first) {
    return first ? ui::button(kit, button) : button_beside(kit, button);
}

bool button(const Kit& kit, const Button& button) {
    const std::string& words = words_of(button);
    const auto [wrap, extent, size] = fit_of(kit, button);
    const Touch touch = ui::touch(kit,
                                  {.id = button.id,
                                   .label = button.label,
                                   .hint = button.hint,
                                   .on = button.on,
                                   .enabled = button.enabled,
                                   .repeats = button.repeats},
                                  size);
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
