// Drawing on the board, and the inks under it.
#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "figure/drawn.hpp"
#include "ui/board/board_view.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

namespace {

constexpr float space = 4;

std::string name_of(Ink ink) {
    constexpr std::array<Sentence, 4> names{"Green", "Red", "Blue", "Amber"};
    return say(names[static_cast<std::size_t>(ink)]);
}

/// A ring in that ink, to be chosen.
void draw_ink(const Frame& frame, Ink ink) {
    const float side = frame.control();
    const bool chosen = frame.app.state().ink == ink;
    const Touch touch =
        ui::touch(frame,
                  {.id = "ink-" + std::string(ink_slugs[static_cast<std::size_t>(ink)]),
                   .label = name_of(ink),
                   .hint = say("Drag for an arrow; tap for a ring, once more for a colour"),
                   .on = chosen},
                  {side, side});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float strength = chosen ? 0.2F : touch.hovered ? 0.08F : 0.0F;
    list.AddRectFilled(touch.low, touch.high, faded(frame.theme.accent, strength), 6);
    const Point centre = point_of(touch.centre());
    ListCanvas canvas(frame, list);
    draw_shape({canvas, frame.theme, side},
               shape_of({DrawingKind::ring, ink, {}, {}}, centre, centre, 0.8F * side),
               colour_of(ink, frame.theme));
    if (touch.pressed) frame.give(ChooseInk{ink});
}

/// Ends a press that drew; a right click without the pen is one for pawns.
void end_drawing(const Frame& frame, const BoardMemory& memory, std::optional<Square> over,
                 bool right) {
    if (const auto arrow = arrow_between(frame, memory.pressed, over)) {
        frame.give(Draw{*arrow});
    } else if (over && over == memory.pressed) {
        if (right && !frame.app.state().pen) {
            put_pawn(frame, *over);
        } else {
            tap_with_pen(frame, *over);
        }
    }
}

}  // namespace

bool draws(const Frame& frame) {
    return frame.app.state().pen || ImGui::GetIO().KeyShift ||
           ImGui::IsMouseDown(ImGuiMouseButton_Right);
}

std::optional<Drawing> arrow_between(const Frame& frame, std::optional<Square> from,
                                     std::optional<Square> to) {
    if (!from || !to || *from == *to) return std::nullopt;
    return Drawing{DrawingKind::arrow, frame.app.state().ink, *from, *to};
}

bool draw_by_keys(const Frame& frame, BoardMemory& memory, bool ends) {
    if (ImGui::IsKeyPressed(ImGuiKey_A, false)) {
        memory.arrow_from = memory.arrow_from ? std::nullopt : memory.cursor;
        memory.drawn.reset();
    }
    if (!memory.arrow_from) return false;
    memory.drawn = arrow_between(frame, memory.arrow_from, memory.cursor);
    if (ends && memory.drawn) frame.give(Draw{*memory.drawn});
    if (ends || ImGui::IsKeyPressed(ImGuiKey_Escape, false)) forget_press(memory);
    return ends;
}

void tap_with_pen(const Frame& frame, Square square) {
    const State& state = frame.app.state();
    frame.give(Draw{tapped(state.drawings, square, state.ink)});
}

void take_press(const Frame& frame, BoardMemory& memory, const Press& press,
                std::optional<Square> over) {
    if (press.stage == Press::Stage::begun) {
        memory.pressed = over;
        memory.draws = over && draws(frame);
    }
    if (press.stage != Press::Stage::ended) {
        if (memory.draws) memory.drawn = arrow_between(frame, memory.pressed, over);
        return;
    }
    if (memory.draws) {
        end_drawing(frame, memory, over, press.right);
    } else if (memory.pressed && !press.drags) {
        memory.cursor.reset();
        click_square(frame, *memory.pressed);
    }
    forget_press(memory);
}

void forget_press(BoardMemory& memory) {
    memory.pressed.reset();
    memory.drawn.reset();
    memory.arrow_from.reset();
    memory.lifts = false;
    memory.draws = false;
}

void draw_inks(const Frame& frame, ImVec2 low, ImVec2 high) {
    constexpr std::array inks{Ink::green, Ink::red, Ink::blue, Ink::amber};
    const Button clear{.id = "clear-drawings",
                       .label = say("Clear"),
                       .hint = say("Take all drawings off the board (X)"),
                       .enabled = !frame.app.state().drawings.empty()};
    const Button done{
        .id = "put-pen-down", .label = say("Done"), .hint = say("Place pieces again (D)")};
    const float side = frame.control();
    const float buttons = width_of(frame, clear) + space + width_of(frame, done);
    const float width = static_cast<float>(inks.size()) * (side + space) + buttons;
    const float left = std::max(low.x, (low.x + high.x - width) / 2);
    const float top = (low.y + high.y - side) / 2;
    for (std::size_t i = 0; i < inks.size(); ++i) {
        ImGui::SetCursorScreenPos({left + static_cast<float>(i) * (side + space), top});
        draw_ink(frame, inks[i]);
    }
    ImGui::SetCursorScreenPos({left + width - buttons, top});
    if (button(frame, clear)) frame.give(ClearDrawings{});
    ImGui::SetCursorScreenPos({left + width - width_of(frame, done), top});
    if (button(frame, done)) frame.give(TakePen{false});
}

}  // namespace queens::ui
