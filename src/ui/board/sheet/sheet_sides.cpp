// Numbers beside the board: at the right of rows and above columns.
#include <algorithm>

#include "ui/board/sheet/sheet_parts.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

constexpr float padding = 6;
ImFont* font_of(const Frame& frame, const Look::Side& side) {
    return side.chosen ? frame.fonts.strong : frame.fonts.small;
}

/// Whether no text beside the rows, or above the columns, is larger than the side of a square:
/// some of them alone would tell nothing.
bool have_room(const Easel& easel, bool of_row) {
    const std::vector<Look::Side>& sides = easel.look.sides;
    return std::all_of(sides.begin(), sides.end(), [&](const Look::Side& side) {
        if (side.of_row != of_row) return true;
        const ImVec2 extent = extent_of(font_of(easel.frame, side), side.text);
        return (of_row ? extent.y : extent.x) <= easel.sheet.square();
    });
}

}  // namespace

ImVec2 room_of_sides(const Frame& frame, const std::vector<Look::Side>& sides) {
    ImVec2 room{0, 0};
    for (const Look::Side& side : sides) {
        const ImVec2 extent = extent_of(frame.fonts.strong, side.text);
        if (side.of_row) {
            room.x = std::max(room.x, extent.x + 2 * padding);
        } else {
            room.y = std::max(room.y, extent.y + padding);
        }
    }
    return room;
}

void draw_sides(const Easel& easel) {
    const Frame& frame = easel.frame;
    const Sheet& sheet = easel.sheet;
    const ImVec2 low = sheet.area_low();
    const ImVec2 high = sheet.area_high();
    const bool rows = have_room(easel, true);
    const bool columns = have_room(easel, false);
    for (const Look::Side& side : easel.look.sides) {
        if (!(side.of_row ? rows : columns)) continue;
        ImFont* font = font_of(frame, side);
        const ImVec2 extent = extent_of(font, side.text);
        const ImVec2 square =
            sheet.centre(side.of_row ? Square{side.index, 0} : Square{0, side.index});
        const float right = std::min(sheet.high().x, high.x) + 1.5F * padding + extent.x / 2;
        const float above = std::max(sheet.low().y, low.y) - padding / 2 - extent.y / 2;
        const ImVec2 at = side.of_row ? ImVec2{right, square.y} : ImVec2{square.x, above};
        if (at.y > high.y || (side.of_row ? at.y < low.y : at.x < low.x || at.x > high.x)) continue;
        if (side.chosen) {
            const ImVec2 half{extent.x / 2 + padding - 1, extent.y / 2};
            easel.list.AddRectFilled({at.x - half.x, at.y - half.y}, {at.x + half.x, at.y + half.y},
                                     frame.theme.accent, 4);
        }
        words_centred(frame, font, at, side.chosen ? frame.theme.on_accent : frame.theme.quiet,
                      side.text);
    }
}

}  // namespace queens::ui
