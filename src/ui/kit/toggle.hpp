// A switch with its words.
#pragma once

#include <string>

#include "ui/kit/kit.hpp"

namespace queens::ui {

struct Toggle {
    std::string id;
    std::string label;
    std::string hint{};
    /// What stands beside the switch, at the end of the line.
    std::string value{};
};

/// Draws the switch and returns whether it was changed.
bool toggle(const Kit& kit, const Toggle& toggle, bool& on);

}  // namespace queens::ui
