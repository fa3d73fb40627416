// Two topics have it.
#include "ui/tabs/around_toggle.hpp"

#include "core/say.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

void around_toggle(const Frame& frame) {
    switch_for<ShowAround>(
        frame, {.id = "draw-conflicts",
                .label = say("Draw these conflicts on the board"),
                .hint = say("Lines between queens that share a diagonal of the torus")});
}

}  // namespace queens::ui
