// The board's frame, what stands around it, and the order of its layers.
#include "ui/board/board_view.hpp"

#include <algorithm>
#include <string>

#include "app/look/look_words.hpp"
#include "core/say.hpp"
#include "ui/board/board_status.hpp"
#include "ui/kit/draw.hpp"
#include "ui/kit/widgets.hpp"

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
float bottom_of(const Sheet& sheet) {
    return sheet.is_repeated() ? sheet.area_high().y
                               : std::min(sheet.high().y, sheet.area_high().y);
}

/// The marks on the board; what is pointed at is so on all copies.
void draw_marks_everywhere(const Easel& easel, BoardMemory& memory) {
    draw_marks(easel.sketch(), share_of_step(easel.frame, memory));
    for (const Look::Mark& mark : easel.look.marks) {
        if (mark.kind != MarkKind::pointed) continue;
        for (const Copy& copy : easel.sheet.copies()) {
            draw_mark({easel.canvas, easel.frame.theme, easel.sheet.grid(copy), easel.look, true},
                      mark);
        }
    }
}

/// The layers between the squares and the pointer's piece, within the area.
void draw_layers(const Easel& easel, BoardMemory& memory, float spill) {
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
    draw_moving_lines(easel, memory);
    draw_square_texts(sketch);
    draw_outlines(sketch);
    draw_moving_pieces(easel, memory);
    draw_marks_everywhere(easel, memory);
    draw_rim_of_solution(sketch);
    draw_arrows(sketch);
    draw_follower(easel, memory);
    draw_drawings(sketch);
    easel.list.PopClipRect();
}

/// A button on the board that says how many times larger it is shown, and shows all of it again.
void draw_reset(const Frame& frame, const Sheet& sheet) {
    const Zoom& zoom = frame.app.state().zoom;
    if (zoom == Zoom{}) return;
    const std::string factor = say("{percent} %", {{"percent", zoom.percent}});
    const Button reset{.id = "reset-zoom",
                       .label = say("Show the whole board"),
                       .text = zoom.percent > 100 ? factor : say("Centre"),
                       .icon = zoom.percent > 100 ? Icon::close : Icon::none,
                       .hint = say("Show the whole board again (0)")};
    const ImVec2 low{sheet.area_high().x - width_of(frame, reset) - 8, sheet.area_low().y + 8};
    const ImVec2 high{sheet.area_high().x - 8, low.y + frame.control()};
    ImGui::GetWindowDrawList()->AddRectFilled(low, high, frame.theme.panel, 6);
    ImGui::SetCursorScreenPos(low);
    if (button(frame, reset)) frame.give(SetZoom{});
}

/// The same, drawn over what follows and yet asked first: of two controls in one place ImGui gives
/// a press to the one that came first.
void put_reset_over_board(const Frame& frame, const Sheet& sheet) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.ChannelsSplit(2);
    list.ChannelsSetCurrent(1);
    draw_reset(frame, sheet);
    list.ChannelsSetCurrent(0);
}

/// Draws the board on a sheet, alone or with its copies.
void draw_on_sheet(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high, View view) {
    const ImVec2 area{high.x - low.x, high.y - low.y};
    keep_room(frame, memory, area);
    const float foot = foot_height(frame, {area.x, area.y - memory.bands});
    const Sheet& sheet = lay_out_sheet(frame, memory, low, {high.x, high.y - foot}, view);

    put_reset_over_board(frame, sheet);
    touch_sheet(frame, memory,
                {.id = std::string(board_id), .role = Role::board, .label = say("Board")});

    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Attention attention = attention_of(memory);
    ListCanvas canvas(frame, list);
    const Easel easel{frame, list, canvas, sheet, memory.look.of(frame.app, attention)};
    draw_sheet(easel, memory);
    const float top = bottom_of(sheet) + coordinate_margin + memory.bands;
    frame.record.enter(Region::words);
    draw_foot(easel, memory, attention, {low.x + 8, top}, {high.x - 8, top + foot});
    frame.record.leave();
    list.ChannelsMerge();
}

}  // namespace

Attention attention_of(const BoardMemory& memory) {
    Attention attention{.pointed = memory.hovered,
                        .cursor = memory.cursor,
                        .drawn = memory.drawn,
                        .surface = memory.previewed};
    if (memory.dragging) attention.lifted = memory.pressed;
    return attention;
}

void keep_room(const Frame& frame, BoardMemory& memory, ImVec2 area) {
    const Player* player = frame.app.player();
    if (player == nullptr || player->step() == 0) {
        memory.sides = {0, 0};
        memory.bands = 0;
    }
    const Look& look = memory.look.of(frame.app, attention_of(memory));
    const ImVec2 sides = room_of_sides(frame, look.sides);
    memory.sides = {std::max(memory.sides.x, sides.x), std::max(memory.sides.y, sides.y)};
    memory.bands = std::max(memory.bands, room_of_bands(frame, look, area));
}

const Sheet& lay_out_sheet(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high,
                           View view) {
    const bool repeated = view == View::repeated;
    const Look& look = memory.look.of(frame.app, attention_of(memory));
    const bool narrow = high.x - low.x < widest_phone;
    const float numbers = room_of_numbers(frame, look.board.size());
    const float left = repeated ? edge_margin
                       : narrow ? numbers
                                : std::max(coordinate_margin, numbers);
    const float right =
        std::max(memory.sides.x, repeated || narrow ? edge_margin : coordinate_margin);
    const ImVec2 inner_low{low.x + left, low.y + std::max(edge_margin, memory.sides.y)};
    const ImVec2 inner_high{high.x - right, high.y - coordinate_margin - memory.bands};
    return memory.sheet.emplace(look.board, view, inner_low, inner_high, frame.app.state().zoom);
}

void touch_sheet(const Frame& frame, BoardMemory& memory, Control control) {
    const Sheet& sheet = *memory.sheet;
    const ImVec2 low = sheet.area_low();
    const ImVec2 high = sheet.area_high();
    ImGui::SetCursorScreenPos(low);
    control.takes_right_button = true;
    const Touch touch = ui::touch(frame, control, {high.x - low.x, high.y - low.y});
    take_board_pointer(frame, memory, sheet, touch.hovered);
}

void draw_sheet(const Easel& easel, BoardMemory& memory) {
    const bool repeated = easel.sheet.is_repeated();
    const bool moved = easel.frame.app.state().zoom != Zoom{};
    if (!repeated) draw_coordinates(easel);
    draw_sides(easel);
    // What marks the edge of the whole board may stand out over it.
    draw_layers(easel, memory, repeated || moved ? 0 : edge_margin);
    if (memory.bands > 0) draw_bands(easel, bottom_of(easel.sheet) + coordinate_margin);
}

float foot_height(const Frame& frame, ImVec2 area) {
    const bool running = frame.app.player() != nullptr;
    const float words = running ? legend_height(frame, area) : status_height(frame, area);
    return frame.app.state().pen ? std::max(words, frame.control()) : words;
}

void draw_foot(const Easel& easel, BoardMemory& memory, const Attention& attention, ImVec2 low,
               ImVec2 high) {
    const Frame& frame = easel.frame;
    if (frame.app.state().pen) return draw_inks(frame, low, high);
    const ImVec2 middle{(low.x + high.x) / 2, (low.y + high.y) / 2};
    if (frame.app.player() == nullptr) {
        const std::string followed = words_of_follower(easel, memory);
        if (followed.empty()) {
            draw_status(easel, attention, low, high);
        } else {
            words_centred(frame, frame.fonts.text, middle, frame.theme.ink, followed);
        }
        return draw_follow_button(easel, memory,
                                  {high.x + 8, high.y - last_line_height(frame) / 2});
    }
    const std::string words = status_words_of_run(easel.look, attention);
    if (words.empty()) return draw_legend(frame, easel.look.legend, low, high);
    if (high.y > low.y) {
        words_centred(frame, frame.fonts.text, middle, frame.theme.quiet, words);
    }
}

float share_of_step(const Frame& frame, BoardMemory& memory) {
    constexpr double seconds = 0.45;
    const Player* player = frame.app.player();
    if (player == nullptr) return 1;
    if (memory.step != player->step()) {
        memory.step = player->step();
        memory.step_time = frame.now;
    }
    const double age = frame.now - memory.step_time;
    if (frame.appearance.reduced_motion || age >= seconds) return 1;
    frame.moving = true;
    return eased(age / seconds);
}

void draw_flat_view(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high) {
    draw_on_sheet(frame, memory, low, high, View::flat);
}

void draw_repeated_view(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high) {
    draw_on_sheet(frame, memory, low, high, View::repeated);
}

void draw_board(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high) {
    const Look& look = memory.look.of(frame.app, attention_of(memory));
    if (look.stack || frame.app.state().view != View::solid) {
        memory.solid.layout.reset();
        memory.solid.surface.reset();
        memory.solid.scene.reset();
    }
    if (look.stack) {
        memory.sheet.reset();
        memory.hovered.reset();
        return draw_stack(frame, memory, look, low, high);
    }
    switch (frame.app.state().view) {
#define QUEENS_VIEW(slug, title, hint, refuse) \
    case View::slug:                           \
        return draw_##slug##_view(frame, memory, low, high);
#include "app/state/views.inc"
#undef QUEENS_VIEW
    }
}

}  // namespace queens::ui
