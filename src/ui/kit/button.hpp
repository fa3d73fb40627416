// Buttons.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "ui/kit/icons.hpp"
#include "ui/kit/kit.hpp"

namespace queens::ui {

enum class Kind { quiet, plain, primary };

struct Button {
    /// Names it and stays the same whatever it says.
    std::string id;
    /// What it is called: what stands on it, or what its icon means.
    std::string label;
    /// What stands on it where that is not its label; empty for an icon alone.
    std::optional<std::string> text{};
    Icon icon = Icon::none;
    /// Drawn in place of an icon: how the edges of a surface are joined.
    std::optional<Surface> surface{};
    /// Its tooltip, with its key.
    std::string hint{};
    Kind kind = Kind::plain;
    bool enabled = true;
    /// Whether the button shows something that is on; nothing where it only does something.
    std::optional<bool> on{};
    /// 0 for as wide as its content.
    float width = 0;
    /// Whether holding it down repeats.
    bool repeats = false;
};

/// Draws the button at ImGui's cursor and returns whether it was pressed.
bool button(const Kit& kit, const Button& button);

/// Draws the button beside the item before if there is room, otherwise below it.
bool button_beside(const Kit& kit, const Button& button);

/// Draws one of several buttons in a line: the first as `button` does, the others beside it.
bool button_in_line(const Kit& kit, const Button& button, bool first);

/// Draws buttons of equal rank in a row and returns the place of the one pressed. Where they have
/// no room beside each other, they stand closer around their words, or in even lines.
std::optional<std::size_t> row_of_buttons(const Kit& kit, std::vector<Button> row);

/// The width and the height that `button` would take.
[[nodiscard]] float width_of(const Kit& kit, const Button& button);
[[nodiscard]] float height_of(const Kit& kit, const Button& button);

}  // namespace queens::ui
