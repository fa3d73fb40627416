// A square of numbers as a picture.
#pragma once

#include <functional>
#include <string>

#include "symmetry/magic.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// Draws the square as wide as the region, each cell in the colour of its number, which is not
/// written where it is negative.
void draw_number_square(const Frame& frame, const NumberSquare& numbers,
                        const std::function<ImU32(int)>& colour);

/// Whether the cells of the square have room for its numbers; otherwise the colours alone are
/// drawn.
[[nodiscard]] bool can_write(const Frame& frame, const NumberSquare& numbers);

/// A cell of a square: what stands in it, and its colour.
struct SquareCell {
    std::string words;
    ImU32 colour;
};
/// Draws a square of `side` cells on a side; words have at most as many letters as `widest`.
void draw_word_square(const Frame& frame, int side, std::size_t widest,
                      const std::function<SquareCell(int row, int column)>& cell);

}  // namespace queens::ui
