#include "ui/tabs/garden_parts.hpp"

#include "app/rooms/garden_room.hpp"
#include "core/numbers.hpp"
#include "ui/garden_steps.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

void draw_hint_button(const Frame& frame) {
    constexpr const char* id = "garden-hint";
    if (const auto step = garden_hint_step(frame.app)) return press(frame, *step, id);
    (void)button(frame, {.id = id, .label = say("Hint"), .enabled = false});
}

void tell_progress(const Frame& frame, const std::string& progress) {
    const auto seconds = frame.app.gardens().timer().seconds();
    if (!seconds) return note(frame, progress);
    row(frame, progress, clock_time(*seconds), frame.theme.quiet);
}

}  // namespace queens::ui
