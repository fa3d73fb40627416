// Words around a board have one size whatever that of the squares is, and so have the spaces
// between.
#include "figure/surroundings.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace queens {

namespace {

/// Behind the arrows and the numbers of lines at the edges of the board.
constexpr float beside_board = 13;
constexpr float above_letters = 12.5F;
/// Around the numbers at its right and above it.
constexpr float padding = 6;
constexpr float name_space = 10;
/// Smaller squares have no room for signs, nor for names in their corners.
constexpr float smallest_with_band = 10;
constexpr float smallest_with_corners = 32;

/// Every how many rows or columns have room for a name of that length in the usual type: 1, or a
/// round number.
int spacing(float room, const Sketch& sketch) {
    const float side = sketch.grid.side / sketch.canvas.enlargement();
    const int least = static_cast<int>(std::ceil(room / side));
    for (const int step : {1, 5, 10, 20, 50, 100, 200, 500}) {
        if (step >= least) return step;
    }
    return largest_side;
}

/// How much farther off numbers are where joined edges have arrows.
float room_of_arrows(const Look& look) { return look.edges.empty() ? 0 : 7; }

bool lies_between(float low, float place, float high) { return low <= place && place <= high; }

void write(const Surroundings& around, Point at, Anchor anchor, std::string_view words) {
    around.sketch.canvas.words(at, anchor, {around.em}, around.sketch.theme.quiet, words);
}

/// The middle of the line of letters.
float line_of_letters(const Surroundings& around) {
    return std::min(around.sketch.grid.high().y, around.high.y) + above_letters + around.em / 2;
}

void write_letters(const Surroundings& around) {
    const SquareGrid& grid = around.sketch.grid;
    const auto letters = static_cast<float>(column_name(grid.size.columns - 1).size());
    const int step = spacing(7 * letters + 5, around.sketch);
    const float y = line_of_letters(around);
    for (int column = step - 1; column < grid.size.columns; column += step) {
        const float x = grid.centre({0, column}).x;
        if (!lies_between(around.low.x, x, around.high.x)) continue;
        write(around, {x, y}, Anchor::middle, column_name(column));
    }
}

void write_numbers(const Surroundings& around) {
    const SquareGrid& grid = around.sketch.grid;
    const int step = spacing(15, around.sketch);
    const float right = std::max(grid.low.x, around.low.x) - beside_board;
    for (int row = grid.size.rows % step; row < grid.size.rows; row += step) {
        const float y = grid.centre({row, 0}).y;
        if (!lies_between(around.low.y, y, around.high.y)) continue;
        write(around, {right, y}, Anchor::end, row_name(row, grid.size));
    }
}

/// Whether no text beside the rows, or above the columns, is larger than the side of a square, less
/// what keeps numbers apart: some of them alone would say nothing.
bool have_room(const Surroundings& around, bool of_row) {
    const std::vector<Look::Side>& sides = around.sketch.look.sides;
    return std::all_of(sides.begin(), sides.end(), [&](const Look::Side& side) {
        if (side.of_row != of_row) return true;
        const Point extent = around.extent(side.text, side.chosen);
        constexpr float between = 4;
        return (of_row ? extent.y : extent.x + between) <= around.sketch.grid.side;
    });
}

void draw_side(const Surroundings& around, const Look::Side& side) {
    const auto& [canvas, theme, grid, look, repeated] = around.sketch;
    const Point extent = around.extent(side.text, side.chosen);
    const float off = room_of_arrows(look);
    const Point square = grid.centre(side.of_row ? Square{side.index, 0} : Square{0, side.index});
    const Point at = side.of_row
                         ? Point{around.high.x + off + 1.5F * padding + extent.x / 2, square.y}
                         : Point{square.x, around.low.y - off - padding / 2 - extent.y / 2};
    const bool seen = side.of_row ? lies_between(around.low.y, at.y, around.high.y)
                                  : lies_between(around.low.x, at.x, around.high.x);
    if (!seen) return;
    if (side.chosen) {
        const Point half{extent.x / 2 + padding - 1, extent.y / 2};
        canvas.plate(Rectangle{at + -1 * half, at + half, 4}, theme.accent);
    }
    canvas.words(at, Anchor::middle, {around.em, side.chosen},
                 side.chosen ? theme.on_accent : theme.quiet, side.text);
}

/// The sum of what is beside the rows, under its line.
void draw_foot_of_sides(const Surroundings& around) {
    const auto& [canvas, theme, grid, look, repeated] = around.sketch;
    const Point extent = around.extent(look.foot, true);
    const float left = around.high.x + room_of_arrows(look) + 1.5F * padding;
    const float y = line_of_letters(around);
    const float above = y - extent.y / 2 - 1;
    canvas.stroke(Segment{{left, above}, {left + extent.x, above}}, {theme.quiet});
    canvas.words({left, y}, Anchor::start, {around.em, true}, theme.ink, look.foot);
}

/// A row of signs, and the line of its name where that is above it.
float band_height(float em) { return em + 7; }
float name_height(float em) { return em + 4; }

/// The signs of a row: what is 1 is filled.
void draw_signs(const Surroundings& around, const std::string& signs, float middle) {
    const auto& [canvas, theme, grid, look, repeated] = around.sketch;
    const float height = band_height(around.em);
    const Point half{std::min(grid.side - 2, 2 * height) / 2, (height - 3) / 2};
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const Point at{grid.centre({0, static_cast<int>(i)}).x, middle};
        if (!lies_between(around.low.x, at.x, around.high.x)) continue;
        const Rectangle box{at + -1 * half, at + half, 3};
        const bool set = signs[i] == '1';
        if (set) canvas.plate(box, theme.accent);
        canvas.stroke(box, {set ? theme.accent : theme.quiet});
        canvas.words(at, Anchor::middle, {around.em}, set ? theme.on_accent : theme.quiet,
                     signs.substr(i, 1));
    }
}

}  // namespace

float room_of_letters(float em) {
    constexpr float half_line = 0.6F;
    return above_letters + (0.5F + half_line) * em;
}

float room_of_numbers(const Canvas& canvas, float em, Size size) {
    return beside_board + canvas.extent({em}, row_name(0, size)).x;
}

bool has_names_in_corners(const Sketch& sketch) {
    return sketch.repeated && sketch.grid.side >= smallest_with_corners;
}

void draw_coordinates(const Surroundings& around) {
    const Sketch& sketch = around.sketch;
    if (has_names_in_corners(sketch)) return draw_names(sketch, {sketch.canvas.least_em(), true});
    write_letters(around);
    write_numbers(around);
}

Point room_of_sides(const Canvas& canvas, float em, const Look& look) {
    Point room;
    if (!look.foot.empty())
        room.x = canvas.extent({em, true}, look.foot).x + 2 * padding + room_of_arrows(look);
    for (const Look::Side& side : look.sides) {
        const Point extent = canvas.extent({em, true}, side.text);
        if (side.of_row) {
            room.x = std::max(room.x, extent.x + 2 * padding + room_of_arrows(look));
        } else {
            room.y = std::max(room.y, extent.y + padding + room_of_arrows(look));
        }
    }
    return room;
}

void draw_sides(const Surroundings& around) {
    const bool rows = have_room(around, true);
    const bool columns = have_room(around, false);
    for (const Look::Side& side : around.sketch.look.sides) {
        if (side.of_row ? rows : columns) draw_side(around, side);
    }
    if (rows && !around.sketch.look.foot.empty()) draw_foot_of_sides(around);
}

float room_of_band_names(const Canvas& canvas, float em, const Look& look) {
    float room = 0;
    for (const Look::Band& band : look.bands) {
        room = std::max(room, canvas.extent({em}, band.name).x + name_space);
    }
    return room;
}

float room_of_bands(float em, const Look& look, bool beside) {
    if (look.bands.empty()) return 0;
    constexpr float above = 2;
    const float row = band_height(em) + (beside ? 0 : name_height(em));
    return above + static_cast<float>(look.bands.size()) * row;
}

void draw_bands(const Surroundings& around, float top, bool beside) {
    const std::vector<Look::Band>& bands = around.sketch.look.bands;
    if (around.sketch.grid.side < smallest_with_band) return;
    const float height = band_height(around.em);
    const float above = beside ? 0 : name_height(around.em);
    float end = top + room_of_bands(around.em, around.sketch.look, beside) -
                static_cast<float>(bands.size()) * (height + above);
    for (const Look::Band& band : bands) {
        end += height + above;
        const float middle = end - height / 2;
        if (beside) {
            write(around, {around.low.x - name_space, middle}, Anchor::end, band.name);
        } else {
            const float half_line = around.extent(band.name).y / 2;
            write(around, {around.low.x, end - height - half_line}, Anchor::start, band.name);
        }
        draw_signs(around, band.signs, middle);
    }
}

}  // namespace queens
