// Rows of signs below the board, each sign under its column: the bits of numbers.
#include <algorithm>
#include <string>

#include "ui/board/sheet/sheet_parts.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

constexpr float row_height = 20;
constexpr float name_height = 17;
constexpr float name_space = 10;
constexpr float gap_above = 2;
/// Smaller squares have no room for signs.
constexpr float smallest_with_sign = 10;

float widest_name(const Frame& frame, const std::vector<Look::Band>& bands) {
    float width = 0;
    for (const Look::Band& band : bands) {
        width = std::max(width, extent_of(frame.fonts.small, band.name).x);
    }
    return width;
}

/// How high a row is: its name stands beside it, or above it where the board fills the width.
float height_of_row(bool beside) { return beside ? row_height : row_height + name_height; }

/// The signs of a row: what is 1 is filled.
void draw_signs(const Easel& easel, const std::string& signs, float middle) {
    const Frame& frame = easel.frame;
    const Sheet& sheet = easel.sheet;
    const float width = std::min(sheet.square() - 2, 2 * row_height);
    const float height = row_height - 3;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const float x = sheet.centre({0, static_cast<int>(i)}).x;
        if (x < sheet.area_low().x || x > sheet.area_high().x) continue;
        const ImVec2 low{x - width / 2, middle - height / 2};
        const ImVec2 high{x + width / 2, middle + height / 2};
        const bool set = signs[i] == '1';
        if (set) easel.list.AddRectFilled(low, high, frame.theme.accent, 3);
        easel.list.AddRect(low, high, set ? frame.theme.accent : frame.theme.quiet, 3);
        words_centred(frame, frame.fonts.small, {x, middle},
                      set ? frame.theme.on_accent : frame.theme.quiet, std::string(1, signs[i]));
    }
}

}  // namespace

float room_of_bands(const Frame& frame, const Look& look, ImVec2 area) {
    if (look.bands.empty()) return 0;
    const Size size = look.board.size();
    const float widest_board =
        area.y * static_cast<float>(size.columns) / static_cast<float>(size.rows);
    const float beside_board = (area.x - widest_board) / 2;
    const bool beside = beside_board > widest_name(frame, look.bands) + 2 * name_space;
    const float height = gap_above + static_cast<float>(look.bands.size()) * height_of_row(beside);
    // On a phone the board comes first: it is as wide as its area.
    constexpr float widest_phone = 500;
    return area.x < widest_phone && area.y - area.x < height ? 0 : height;
}

void draw_bands(const Easel& easel, float top) {
    const Sheet& sheet = easel.sheet;
    const std::vector<Look::Band>& bands = easel.look.bands;
    if (bands.empty() || sheet.square() < smallest_with_sign) return;
    const Frame& frame = easel.frame;
    ImFont* font = frame.fonts.small;
    const float left = std::max(sheet.low().x, sheet.area_low().x);
    const bool beside = left - name_space - widest_name(frame, bands) > ImGui::GetWindowPos().x;
    float y = top + gap_above;
    for (const Look::Band& band : bands) {
        const float line = extent_of(font, band.name).y;
        const float middle = y + height_of_row(beside) - row_height / 2;
        if (beside) {
            words_ending(frame, font, {left - name_space, middle - line / 2}, frame.theme.quiet,
                         band.name);
        } else {
            words_at(frame, font, {left, y + name_height - line}, frame.theme.quiet, band.name);
        }
        draw_signs(easel, band.signs, middle);
        y += height_of_row(beside);
    }
}

}  // namespace queens::ui
