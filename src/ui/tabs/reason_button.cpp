// Three tabs have it.
#include "ui/tabs/reason_button.hpp"

#include "app/answers/goal.hpp"
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"

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

}  // namespace queens::ui
