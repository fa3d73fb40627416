// What every part of the screen gets to draw itself with.
#pragma once

#include <vector>

#include "app/app.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/kit/theme.hpp"
#include "ui/ui.hpp"

namespace queens::ui {

/// One frame: the program to show, the means to show it, and where commands are collected.
struct Frame {
    const App& app;
    const Theme& theme;
    const Fonts& fonts;
    const Appearance& appearance;
    double now;
    std::vector<Command>& commands;
    /// Set by whatever is still moving, so that another frame follows.
    bool& moving;

    void give(Command command) const { commands.push_back(std::move(command)); }

    /// The height of a control: a finger needs more room than a mouse.
    [[nodiscard]] float control() const { return appearance.coarse_pointer ? 44.0F : 36.0F; }
};

}  // namespace queens::ui
