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

/// What is not said below the queens themselves.
void report(const Frame& frame, const ManyQueens& many) {
    const ImU32 ink = frame.theme.ink;
    row(frame, say("Queens"), grouped(many.queens()), ink);
    row(frame, say("Moves"), grouped(many.tally().removals), ink);
    row(frame, say("Time"), duration(many.seconds()), ink);
}

}  // namespace

void draw_many_queens(const Frame& frame) {
    if (frame.app.solver().start_many == nullptr) return;
    const ManyQueens* many = frame.app.many_queens();
    heading(frame, say("A million queens"));
    note(frame,
         "This algorithm can also place a great many queens, on a board with too many squares to "
         "draw.");
    for (const std::uint32_t n : offered) {
        const Button control{.id = "place-" + std::to_string(n),
                             .label = grouped(n),
                             .hint = say("Place that many as fast as possible"),
                             .on = many != nullptr && many->queens() == n};
        if (button_in_line(frame, control, n == offered.front())) frame.give(PlaceMany{n});
    }
    if (many != nullptr) report(frame, *many);
    separate_groups(frame, 4);
}

}  // namespace queens::ui
