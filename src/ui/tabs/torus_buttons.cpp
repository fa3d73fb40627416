// The first is in three tabs.
#include "ui/tabs/torus_buttons.hpp"

#include "app/answers/goal.hpp"
#include "core/say.hpp"
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
    frame.give(OpenTab{Tab::maths});
    frame.give(ChooseTopic{Topic::theorem});
}

void offer_torus(const Frame& frame, const Task& task) {
    constexpr int largest = 14;
    const bool has_twin = task.surface == Surface{} && task.size.is_square() && task.pawns == 0 &&
                          task.pieces.empty() && task.size.rows <= largest;
    if (!has_twin) return;
    press(frame, ShowBoard{Board(task.size, torus_surface)},
          {.id = "on-a-torus",
           .label = say("And on a doughnut?"),
           .hint = say("The same board with its edges joined to a torus")});
}

}  // namespace queens::ui
