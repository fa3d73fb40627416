// The board as an SVG: a picture for papers, slides and worksheets, sharp at any size.
#pragma once

#include <string>

#include "app/look/look.hpp"
#include "app/state/views.hpp"
#include "figure/theme.hpp"

namespace queens {

/// Rows and columns of the largest board that is written as a picture.
inline constexpr int largest_pictured = 200;

/// Whether the board is small enough to be written as a picture.
[[nodiscard]] bool can_be_pictured(Size size);

/// The flat board as an SVG of its own: squares, lines, heat, marks, pieces, coordinates, what
/// stands beside and below it, and its legend; in the repeated view with half a copy beyond each
/// joined edge. Squares have a side of 60 units. A board that cannot be pictured gives an empty
/// text.
[[nodiscard]] std::string svg_of(const Look& look, View view, const Theme& theme);

/// The same without anything around the squares, for small pictures in a row.
[[nodiscard]] std::string svg_of_squares(const Look& look, const Theme& theme);

}  // namespace queens
