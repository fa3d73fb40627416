#include "ui/tabs/results_row.hpp"

#include "core/say.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

void draw_copy_button(const Frame& frame, const ResultsButton& copy) {
    press(frame, copy.command, {.id = copy.id, .label = say("Copy as CSV"), .hint = copy.hint});
}

void draw_results_row(const Frame& frame, const ResultsButton& copy, const ResultsButton& forget) {
    draw_copy_button(frame, copy);
    ImGui::SameLine(0, 8);
    press(frame, forget.command,
          {.id = forget.id, .label = say("Forget them"), .hint = forget.hint});
}

}  // namespace queens::ui
