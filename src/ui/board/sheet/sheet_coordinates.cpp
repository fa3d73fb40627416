// Letters under the columns and numbers beside the rows, only some of them on dense boards. In the
// repeated view every copy has them in the corners of its squares, so that one sees which copies
// are mirrored.
#include <algorithm>
#include <cmath>

#include "figure/colours.hpp"
#include "ui/board/sheet/sheet_parts.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

/// How far from the board they stand: behind the arrows and the numbers of lines at its edges.
constexpr float letters_below = 19;
constexpr float numbers_beside = 13;

/// Every how many rows or columns have room for a name of that length: 1, or a round number.
int spacing(float room, float square) {
    const int least = static_cast<int>(std::ceil(room / square));
    for (const int step : {1, 5, 10, 20, 50, 100, 200, 500}) {
        if (step >= least) return step;
    }
    return largest_side;
}

/// Whether the squares have room for coordinates in their corners, as repeated boards have them.
bool has_corners(const Sheet& sheet) {
    constexpr float least = 32;
    return sheet.is_repeated() && sheet.square() >= least;
}

void write_letters(const Easel& easel) {
    const Sheet& sheet = easel.sheet;
    const Size size = sheet.size();
    const auto letters = static_cast<float>(column_name(size.columns - 1).size());
    const int step = spacing(7 * letters + 5, sheet.square());
    const float y = std::min(sheet.high().y, sheet.area_high().y) + letters_below;
    for (int column = step - 1; column < size.columns; column += step) {
        const float x = sheet.centre({0, column}).x;
        if (x < sheet.area_low().x || x > sheet.area_high().x) continue;
        words_centred(easel.frame, easel.frame.fonts.small, {x, y}, easel.frame.theme.quiet,
                      column_name(column));
    }
}

void write_numbers(const Easel& easel) {
    const Sheet& sheet = easel.sheet;
    const Size size = sheet.size();
    ImFont* font = easel.frame.fonts.small;
    const int step = spacing(15, sheet.square());
    const float right = std::max(sheet.low().x, sheet.area_low().x) - numbers_beside;
    for (int row = size.rows - step; row >= 0; row -= step) {
        const float y = sheet.centre({row, 0}).y;
        if (y < sheet.area_low().y || y > sheet.area_high().y) continue;
        words_ending(easel.frame, font, {right, y - size_of(font) / 2}, easel.frame.theme.quiet,
                     row_name(row, size));
    }
}

}  // namespace

void draw_coordinates(const Easel& easel) {
    if (!has_corners(easel.sheet)) {
        write_letters(easel);
        write_numbers(easel);
        return;
    }
    const Lettering lettering{easel.canvas.least_em(), true};
    for (const Copy& copy : easel.sheet.copies()) {
        draw_names(easel.sketch(copy), lettering, faded(easel.frame.theme.ink, 0.7F));
    }
    draw_names(easel.sketch(), lettering);
}

}  // namespace queens::ui
