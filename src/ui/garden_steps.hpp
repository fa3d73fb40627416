// The steps that lead to gardens and through them.
#pragma once

#include "app/command.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// A garden like the one on the board that nobody has chosen.
[[nodiscard]] GrowGarden another_garden(const Frame& frame);

}  // namespace queens::ui
