// A line of text that a visitor types.
#pragma once

#include <array>
#include <span>
#include <string>

#include "ui/kit/kit.hpp"

namespace queens::ui {

struct TextField {
    std::string id;
    /// What it is for, which stands in it while it is empty.
    std::string label;
};

/// What is typed, up to the first zero: as many characters as a short text needs.
using Typed = std::array<char, 48>;

/// Whether somebody has just left the field by Enter or by Escape.
enum class Typing { open, entered, escaped };

/// Draws the field as wide as the region; `wants_keys` gives it the keyboard.
Typing text_field(const Kit& kit, const TextField& field, std::span<char> typed,
                  bool wants_keys = false);

}  // namespace queens::ui
