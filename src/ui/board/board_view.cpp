// The board's frame, its coordinates, and the order of its layers.
#include "ui/board/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/board/board_status.hpp"
#include "ui/kit/control.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

constexpr float coordinate_margin = 24;

/// Every how many rows or columns have room for a name of that length: 1, or a round number.
int spacing(float room, float square) {
    const int least = static_cast<int>(std::ceil(room / square));
    for (const int step : {1, 5, 10, 20, 50, 100, 200, 500}) {
        if (step >= least) return step;
    }
    return largest_side;
}

/// Letters under the columns and numbers beside the rows, only some of them on dense boards.
void draw_coordinates(const Frame& frame, const Sheet& sheet) {
    const Size size = sheet.size();
    ImFont* font = frame.fonts.small;
    const ImVec2 low = sheet.area_low();
    const ImVec2 high = sheet.area_high();
    const float digits = static_cast<float>(std::to_string(size.columns).size());
    const int columns = spacing(size.columns > 26 ? 8 * digits + 6 : 14, sheet.square());
    const float below = std::min(sheet.high().y, high.y) + 0.58F * coordinate_margin;
    for (int column = 0; column < size.columns; ++column) {
        const float x = sheet.centre({0, column}).x;
        if ((column + 1) % columns != 0 || x < low.x || x > high.x) continue;
        words_centred(frame, font, {x, below}, frame.theme.quiet, column_name(column));
    }
    const int rows = spacing(15, sheet.square());
    const float right = std::max(sheet.low().x, low.x) - 9;
    for (int row = 0; row < size.rows; ++row) {
        const float y = sheet.centre({row, 0}).y;
        const int number = size.rows - row;
        if (number % rows != 0 || y < low.y || y > high.y) continue;
        words_ending(frame, font, {right, y - size_of(font) / 2}, frame.theme.quiet,
                     std::to_string(number));
    }
}

/// The edge of the base sheet: a plain rim, and in the repeated view a frame in ink.
void draw_rim(const Frame& frame, ImDrawList& list, const Sheet& sheet) {
    const bool repeated = !sheet.copies().empty();
    const float width = repeated ? 2.5F : 1.0F;
    const ImU32 colour = repeated ? frame.theme.ink : faded(frame.theme.ink, 0.35F);
    const ImVec2 low = sheet.low();
    const ImVec2 high = sheet.high();
    list.AddRect({low.x - width / 2, low.y - width / 2}, {high.x + width / 2, high.y + width / 2},
                 colour, 0, 0, width);
}

/// What the visitor points at, with the pointer or the keyboard.
Attention attention_of(const BoardMemory& memory) {
    Attention attention{.pointed = memory.hovered, .cursor = memory.cursor};
    if (memory.dragging) attention.lifted = memory.pressed;
    return attention;
}

/// Where the board ends on the screen.
float bottom_of(const Sheet& sheet) {
    return sheet.copies().empty() ? std::min(sheet.high().y, sheet.area_high().y)
                                  : sheet.area_high().y;
}

/// Draws the board on a sheet, alone or with its copies.
void draw_on_sheet(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high, View view) {
    const bool repeated = view == View::repeated;
    const ImVec2 area{high.x - low.x, high.y - low.y};
    const ImVec2 sides =
        room_of_sides(frame, memory.look.of(frame.app, attention_of(memory)).sides);
    const float right = std::max(sides.x, repeated || area.x < 500 ? 4 : coordinate_margin);
    const bool running = frame.app.player() != nullptr;
    const float below = coordinate_margin + (running ? legend_height(area) : status_height);
    const ImVec2 inner_low{low.x + coordinate_margin, low.y + std::max(4.0F, sides.y)};
    const ImVec2 inner_high{high.x - right, high.y - below};
    const Sheet& sheet = memory.sheet.emplace(frame.app.board(), view, inner_low, inner_high,
                                              frame.app.state().zoom);

    ImGui::SetCursorScreenPos(inner_low);
    const Touch touch = ui::touch(
        frame, {.id = "board", .role = Role::board, .label = "Board", .takes_right_button = true},
        {inner_high.x - inner_low.x, inner_high.y - inner_low.y});
    take_board_pointer(frame, memory, sheet, touch.hovered);

    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Attention attention = attention_of(memory);
    const Canvas canvas{frame, list, sheet, memory.look.of(frame.app, attention)};
    if (!repeated) draw_coordinates(frame, sheet);
    draw_sides(canvas);
    // What marks the edge of the whole board may stand out over it.
    const float spill = repeated || frame.app.state().zoom != Zoom{} ? 0 : 9;
    list.PushClipRect({inner_low.x - spill, inner_low.y - spill},
                      {inner_high.x + spill, inner_high.y + spill}, true);
    draw_squares(canvas);
    draw_rim(frame, list, sheet);
    draw_lines(canvas, memory);
    draw_square_texts(canvas);
    draw_outlines(canvas);
    draw_pieces(canvas, memory);
    draw_arrows(canvas);
    draw_marks(canvas, memory);
    list.PopClipRect();
    if (running) {
        const float top = bottom_of(sheet) + coordinate_margin;
        draw_legend(frame, memory, canvas.look.legend, {low.x + 8, top},
                    {high.x - 8, top + legend_height(area)});
    } else {
        const ImVec2 middle{(low.x + high.x) / 2,
                            bottom_of(sheet) + coordinate_margin + status_height / 2};
        draw_status(canvas, attention, middle, high.x - low.x);
    }
}

}  // namespace

void draw_flat_view(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high) {
    draw_on_sheet(frame, memory, low, high, View::flat);
}

void draw_repeated_view(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high) {
    draw_on_sheet(frame, memory, low, high, View::repeated);
}

void draw_board(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high) {
    switch (frame.app.state().view) {
#define QUEENS_VIEW(slug, title, suits, hint, refusal) \
    case View::slug:                                   \
        return draw_##slug##_view(frame, memory, low, high);
#include "app/views.inc"
#undef QUEENS_VIEW
    }
}

}  // namespace queens::ui
