// The layout of a board on a sheet, and the order of its layers.
#include "ui/board/sheet/sheet_parts.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/language.hpp"
#include "figure/colours.hpp"
#include "figure/surroundings.hpp"
#include "ui/board/list_canvas.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

/// The least room for arrows, numbers of lines and coordinates around the board, and that for the
/// first two above.
constexpr float coordinate_margin = 32;
constexpr float edge_margin = 12;
/// The areas of phones are narrower than this.
constexpr float widest_phone = 500;

/// The em of the words around the board.
float small_em(const Frame& frame) { return size_of(frame.fonts.small) / frame.fonts.line; }

/// The room for letters below the board.
float room_below(const Frame& frame) {
    return std::max(coordinate_margin, std::ceil(room_of_letters(small_em(frame))));
}

/// The board with what stands around it, which `canvas` draws.
Surroundings surroundings_of(const Easel& easel, Canvas& canvas) {
    const Sheet& sheet = easel.sheet;
    ImVec2 low = sheet.area_low();
    ImVec2 high = sheet.area_high();
    if (!sheet.is_repeated()) {
        low = {std::max(low.x, sheet.low().x), std::max(low.y, sheet.low().y)};
        high = {std::min(high.x, sheet.high().x), std::min(high.y, sheet.high().y)};
    }
    return {{canvas, easel.frame.theme, sheet.grid(), easel.look, sheet.is_repeated()},
            point_of(low),
            point_of(high),
            small_em(easel.frame)};
}

/// How rows of signs stand below a board in an area, so that the board is as large as can be.
RoomOfBands room_of_bands_in(const Frame& frame, const Canvas& canvas, const Look& look,
                             ImVec2 area) {
    if (look.bands.empty()) return {};
    constexpr float space = 10;
    const float em = small_em(frame);
    const float under = room_of_bands(em, look, false);
    // On a phone the board comes first: it is as wide as its area.
    if (area.x < widest_phone) return {area.y - area.x < under ? 0 : under};
    const Size size = look.board.size();
    const auto width_with = [&](float height, float left) {
        const float most = area.y - edge_margin - room_below(frame) - height;
        return std::min(area.x - left - coordinate_margin,
                        most * static_cast<float>(size.columns) / static_cast<float>(size.rows));
    };
    const float beside = room_of_bands(em, look, true);
    const float names = room_of_band_names(canvas, em, look) + space;
    const float width = width_with(beside, names);
    if (width < width_with(under, coordinate_margin)) return {under};
    return {beside, true, (area.x - width) / 2 < names ? names : 0};
}

/// In the repeated view every copy has its coordinates in the corners of its squares, so that one
/// sees which copies are mirrored.
void draw_coordinates_of_copies(const Easel& easel) {
    if (!has_names_in_corners(easel.sketch())) return;
    const Lettering lettering{easel.canvas.least_em(), true};
    for (const Copy& copy : easel.sheet.copies()) {
        draw_names(easel.sketch(copy), lettering, faded(easel.frame.theme.ink, 0.7F));
    }
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
    if (easel.sheet.is_repeated()) {
        draw_coordinates_of_copies(easel);
        draw_coordinates(surroundings_of(easel, easel.canvas));
    }
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
    RoomFor room_for{area.x, frame.fonts.enlargement, std::string(language().tag)};
    if (player == nullptr || player->step() == 0 || room_for != memory.room_for) {
        memory.room_for = std::move(room_for);
        memory.sides = {0, 0};
        memory.bands = {};
    }
    const ListCanvas canvas(frame, *ImGui::GetWindowDrawList());
    const Point sides = room_of_sides(canvas, small_em(frame), look);
    memory.sides = {std::max(memory.sides.x, sides.x), std::max(memory.sides.y, sides.y)};
    const RoomOfBands bands = room_of_bands_in(frame, canvas, look, area);
    if (bands.height > memory.bands.height) memory.bands = bands;
}

void lay_out_sheet(const Frame& frame, SheetMemory& memory, const Look& look, ImVec2 low,
                   ImVec2 high, View view) {
    const bool repeated = named(view).reach == Reach::copies;
    const bool narrow = high.x - low.x < widest_phone;
    const ListCanvas canvas(frame, *ImGui::GetWindowDrawList());
    const float numbers = 1 + room_of_numbers(canvas, small_em(frame), look.board.size());
    const float left = repeated ? edge_margin
                       : narrow ? numbers
                                : std::max({coordinate_margin, numbers, memory.bands.left});
    const float right =
        std::max(memory.sides.x, repeated || narrow ? edge_margin : coordinate_margin);
    const ImVec2 inner_low{low.x + left, low.y + std::max(edge_margin, memory.sides.y)};
    const ImVec2 inner_high{high.x - right, high.y - room_below(frame) - memory.bands.height};
    memory.sheet.emplace(look.board, view, inner_low, inner_high, frame.app.state().zoom);
}

namespace {

/// Around the squares as far as they are in sight, and not around all the room that they might
/// take.
void draw_ring_around_board(const Frame& frame, const Sheet& sheet) {
    const ImVec2 low{std::max(sheet.low().x, sheet.area_low().x),
                     std::max(sheet.low().y, sheet.area_low().y)};
    const ImVec2 high{std::min(sheet.high().x, sheet.area_high().x),
                      std::min(sheet.high().y, sheet.area_high().y)};
    draw_ring(frame, low, high, 4);
}

}  // namespace

void touch_sheet(const Frame& frame, Stage& stage, SheetMemory& memory, Control control) {
    const Sheet& sheet = *memory.sheet;
    const ImVec2 low = sheet.area_low();
    // What stands below a board that leaves room there is pressed for itself.
    const ImVec2 high{sheet.area_high().x, std::min(sheet.area_high().y, bottom_of(frame, memory))};
    ImGui::SetCursorScreenPos(low);
    control.takes_right_button = true;
    control.ring.reset();
    const Touch touch = ui::touch(frame, control, {high.x - low.x, high.y - low.y});
    if (has_keyboard()) draw_ring_around_board(frame, sheet);
    take_sheet_gesture(frame, stage, memory, memory.gestures.on(frame, touch, stage.fingers));
}

void draw_sheet(const Easel& easel, Stage& stage, const SheetMemory& memory) {
    const bool repeated = easel.sheet.is_repeated();
    const bool moved = easel.frame.app.state().zoom != Zoom{};
    ListCanvas written(easel.frame, easel.list, true);
    const Surroundings around = surroundings_of(easel, written);
    if (!repeated) draw_coordinates(around);
    draw_sides(around);
    // What marks the edge of the whole board may stand out over it.
    draw_layers(easel, stage, repeated || moved ? 0 : edge_margin);
    if (memory.bands.height <= 0) return;
    draw_bands(around, bottom_of_board(easel.sheet) + room_below(easel.frame), memory.bands.beside);
}

float bottom_of(const Frame& frame, const SheetMemory& memory) {
    return bottom_of_board(*memory.sheet) + room_below(frame) + memory.bands.height;
}

Rect rect_of(const Sheet& sheet, Square square) {
    const Point corner = sheet.grid().corner(square);
    return {corner.x, corner.y, sheet.square(), sheet.square()};
}

}  // namespace queens::ui
