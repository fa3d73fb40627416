// The layout of a board on a sheet, and the order of its layers.
#include "ui/board/sheet/sheet_parts.hpp"

#include <algorithm>

#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

/// The room for arrows, numbers of lines and coordinates at the left and below, and that for the
/// first two at the right and above.
constexpr float coordinate_margin = 32;
constexpr float edge_margin = 12;
/// The areas of phones are narrower than this.
constexpr float widest_phone = 500;

/// The least room for the numbers of rows.
float room_of_numbers(const Frame& frame, Size size) {
    constexpr float beside_board = 14;
    return beside_board + extent_of(frame.fonts.small, row_name(0, size)).x;
}

/// Where the board ends on the screen.
float bottom_of_board(const Sheet& sheet) {
    return sheet.is_repeated() ? sheet.area_high().y
                               : std::min(sheet.high().y, sheet.area_high().y);
}

/// The marks on the board; what is pointed at is so on all copies.
void draw_marks_everywhere(const Easel& easel, Motion& motion) {
    draw_marks(easel.sketch(), share_of_step(easel.frame, motion));
    for (const Look::Mark& mark : easel.look.marks) {
        if (mark.kind != MarkKind::pointed) continue;
        for (const Copy& copy : easel.sheet.copies()) draw_mark(easel.sketch(copy), mark);
    }
}

/// The layers between the squares and the pointer's piece, within the area.
void draw_layers(const Easel& easel, Stage& stage, float spill) {
    const ImVec2 low = easel.sheet.area_low();
    const ImVec2 high = easel.sheet.area_high();
    easel.list.PushClipRect({low.x - spill, low.y - spill}, {high.x + spill, high.y + spill}, true);
    const Sketch sketch = easel.sketch();
    draw_copies(easel);
    draw_grounds(sketch);
    draw_fills(sketch);
    if (easel.sheet.is_repeated()) draw_coordinates(easel);
    draw_rim(sketch);
    draw_edges(sketch);
    draw_moving_lines(easel, stage.motion);
    draw_square_texts(sketch);
    draw_outlines(sketch);
    draw_moving_pieces(easel, stage.motion, stage.hand);
    draw_marks_everywhere(easel, stage.motion);
    draw_rim_of_solution(sketch);
    draw_arrows(sketch);
    draw_follower(easel, stage.motion);
    draw_drawings(sketch);
    easel.list.PopClipRect();
}

}  // namespace

void keep_room(const Frame& frame, SheetMemory& memory, const Look& look, ImVec2 area) {
    const Player* player = frame.app.player();
    if (player == nullptr || player->step() == 0) {
        memory.sides = {0, 0};
        memory.bands = 0;
    }
    const ImVec2 sides = room_of_sides(frame, look.sides);
    memory.sides = {std::max(memory.sides.x, sides.x), std::max(memory.sides.y, sides.y)};
    memory.bands = std::max(memory.bands, room_of_bands(frame, look, area));
}

void lay_out_sheet(const Frame& frame, SheetMemory& memory, const Look& look, ImVec2 low,
                   ImVec2 high, View view) {
    const bool repeated = named(view).reach == Reach::copies;
    const bool narrow = high.x - low.x < widest_phone;
    const float numbers = room_of_numbers(frame, look.board.size());
    const float left = repeated ? edge_margin
                       : narrow ? numbers
                                : std::max(coordinate_margin, numbers);
    const float right =
        std::max(memory.sides.x, repeated || narrow ? edge_margin : coordinate_margin);
    const ImVec2 inner_low{low.x + left, low.y + std::max(edge_margin, memory.sides.y)};
    const ImVec2 inner_high{high.x - right, high.y - coordinate_margin - memory.bands};
    memory.sheet.emplace(look.board, view, inner_low, inner_high, frame.app.state().zoom);
}

void touch_sheet(const Frame& frame, Stage& stage, SheetMemory& memory, Control control) {
    const Sheet& sheet = *memory.sheet;
    const ImVec2 low = sheet.area_low();
    const ImVec2 high = sheet.area_high();
    ImGui::SetCursorScreenPos(low);
    control.takes_right_button = true;
    const Touch touch = ui::touch(frame, control, {high.x - low.x, high.y - low.y});
    take_sheet_gesture(frame, stage, memory, memory.gestures.on(frame, touch, stage.fingers));
}

void draw_sheet(const Easel& easel, Stage& stage, const SheetMemory& memory) {
    const bool repeated = easel.sheet.is_repeated();
    const bool moved = easel.frame.app.state().zoom != Zoom{};
    if (!repeated) draw_coordinates(easel);
    draw_sides(easel);
    // What marks the edge of the whole board may stand out over it.
    draw_layers(easel, stage, repeated || moved ? 0 : edge_margin);
    if (memory.bands > 0) draw_bands(easel, bottom_of_board(easel.sheet) + coordinate_margin);
}

float bottom_of(const SheetMemory& memory) {
    return bottom_of_board(*memory.sheet) + coordinate_margin + memory.bands;
}

Rect rect_of(const Sheet& sheet, Square square) {
    const ImVec2 corner = sheet.corner(square);
    return {corner.x, corner.y, sheet.square(), sheet.square()};
}

}  // namespace queens::ui
