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
    /// Whether a column beside the board has room for what otherwise is below it.
    bool legend_beside = false;

    void give(Command command) const { commands.push_back(std::move(command)); }
    void give_all(const std::vector<Command>& more) const {
        commands.insert(commands.end(), more.begin(), more.end());
    }
};

}  // namespace queens::ui
