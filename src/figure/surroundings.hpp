// What stands around a board: its coordinates, numbers beside rows and above columns, and rows of
// signs below, each sign under its column. The same on the screen and in an SVG.
#pragma once

#include "figure/shapes.hpp"

namespace queens {

/// A board with what stands around it.
struct Surroundings {
    Sketch sketch;
    /// The corners of all that is seen of the board and its copies.
    Point low;
    Point high;
    /// The em of the words.
    float em = 0;

    [[nodiscard]] Point extent(std::string_view words, bool strong = false) const {
        return sketch.canvas.extent({em, strong}, words);
    }
};

/// The room that coordinates need below a board, and at its left.
[[nodiscard]] float room_of_letters(float em);
[[nodiscard]] float room_of_numbers(const Canvas& canvas, float em, Size size);
/// Letters below the columns and numbers beside the rows, only some of them on dense boards. Where
/// copies go on there, they are in the corners of the outer squares, as long as these have room.
void draw_coordinates(const Surroundings& around);
[[nodiscard]] bool has_names_in_corners(const Sketch& sketch);

/// The room that the numbers beside the board and their sum need, at its right and above it.
[[nodiscard]] Point room_of_sides(const Canvas& canvas, float em, const Look& look);
void draw_sides(const Surroundings& around);

/// The room that the names of rows of signs need at the left of the board, and the rows below it,
/// their names in the row or in a line of their own.
[[nodiscard]] float room_of_band_names(const Canvas& canvas, float em, const Look& look);
[[nodiscard]] float room_of_bands(float em, const Look& look, bool beside);
/// From that height on.
void draw_bands(const Surroundings& around, float top, bool beside);

}  // namespace queens
