// The inks, and the way out of drawing, in a line under the board.
#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "figure/drawn.hpp"
#include "ui/board/foot.hpp"
#include "ui/board/list_canvas.hpp"
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
                  {.id = "ink-" + std::string(slug_of(ink)),
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

}  // namespace

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
