// The pandiagonal magic square of a torus solution.
#include "core/say.hpp"
#include "symmetry/linked.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/tabs/number_square.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

void offer_torus_solution(const Frame& frame, const Magic& magic) {
    paragraph(frame, frame.fonts.text, frame.theme.ink, magic.refusal);
    const int side = magic.offered_side;
    if (button(frame,
               {.id = "place-torus-solution",
                .label = say("Place a solution of the {n} \xC3\x97 {n} torus", {{"n", side}}),
                .hint = say("The queen of row i in column 2i"),
                .kind = Kind::primary})) {
        frame.give(ShowBoard{board_of(linear(side, {2, 0}), torus_surface)});
    }
}

}  // namespace

void draw_magic_topic(const Frame& frame) {
    const Magic& magic = frame.app.answers().magic.answer();
    if (!magic.refusal.empty()) return offer_torus_solution(frame, magic);
    const Theme& theme = frame.theme;
    const auto n = static_cast<int>(magic.square.size());
    paragraph(frame, frame.fonts.text, theme.ink,
              say("Every row, column, diagonal and broken diagonal adds up to {sum}. The numbers 1 "
                  "to {n}, in colour, stand where the queens stand.",
                  {{"sum", magic.sum}, {"n", n}}));
    draw_number_square(frame, magic.square, [&](int number) {
        return number <= n ? faded(theme.accent, 0.32F) : faded(theme.ink, 0.05F);
    });
    paragraph(
        frame, frame.fonts.small, theme.quiet,
        say("Row i, column j holds n ((j \xE2\x88\x92 s(i)) mod n) + ((j + s(i)) mod n) + 1."));
}

}  // namespace queens::ui
