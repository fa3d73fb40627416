// What every part of the screen gets to draw itself with.
#pragma once

#include <utility>
#include <vector>

#include "app/app.hpp"
#include "ui/kit/kit.hpp"

namespace queens::ui {

/// One frame: the means to show the program, the program, and where commands are collected.
struct Frame : Kit {
    const App& app;
    std::vector<Command>& commands;
    /// Whether the legend of a run has a place of its own, and not below the board.
    bool legend_beside = false;

    void give(Command command) const { commands.push_back(std::move(command)); }
};

}  // namespace queens::ui
