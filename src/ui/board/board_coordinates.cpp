// Letters under the columns and numbers beside the rows, only some of them on dense boards. In the
// repeated view every copy has them in the corners of its squares, so that one sees which copies
// are mirrored.
#include <algorithm>
#include <cmath>

#include "figure/colours.hpp"
#include "ui/board/board_view.hpp"
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
    return !sheet.copies().empty() && sheet.square() >= least;
}

void write_letters(const Canvas& canvas) {
    const Sheet& sheet = canvas.sheet;
    const Size size = sheet.size();
    const auto letters = static_cast<float>(column_name(size.columns - 1).size());
    const int step = spacing(7 * letters + 5, sheet.square());
    const float y = std::min(sheet.high().y, sheet.area_high().y) + letters_below;
    for (int column = step - 1; column < size.columns; column += step) {
        const float x = sheet.centre({0, column}).x;
        if (x < sheet.area_low().x || x > sheet.area_high().x) continue;
        words_centred(canvas.frame, canvas.frame.fonts.small, {x, y}, canvas.frame.theme.quiet,
                      column_name(column));
    }
}

void write_numbers(const Canvas& canvas) {
    const Sheet& sheet = canvas.sheet;
    const Size size = sheet.size();
    ImFont* font = canvas.frame.fonts.small;
    const int step = spacing(15, sheet.square());
    const float right = std::max(sheet.low().x, sheet.area_low().x) - numbers_beside;
    for (int row = size.rows - step; row >= 0; row -= step) {
        const float y = sheet.centre({row, 0}).y;
        if (y < sheet.area_low().y || y > sheet.area_high().y) continue;
        words_ending(canvas.frame, font, {right, y - size_of(font) / 2}, canvas.frame.theme.quiet,
                     row_name(row, size));
    }
}

/// Numbers in the upper left corners of the first column, letters in the lower right corners of the
/// first row.
void write_in_corners(const Canvas& canvas, const Copy& copy) {
    const Sheet& sheet = canvas.sheet;
    const Type type{canvas.frame.fonts.strong, canvas.frame.fonts.least()};
    const float inset = 0.75F * type.em;
    const Size size = sheet.size();
    const bool in_middle = copy.across == 0 && copy.down == 0;
    const auto write = [&](Square square, ImVec2 offset, const std::string& words) {
        const ImVec2 corner = sheet.corner(square, copy);
        const ImU32 ink = in_middle ? text_on(ground_of(canvas.frame.theme, canvas.look, square))
                                    : faded(canvas.frame.theme.ink, 0.7F);
        centred_text(canvas.frame, canvas.list, type, {corner.x + offset.x, corner.y + offset.y},
                     ink, words);
    };
    const float far = sheet.square() - inset;
    for (int row = 0; row < size.rows; ++row) {
        write({row, 0}, {inset, inset}, row_name(row, size));
    }
    for (int column = 0; column < size.columns; ++column) {
        write({size.rows - 1, column}, {far, far}, column_name(column));
    }
}

}  // namespace

void draw_coordinates(const Canvas& canvas) {
    if (!has_corners(canvas.sheet)) {
        write_letters(canvas);
        write_numbers(canvas);
        return;
    }
    for (const Copy& copy : canvas.sheet.copies()) write_in_corners(canvas, copy);
    write_in_corners(canvas, canvas.sheet.middle());
}

}  // namespace queens::ui
