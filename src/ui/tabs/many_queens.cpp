// The part of the Solve tab that places more queens than any board has room for.
#include <array>
#include <string>

#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/tab_parts.hpp"

namespace queens::ui {

namespace {

constexpr std::array<std::uint32_t, 4> offered{1000, 10'000, 100'000, most_queens_on_page};

void report(const Frame& frame, const ManyQueens& many) {
    const Theme& theme = frame.theme;
    const Tally& tally = many.tally();
    if (!many.over()) {
        const auto standing = static_cast<float>(tally.placements - tally.removals);
        progress_bar(frame, standing / static_cast<float>(many.queens()), theme.accent);
    }
    row(frame, say("Queens"), grouped(many.queens()), theme.ink);
    row(frame, say("Moves"), grouped(tally.removals), theme.ink);
    row(frame, say("Time"), duration(many.seconds()), theme.ink);
    if (!many.over()) return;
    paragraph(frame, frame.fonts.strong, many.is_solution() ? theme.right : theme.wrong,
              many.is_solution()
                  ? say("Checked: no queen attacks another.")
                  : say("Some queens attack each other. That is an error in this program."));
}

}  // namespace

void draw_many_queens(const Frame& frame) {
    if (frame.app.solver().start_many == nullptr) return;
    const ManyQueens* many = frame.app.many_queens();
    heading(frame, say("A million queens"));
    note(frame, "This algorithm can also place a great many queens on a board too large to show.");
    for (const std::uint32_t n : offered) {
        const Button control{.id = "place-" + std::to_string(n),
                             .label = grouped(n),
                             .hint = say("Place that many as fast as possible"),
                             .on = many != nullptr && many->queens() == n};
        if (button_in_line(frame, control, n == offered.front())) frame.give(PlaceMany{n});
    }
    if (many != nullptr) {
        report(frame, *many);
        press(frame, CloseRun{},
              {.id = "close-many",
               .label = say("Back to my board"),
               .hint = say("Put these queens away and show the board from before")});
    }
    separate_groups(frame, 4);
}

}  // namespace queens::ui
