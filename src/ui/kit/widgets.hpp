// The controls of the program, drawn in its own style on ImGui's invisible buttons.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ui/kit/icons.hpp"
#include "ui/kit/kit.hpp"

namespace queens::ui {

enum class Kind { quiet, plain, primary };

/// A button. `label` names it for tests and screen readers; `text` is what it shows, nothing for an
/// icon alone. `hint` is its tooltip, with its key.
struct Button {
    std::string label;
    std::string text{};
    Icon icon = Icon::none;
    /// Drawn in place of an icon: how the edges of a surface are joined.
    std::optional<Surface> surface{};
    std::string hint{};
    Kind kind = Kind::plain;
    bool enabled = true;
    /// Whether the button shows something that is on.
    bool on = false;
    /// 0 for as wide as its content.
    float width = 0;
    /// Whether holding it down repeats.
    bool repeats = false;
};

/// Draws the button at ImGui's cursor and returns whether it was pressed.
bool button(const Kit& kit, const Button& button);

/// Draws the button beside the item before if there is room, otherwise below it.
bool button_beside(const Kit& kit, const Button& button);

/// The width that `button` would take.
[[nodiscard]] float width_of(const Kit& kit, const Button& button);

/// One line of text.
void text(const Kit& kit, ImFont* font, ImU32 colour, std::string_view words);
/// Text wrapped at the right edge of the region.
void paragraph(const Kit& kit, ImFont* font, ImU32 colour, std::string_view words);
/// A name at the left and a value at the right edge of the region.
void row(const Kit& kit, std::string_view name, std::string_view value, ImU32 colour);
void hairline(const Kit& kit);
void gap(float height);

/// A switch with its words; returns whether it was changed.
bool toggle(const Kit& kit, const std::string& label, bool& on, const std::string& hint);

/// A number with its name, a button for less of it and one for more. `less` and `more` name the
/// buttons; returns the number, changed by one where one of them was pressed, and held between
/// `lowest` and `highest`.
struct Stepper {
    std::string name;
    std::string less;
    std::string more;
    std::int64_t lowest = 0;
    std::int64_t highest = 0;
    std::string hint{};
};
[[nodiscard]] std::int64_t stepper(const Kit& kit, const Stepper& stepper, std::int64_t value);

/// A slider from 0 to 1, with a caption under it if there is one; returns whether it was moved.
bool slider(const Kit& kit, const std::string& label, float& share, float width,
            const std::string& hint, const std::string& caption = {});

/// A bar that fills from the left as `share` goes from 0 to 1.
void progress_bar(const Kit& kit, float share, ImU32 colour);

/// A tooltip for the item before, after a moment of hovering; never for fingers.
void hint(const Kit& kit, const std::string& words);

/// The focus ring of the item before.
void focus_ring(const Kit& kit, ImVec2 low, ImVec2 high);

/// Lets a finger scroll the present window by dragging its content.
void scroll_by_finger(const Kit& kit);

}  // namespace queens::ui
