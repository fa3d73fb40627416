// Each is in more than one tab or topic.
#include "ui/tabs/torus_buttons.hpp"

#include "app/answers/goal.hpp"
#include "core/say.hpp"
#include "ui/board/next_steps.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

void offer_reason(const Frame& frame) {
    if (!is_torus_without_solution(frame.app.board())) return;
    const int n = frame.app.board().rows();
    if (!button(frame, {.id = "why-none",
                        .label = say("Why not {n}?", {{"n", n}}),
                        .hint = say("Why {n} queens do not fit on this torus", {{"n", n}})})) {
        return;
    }
    frame.give_all(open_theorem(frame.app));
}

void offer_torus(const Frame& frame, const Task& task) {
    const bool has_twin = task.surface == Surface{} && task.size.is_square() && task.pawns == 0 &&
                          task.pieces.empty() && task.size.rows <= largest_soon_counted;
    if (!has_twin) return;
    const Step step = try_torus(task.size);
    const Button control{.id = "on-a-torus", .label = step.label, .hint = step.hint};
    if (button(frame, control)) frame.give_all(step.commands);
}

void offer_plane(const Frame& frame, int side) {
    press(frame, ShowBoard{Board(Size{side, side}, Surface{})},
          {.id = "take-plane",
           .label = say("Take a board of {n} \xC3\x97 {n}", {{"n", side}}),
           .hint = say("An empty board that suits this question"),
           .kind = Kind::primary});
}

}  // namespace queens::ui
