// A picture that is pressed takes the place of the board, so that a garden is warned of that.
#include "ui/tabs/empty_board.hpp"

#include "app/answers/goal.hpp"
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

void tell_of_empty_board(const Frame& frame) {
    const bool is_garden = !frame.app.regions().empty();
    if (!is_garden && has_only_queens(frame.app.board())) return;
    say_quietly(frame,
                is_garden ? say("Solutions of the empty board: the regions of this garden are left "
                                "out. Choosing a picture leaves the garden.")
                          : say("Solutions of the empty board: apart from queens, what stands on "
                                "yours is left out."));
}

std::string words_without_solution(Size size, Surface surface) {
    const auto most = most_that_fit(size, surface);
    if (!most) return say("This board has no solution.");
    return say(
        "{n} queens do not fit on this board without an attack: at most {most} {most|does|do}.",
        {{"n", size.shorter()}, {"most", *most}});
}

}  // namespace queens::ui
