// Two topics have it.
#include "ui/tabs/around_toggle.hpp"

#include "core/say.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

void around_toggle(const Frame& frame) {
    bool around = frame.app.state().around;
    if (toggle(frame,
               {.id = "draw-conflicts",
                .label = say("Draw these conflicts on the board"),
                .hint = say("Lines between queens that share a diagonal of the torus")},
               around)) {
        frame.give(ShowAround{around});
    }
}

}  // namespace queens::ui
