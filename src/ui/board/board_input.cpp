// What the pointer and the keyboard do on the board.
#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "ui/board/board_view.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

constexpr float drag_distance = 6;
constexpr float largest_square = 200;

float distance(ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// The joins over which the board can be moved: those that one sees beyond.
Surface joins_of(const State& state) {
    return state.view == View::repeated ? state.board.surface() : Surface{};
}

/// Whether a drag moves the board.
bool can_move(const State& state) {
    return state.view == View::repeated || state.zoom.percent > 100;
}

/// Shows the board so large, in percent, moved by a part of its own size as it is seen.
void show_part(const Frame& frame, Zoom zoom, float percent, ImVec2 part) {
    const auto millionths = [](float share) {
        return static_cast<int>(std::lround(std::clamp(share, -100.0F, 100.0F) * whole_side));
    };
    const State& state = frame.app.state();
    zoom.percent = std::max(100, static_cast<int>(std::lround(percent)));
    zoom = moved(zoom, joins_of(state), millionths(part.x), millionths(part.y));
    if (zoom.percent == 100 && state.view == View::flat) zoom = {};
    if (zoom != state.zoom) frame.give(SetZoom{zoom});
}

/// Makes the board larger or smaller about a point, which stays where it is.
void zoom(const Frame& frame, const Sheet& sheet, ImVec2 about, float factor) {
    const Zoom& now = frame.app.state().zoom;
    const auto percent = static_cast<float>(now.percent);
    const float most = std::max(100.0F, percent * largest_square / sheet.square());
    const float next = std::clamp(percent * factor, 100.0F, most);
    const float grown = 1 - percent / next;
    const ImVec2 middle{(sheet.area_low().x + sheet.area_high().x) / 2,
                        (sheet.area_low().y + sheet.area_high().y) / 2};
    show_part(frame, now, next,
              {(about.x - middle.x) / (sheet.high().x - sheet.low().x) * grown,
               (about.y - middle.y) / (sheet.high().y - sheet.low().y) * grown});
}

/// Makes the board larger or smaller with two fingers, and moves it with them: what was between
/// them stays between them.
void pinch(const Frame& frame, const Sheet& sheet, const Pinch& pinch, const Zoom& before) {
    const auto now = static_cast<float>(frame.app.state().zoom.percent);
    const auto percent = static_cast<float>(before.percent);
    const float most = std::max(100.0F, now * largest_square / sheet.square());
    const float next = std::clamp(percent * pinch.factor, 100.0F, most);
    const float shrunk = percent / next;
    const ImVec2 middle{(sheet.area_low().x + sheet.area_high().x) / 2,
                        (sheet.area_low().y + sheet.area_high().y) / 2};
    const ImVec2 side{(sheet.high().x - sheet.low().x) * percent / now,
                      (sheet.high().y - sheet.low().y) * percent / now};
    show_part(frame, before, next,
              {(pinch.from.x - middle.x - (pinch.to.x - middle.x) * shrunk) / side.x,
               (pinch.from.y - middle.y - (pinch.to.y - middle.y) * shrunk) / side.y});
}

/// Takes what two fingers do; what one of them began before is forgotten.
void take_fingers(const Frame& frame, BoardMemory& memory, const Sheet& sheet) {
    forget_press(memory);
    if (!memory.pinch) return memory.pinched_zoom.reset();
    if (!memory.pinched_zoom) memory.pinched_zoom = frame.app.state().zoom;
    pinch(frame, sheet, *memory.pinch, *memory.pinched_zoom);
}

/// A board that was hardly enlarged when the fingers left is shown whole again.
void leave_fingers(const Frame& frame, BoardMemory& memory) {
    constexpr int hardly = 112;
    if (!std::exchange(memory.pinched_zoom, std::nullopt)) return;
    const int percent = frame.app.state().zoom.percent;
    if (percent > 100 && percent < hardly) frame.give(SetZoom{});
}

/// Moves the board with the pointer, from where both were when it was pressed.
void pan(const Frame& frame, const BoardMemory& memory, const Sheet& sheet, ImVec2 mouse) {
    const ImVec2 from = *memory.dragged_from;
    show_part(frame, memory.pressed_zoom, static_cast<float>(memory.pressed_zoom.percent),
              {(from.x - mouse.x) / (sheet.high().x - sheet.low().x),
               (from.y - mouse.y) / (sheet.high().y - sheet.low().y)});
}

/// Zooms by the wheel; the finest turns of a touchpad are gathered until they make a difference.
/// Squares that are large enough stay as they are.
void take_wheel(const Frame& frame, BoardMemory& memory, const Sheet& sheet) {
    constexpr float least = 0.1F;
    constexpr float large_enough = 40;
    memory.wheel += ImGui::GetIO().MouseWheel;
    if (std::abs(memory.wheel) < least) return;
    const bool zoomed = frame.app.state().zoom.percent > 100;
    if (zoomed || sheet.square() <= large_enough) {
        zoom(frame, sheet, ImGui::GetIO().MousePos, std::exp(0.18F * memory.wheel));
    }
    memory.wheel = 0;
}

void release(const Frame& frame, BoardMemory& memory, const Sheet& sheet, ImVec2 mouse) {
    if (memory.dragging && memory.pressed) {
        const auto target = sheet.pick(mouse);
        if (!target) {
            frame.give(Put{*memory.pressed, Piece::none});
        } else if (*target != *memory.pressed) {
            memory.dropped = target;
            frame.give(Move{*memory.pressed, *target});
        }
    } else if (memory.pressed && memory.dragged_from &&
               distance(mouse, *memory.dragged_from) <= drag_distance) {
        memory.cursor.reset();
        click_square(frame, *memory.pressed);
    }
}

/// Where the cursor stands as soon as the keyboard is used.
Square first_cursor(const App& app) {
    const Size size = app.board().size();
    return app.state().selected.value_or(Square{size.rows / 2, (size.columns - 1) / 2});
}

/// Moves the cursor one square as the board is seen, on over joined edges.
void move_cursor(BoardMemory& memory, const Frame& frame, Direction seen) {
    const Board& board = frame.app.board();
    const Size size = board.size();
    if (!memory.cursor) {
        memory.cursor = first_cursor(frame.app);
        return;
    }
    const auto [rows, columns] = mirroring(board.surface(), frame.app.state().zoom.mirrored);
    Ray ray{*memory.cursor, {rows ? -seen.row : seen.row, columns ? -seen.column : seen.column}};
    (void)advance(ray, size, board.surface());
    memory.cursor = ray.square;
}

/// Moves the cursor; with Shift turns the solid, or moves the board by one square where it can be
/// moved.
void take_arrow(const Frame& frame, BoardMemory& memory, Direction way) {
    if (!ImGui::GetIO().KeyShift) return move_cursor(memory, frame, way);
    const State& state = frame.app.state();
    if (state.view == View::solid) return frame.give(SetSolid{turned_a_step(state.solid, way)});
    if (!can_move(state)) return;
    const Size size = frame.app.board().size();
    show_part(frame, state.zoom, static_cast<float>(state.zoom.percent),
              {static_cast<float>(way.column) / static_cast<float>(size.columns),
               static_cast<float>(way.row) / static_cast<float>(size.rows)});
}

/// The keyboard comes to the board, or to one of its squares, which may be pressed, too.
void take_wish(const Frame& frame, BoardMemory& memory) {
    if (frame.wish.is(Wish::Verb::focus, board_id) && !memory.cursor) {
        memory.cursor = first_cursor(frame.app);
    }
    const std::string_view id = frame.wish.id;
    if (!id.starts_with(square_id)) return;
    const auto square = square_named(id.substr(square_id.size()), frame.app.board().size());
    if (!square) return;
    memory.cursor = square;
    if (frame.wish.verb == Wish::Verb::press) click_square(frame, *square);
}

/// How much larger a press of + shows the board.
constexpr float step_of_zoom = 1.25F;

void enlarge_solid_by_keys(const Frame& frame) {
    const SolidPose& pose = frame.app.state().solid;
    if (typed('+')) frame.give(SetSolid{enlarged(pose, step_of_zoom)});
    if (typed('-')) frame.give(SetSolid{enlarged(pose, 1 / step_of_zoom)});
}

bool pressed(ImGuiKey key, ImGuiID owner) {
    return ImGui::IsKeyPressed(key, owner, ImGuiInputFlags_Repeat);
}

}  // namespace

void click_square(const Frame& frame, Square square) {
    const State& state = frame.app.state();
    if (state.pen) return tap_with_pen(frame, square);
    const Board& board = frame.app.board();
    const Piece standing = board.at(square);
    const bool selected = state.selected == square;
    if (frame.app.player() != nullptr) {
        if (standing == Piece::none) frame.give(OfferClosing{});
        frame.give(Select{selected ? std::nullopt : std::optional(square)});
    } else if (standing == Piece::none) {
        frame.give(Put{square, frame.app.piece()});
    } else if (attacks(standing) && !selected && frame.app.piece() != Piece::none) {
        frame.give(Select{square});
    } else {
        frame.give(Put{square, Piece::none});
    }
}

void put_pawn(const Frame& frame, Square square) {
    if (frame.app.player() != nullptr) return frame.give(OfferClosing{});
    const bool empty = frame.app.board().at(square) == Piece::none;
    frame.give(Put{square, empty ? Piece::pawn : Piece::none});
}

void take_board_pointer(const Frame& frame, BoardMemory& memory, const Sheet& sheet, bool hovered) {
    const ImGuiIO& io = ImGui::GetIO();
    const ImVec2 mouse = io.MousePos;
    const bool pointing = hovered && !frame.appearance.coarse_pointer;
    memory.hovered = pointing ? sheet.pick(mouse) : std::nullopt;
    if (hovered) take_wheel(frame, memory, sheet);
    if (memory.two_fingers) return take_fingers(frame, memory, sheet);
    leave_fingers(frame, memory);
    if (ImGui::IsItemActivated()) {
        memory.pressed = sheet.pick(mouse);
        memory.dragged_from = mouse;
        memory.pressed_zoom = frame.app.state().zoom;
        memory.dropped.reset();
        memory.draws = memory.pressed && draws(frame);
    }
    const bool active = ImGui::IsItemActive();
    if (active && memory.draws)
        memory.drawn = arrow_between(frame, memory.pressed, sheet.pick(mouse));
    const bool right = ImGui::IsMouseReleased(ImGuiMouseButton_Right);
    if (active && !memory.draws && memory.dragged_from &&
        ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        const bool far = distance(mouse, *memory.dragged_from) > drag_distance;
        const bool has_piece = memory.pressed && frame.app.player() == nullptr &&
                               frame.app.board().at(*memory.pressed) != Piece::none;
        if (far && has_piece) memory.dragging = true;
        if (!has_piece && can_move(frame.app.state())) pan(frame, memory, sheet, mouse);
    }
    if (!ImGui::IsItemDeactivated()) return;
    if (memory.draws) {
        end_drawing(frame, memory, sheet.pick(mouse), right);
    } else {
        release(frame, memory, sheet, mouse);
    }
    forget_press(memory);
}

void zoom_by_keys(const Frame& frame, const Sheet& sheet) {
    const ImVec2 middle{(sheet.area_low().x + sheet.area_high().x) / 2,
                        (sheet.area_low().y + sheet.area_high().y) / 2};
    if (typed('+')) zoom(frame, sheet, middle, step_of_zoom);
    if (typed('-')) zoom(frame, sheet, middle, 1 / step_of_zoom);
}

void take_board_keys(const Frame& frame, BoardMemory& memory) {
    const ImGuiIO& io = ImGui::GetIO();
    take_wish(frame, memory);
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    const ImGuiID board = ImGui::GetID("board");
    const bool on_widget = !context.NavDisableHighlight && context.NavId != 0 &&
                           context.NavId != board && context.NavWindow != nullptr;
    if (io.WantTextInput || on_widget || ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup)) return;
    constexpr std::array owned{ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow,
                               ImGuiKey_DownArrow, ImGuiKey_Enter,      ImGuiKey_Space};
    for (const ImGuiKey key : owned) ImGui::SetKeyOwner(key, board);
    if (io.KeyCtrl || io.KeySuper || io.KeyAlt) return;
    if (frame.app.state().view == View::solid) {
        enlarge_solid_by_keys(frame);
    } else if (memory.sheet) {
        zoom_by_keys(frame, *memory.sheet);
    }
    // A remote's arrows are not the board's, unless the keyboard was brought to it.
    const bool remote =
        frame.app.presenting() && (context.NavDisableHighlight || context.NavId != board);
    if (remote) return;
    if (pressed(ImGuiKey_LeftArrow, board)) take_arrow(frame, memory, {0, -1});
    if (pressed(ImGuiKey_RightArrow, board)) take_arrow(frame, memory, {0, 1});
    if (pressed(ImGuiKey_UpArrow, board)) take_arrow(frame, memory, {-1, 0});
    if (pressed(ImGuiKey_DownArrow, board)) take_arrow(frame, memory, {1, 0});
    if (!memory.cursor) return;
    if (!frame.app.board().size().contains(*memory.cursor)) {
        memory.cursor.reset();
        return;
    }
    const bool enters = ImGui::IsKeyPressed(ImGuiKey_Enter, board);
    if (!draw_by_keys(frame, memory, enters) && enters) click_square(frame, *memory.cursor);
    if (ImGui::IsKeyPressed(ImGuiKey_P, false)) put_pawn(frame, *memory.cursor);
    if (frame.app.player() != nullptr) return;
    const bool removes = ImGui::IsKeyPressed(ImGuiKey_Delete, false) ||
                         ImGui::IsKeyPressed(ImGuiKey_Backspace, false);
    if (removes) frame.give(Put{*memory.cursor, Piece::none});
}

}  // namespace queens::ui
