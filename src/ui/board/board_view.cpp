// The board's frame, its coordinates, and the order of its layers.
#include "ui/board/board_view.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <string>

#include "core/words.hpp"
#include "ui/kit/control.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

namespace {

constexpr float coordinate_margin = 24;
constexpr float status_height = 28;

/// Every how many rows or columns have room for a name of that length: 1, or a round number.
int spacing(float room, float square) {
    const int least = static_cast<int>(std::ceil(room / square));
    for (const int step : {1, 5, 10, 20, 50, 100, 200, 500}) {
        if (step >= least) return step;
    }
    return largest_side;
}

/// Letters under the columns and numbers beside the rows, only some of them on dense boards.
void draw_coordinates(const Frame& frame, ImDrawList& list, const Sheet& sheet) {
    const Size size = sheet.size();
    ImFont* font = frame.fonts.small;
    const float text_size = size_of(font);
    const ImVec2 low = sheet.area_low();
    const ImVec2 high = sheet.area_high();
    const float digits = static_cast<float>(std::to_string(size.columns).size());
    const int columns = spacing(size.columns > 26 ? 8 * digits + 6 : 14, sheet.square());
    const float below = std::min(sheet.high().y, high.y) + 0.58F * coordinate_margin;
    for (int column = 0; column < size.columns; ++column) {
        const float x = sheet.centre({0, column}).x;
        if ((column + 1) % columns != 0 || x < low.x || x > high.x) continue;
        centred_text(list, font, text_size, {x, below}, frame.theme.quiet, column_name(column));
    }
    const int rows = spacing(15, sheet.square());
    const float right = std::max(sheet.low().x, low.x) - 9;
    for (int row = 0; row < size.rows; ++row) {
        const float y = sheet.centre({row, 0}).y;
        const int number = size.rows - row;
        if (number % rows != 0 || y < low.y || y > high.y) continue;
        const std::string words = std::to_string(number);
        const float width = font->CalcTextSizeA(text_size, FLT_MAX, 0, words.c_str()).x;
        centred_text(list, font, text_size, {right - width / 2, y}, frame.theme.quiet, words);
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

void draw_cursor(const Frame& frame, ImDrawList& list, const Sheet& sheet, Square square) {
    const ImVec2 at = sheet.corner(square);
    const float side = sheet.square();
    list.AddRect({at.x + 1, at.y + 1}, {at.x + side - 1, at.y + side - 1}, frame.theme.accent, 2, 0,
                 3);
}

/// One line under the board: what is under the pointer, what is selected, or what can be done.
std::string status(const Frame& frame, const BoardMemory& memory) {
    const Board& board = frame.app.board();
    const auto about = [&](Square square) {
        const Piece piece = board.at(square);
        std::string words = square_name(square, board.size());
        if (piece != Piece::none) words += ", " + std::string(name_of(piece));
        if (stops_lines(piece)) return words + ": lines stop here.";
        const auto& map = frame.app.attack_map();
        if (!map) return words + ".";
        const std::uint32_t count = (*map)[static_cast<std::size_t>(board.size().index(square))];
        words += count == 0 ? ": not attacked" : ": attacked by " + counted(count, "piece");
        if (!attacks(piece)) return words + ".";
        const std::size_t reach = attacked_from(board, square, piece).size();
        return words + ", attacks " + counted(reach, "square") + ".";
    };
    if (memory.hovered && board.size().contains(*memory.hovered)) return about(*memory.hovered);
    if (memory.cursor && board.size().contains(*memory.cursor)) return about(*memory.cursor);
    const std::string verb = frame.appearance.coarse_pointer ? "Tap" : "Click";
    return verb + " a square to place a queen";
}

}  // namespace

void draw_board(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high) {
    const State& state = frame.app.state();
    const bool repeated = state.view == View::repeated;
    const float right = repeated || high.x - low.x < 500 ? 4 : coordinate_margin;
    const float below = coordinate_margin + (frame.app.player() ? 0 : status_height);
    const ImVec2 inner_low{low.x + coordinate_margin, low.y + 4};
    const ImVec2 inner_high{high.x - right, high.y - below};
    const Sheet& sheet =
        memory.sheet.emplace(frame.app.board(), state.view, inner_low, inner_high, memory.sight);

    ImGui::SetCursorScreenPos(inner_low);
    const Touch touch = ui::touch(
        frame, {.id = "board", .role = Role::board, .label = "Board", .takes_right_button = true},
        {inner_high.x - inner_low.x, inner_high.y - inner_low.y});
    take_board_pointer(frame, memory, sheet, touch.hovered);

    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (!repeated) draw_coordinates(frame, list, sheet);
    // What marks the edge of the whole board may stand out over it.
    const float spill = repeated || memory.sight.zoom > 1 ? 0 : 9;
    list.PushClipRect({inner_low.x - spill, inner_low.y - spill},
                      {inner_high.x + spill, inner_high.y + spill}, true);
    draw_squares(frame, list, sheet);
    if (state.heat) draw_heat(frame, list, sheet);
    if (state.numbers) draw_numbers(frame, list, sheet);
    draw_marks(frame, list, sheet);
    draw_reach(frame, list, sheet, memory);
    draw_lines(frame, list, sheet, memory);
    draw_rim(frame, list, sheet);
    if (state.around) draw_around(frame, list, sheet);
    draw_conflicts(frame, list, sheet);
    draw_pieces(frame, list, sheet, memory);
    draw_conflict_counts(frame, list, sheet);
    draw_event(frame, list, sheet, memory);
    if (memory.cursor) draw_cursor(frame, list, sheet, *memory.cursor);
    list.PopClipRect();
    if (!frame.app.player()) {
        const std::string words = status(frame, memory);
        const float bottom =
            repeated ? sheet.area_high().y : std::min(sheet.high().y, sheet.area_high().y);
        const float y = bottom + coordinate_margin;
        centred_text(list, frame.fonts.text, size_of(frame.fonts.text),
                     {(low.x + high.x) / 2, y + status_height / 2}, frame.theme.quiet, words);
    }
}

}  // namespace queens::ui
