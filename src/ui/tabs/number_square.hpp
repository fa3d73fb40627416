// A square of numbers as a picture.
#pragma once

#include <functional>

#include "symmetry/magic.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// Draws the square as wide as the region, each cell in the colour of its number.
void draw_number_square(const Frame& frame, const NumberSquare& numbers,
                        const std::function<ImU32(int)>& colour);

}  // namespace queens::ui
