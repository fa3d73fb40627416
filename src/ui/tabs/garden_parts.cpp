#include "ui/tabs/garden_parts.hpp"

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "app/rooms/garden_room.hpp"
#include "core/numbers.hpp"
#include "ui/garden_steps.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

void draw_hint_button(const Frame& frame, const std::string& id) {
    if (const auto step = garden_hint_step(frame.app)) return press(frame, *step, id);
    (void)button(frame, {.id = id, .label = say("Hint"), .enabled = false});
}

void draw_questions(const Frame& frame, const std::string& prefix, int queens) {
    if (frame.app.hint().stage == HintStage::why) {
        press(frame, follow_hint_step(frame.app), prefix + "follow", Kind::primary);
    } else {
        draw_hint_button(frame, prefix + "hint");
    }
    if (button_beside(frame, {.id = prefix + "check",
                              .label = say("All right so far?"),
                              .hint = say("Only whether, not where"),
                              .enabled = !frame.app.is_solved()})) {
        frame.give(AskCompletable{queens});
    }
}

std::string title_of(GardenGrade grade) {
    return say(grade_titles.at(static_cast<std::size_t>(grade)));
}

std::optional<GradeWish> choose_grade(const Frame& frame, const GradeWish& present,
                                      const std::string& prefix, const std::string& hint) {
    std::vector<Button> choices;
    for (std::size_t i = 0; i < grade_titles.size(); ++i) {
        const auto grade = static_cast<GardenGrade>(i);
        choices.push_back({.id = prefix + std::string(slug_of(grade)),
                           .label = title_of(grade),
                           .hint = hint,
                           .on = present == grade});
    }
    const auto chosen = row_of_buttons(frame, std::move(choices));
    if (!chosen) return std::nullopt;
    const auto grade = static_cast<GardenGrade>(*chosen);
    return present == grade ? GradeWish() : GradeWish(grade);
}

int choose_rows(const Frame& frame, const std::string& id, int fewest, int most, int rows) {
    return static_cast<int>(stepper(frame,
                                    {.id = id,
                                     .label = say("Rows"),
                                     .less = say("Fewer rows"),
                                     .more = say("More rows"),
                                     .lowest = fewest,
                                     .highest = most},
                                    rows));
}

void offer_leaving(const Frame& frame) {
    press(frame, LeaveGarden{},
          {.id = "leave-garden",
           .label = say("Leave the gardens"),
           .hint = say("Take the regions off the board"),
           .kind = Kind::quiet});
}

void tell_progress(const Frame& frame, const std::string& progress) {
    const auto seconds = frame.app.gardens().timer().seconds();
    if (!seconds) return note(frame, progress);
    row(frame, progress, clock_time(*seconds), frame.theme.quiet);
}

}  // namespace queens::ui
