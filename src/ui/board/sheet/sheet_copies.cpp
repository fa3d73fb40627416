// The copies of the board in the repeated view: so pale and hatched that nobody takes one of them
// for the board.
#include <algorithm>
#include <cmath>

#include "ui/board/sheet/sheet_parts.hpp"

namespace queens::ui {

namespace {

/// Hatches a copy, the other way if it is mirrored.
void hatch(const Easel& easel, const Copy& copy) {
    const SquareGrid grid = easel.sheet.grid(copy);
    const ImVec2 area_low = easel.sheet.area_low();
    const ImVec2 area_high = easel.sheet.area_high();
    const Point low{std::max(grid.low.x, area_low.x), std::max(grid.low.y, area_low.y)};
    const Point high{std::min(grid.high().x, area_high.x), std::min(grid.high().y, area_high.y)};
    const float height = high.y - low.y;
    const float bottom = copy.is_mirrored() ? low.y : high.y;
    const float top = copy.is_mirrored() ? high.y : low.y;
    Contours lines;
    const float first = std::floor((low.x - height) / hatch_spacing) * hatch_spacing;
    for (float x = first; x < high.x; x += hatch_spacing) {
        lines.push_back(Segment{{x, bottom}, {x + height, top}});
    }
    easel.list.PushClipRect(place_of(low), place_of(high), true);
    easel.canvas.stroke(lines, {colour_of_hatch(easel.frame.theme, copy.is_mirrored())});
    easel.list.PopClipRect();
}

}  // namespace

void draw_copies(const Easel& easel) {
    const Sheet& sheet = easel.sheet;
    if (!sheet.is_repeated()) return;
    const Look bare{.board = easel.look.board, .regions = easel.look.regions};
    for (const Copy& copy : sheet.copies()) {
        const Sketch sketch{easel.canvas, easel.frame.theme, sheet.grid(copy), bare, true};
        draw_grounds(sketch);
        draw_pieces(sketch);
    }
    easel.list.AddRectFilled(sheet.area_low(), sheet.area_high(),
                             faded(easel.frame.theme.paper, 1 - copy_opacity));
    for (const Copy& copy : sheet.copies()) hatch(easel, copy);
}

}  // namespace queens::ui
