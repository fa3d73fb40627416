// What gestures and keys do to a board on a sheet.
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/board/sheet/sheet_parts.hpp"

namespace queens::ui {

namespace {

constexpr float largest_square = 200;

/// Whether one sees beyond the joined edges.
bool is_repeated(const State& state) { return named(state.view).repeats(state.board.surface()); }

/// Whether a drag moves the board.
bool can_move(const State& state) { return is_repeated(state) || state.zoom.percent > 100; }

ImVec2 middle_of_area(const Sheet& sheet) {
    return {(sheet.area_low().x + sheet.area_high().x) / 2,
            (sheet.area_low().y + sheet.area_high().y) / 2};
}

/// Shows the board so large, in percent, moved by a part of its own size as it is seen.
void show_part(const Frame& frame, Zoom zoom, float percent, ImVec2 part) {
    const auto millionths = [](float share) {
        return static_cast<int>(std::lround(std::clamp(share, -100.0F, 100.0F) * whole_side));
    };
    const State& state = frame.app.state();
    zoom.percent = std::max(100, static_cast<int>(std::lround(percent)));
    const bool repeated = is_repeated(state);
    zoom = moved(zoom, repeated ? state.board.surface() : Surface{}, millionths(part.x),
                 millionths(part.y));
    if (zoom.percent == 100 && !repeated) zoom = {};
    if (zoom != state.zoom) frame.give(SetZoom{zoom});
}

/// Makes the board larger or smaller about a point, which stays where it is.
void zoom(const Frame& frame, const Sheet& sheet, ImVec2 about, float factor) {
    const Zoom& now = frame.app.state().zoom;
    const auto percent = static_cast<float>(now.percent);
    const float most = std::max(100.0F, percent * largest_square / sheet.square());
    const float next = std::clamp(percent * factor, 100.0F, most);
    const float grown = 1 - percent / next;
    const ImVec2 middle = middle_of_area(sheet);
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
    const ImVec2 middle = middle_of_area(sheet);
    const ImVec2 side{(sheet.high().x - sheet.low().x) * percent / now,
                      (sheet.high().y - sheet.low().y) * percent / now};
    show_part(frame, before, next,
              {(pinch.from.x - middle.x - (pinch.to.x - middle.x) * shrunk) / side.x,
               (pinch.from.y - middle.y - (pinch.to.y - middle.y) * shrunk) / side.y});
}

void pinch_sheet(const Frame& frame, SheetMemory& memory, const std::optional<Pinch>& done) {
    if (!done) return memory.pinched_zoom.reset();
    if (!memory.pinched_zoom) memory.pinched_zoom = frame.app.state().zoom;
    pinch(frame, *memory.sheet, *done, *memory.pinched_zoom);
}

/// A board that was hardly enlarged when the fingers left is shown whole again.
void leave_fingers(const Frame& frame, SheetMemory& memory) {
    constexpr int hardly = 112;
    if (!std::exchange(memory.pinched_zoom, std::nullopt)) return;
    const int percent = frame.app.state().zoom.percent;
    if (percent > 100 && percent < hardly) frame.give(SetZoom{});
}

/// Moves the board with the pointer, from where both were when it was pressed.
void pan(const Frame& frame, const SheetMemory& memory, const Press& press) {
    const Sheet& sheet = *memory.sheet;
    show_part(frame, memory.pressed_zoom, static_cast<float>(memory.pressed_zoom.percent),
              {(press.from.x - press.to.x) / (sheet.high().x - sheet.low().x),
               (press.from.y - press.to.y) / (sheet.high().y - sheet.low().y)});
}

/// Zooms by the wheel; the finest turns of a touchpad are gathered until they make a difference.
/// Squares that are large enough stay as they are.
void turn_wheel(const Frame& frame, SheetMemory& memory, const Gesture& gesture) {
    constexpr float least = 0.1F;
    constexpr float large_enough = 40;
    memory.wheel += gesture.wheel;
    if (std::abs(memory.wheel) < least) return;
    const bool zoomed = frame.app.state().zoom.percent > 100;
    if (zoomed || memory.sheet->square() <= large_enough) {
        zoom(frame, *memory.sheet, gesture.wheel_at, std::exp(0.18F * memory.wheel));
    }
    memory.wheel = 0;
}

/// Whether a piece stands where the press began that the visitor may move.
bool is_on_piece(const App& app, const Hand& hand) {
    return hand.pressed && app.player() == nullptr && app.board().size().contains(*hand.pressed) &&
           app.board().at(*hand.pressed) != Piece::none;
}

/// A press that is dragged lifts the piece where it began, or moves the board.
void drag(const Frame& frame, Hand& hand, const SheetMemory& memory, const Press& press) {
    if (is_on_piece(frame.app, hand)) {
        hand.lifts = press.drags;
    } else if (can_move(frame.app.state())) {
        pan(frame, memory, press);
    }
}

/// Puts the piece that was lifted on a square, or takes it off the board, unless it has gone
/// meanwhile, or a search has begun.
void drop(const Frame& frame, Stage& stage, std::optional<Square> target) {
    if (!is_on_piece(frame.app, stage.hand)) return;
    const Square from = *stage.hand.pressed;
    if (!target) {
        frame.give(Put{from, Piece::none});
    } else if (*target != from) {
        stage.motion.dropped = target;
        frame.give(Move{from, *target});
    }
}

}  // namespace

void take_sheet_gesture(const Frame& frame, Stage& stage, SheetMemory& memory,
                        const Gesture& gesture) {
    Hand& hand = stage.hand;
    const Sheet& sheet = *memory.sheet;
    hand.hovered = gesture.pointer ? sheet.pick(*gesture.pointer) : std::nullopt;
    turn_wheel(frame, memory, gesture);
    if (gesture.fingers.down) {
        forget_press(hand);
        return pinch_sheet(frame, memory, gesture.fingers.pinch);
    }
    leave_fingers(frame, memory);
    if (!gesture.press) return;
    const Press& press = *gesture.press;
    if (press.stage == Press::Stage::begun) {
        memory.pressed_zoom = frame.app.state().zoom;
        stage.motion.dropped.reset();
    } else if (press.stage == Press::Stage::ended) {
        if (hand.lifts) drop(frame, stage, sheet.pick(press.to));
    } else if (!is_at_work(hand) && !press.right) {
        drag(frame, hand, memory, press);
    }
    take_press(frame, hand, press, [&](ImVec2 point) { return sheet.pick(point); });
}

void enlarge_sheet(const Frame& frame, const Sheet& sheet, float factor) {
    zoom(frame, sheet, middle_of_area(sheet), factor);
}

void move_sheet(const Frame& frame, Direction way) {
    const State& state = frame.app.state();
    if (!can_move(state)) return;
    const Size size = frame.app.board().size();
    show_part(frame, state.zoom, static_cast<float>(state.zoom.percent),
              {static_cast<float>(way.column) / static_cast<float>(size.columns),
               static_cast<float>(way.row) / static_cast<float>(size.rows)});
}

}  // namespace queens::ui
