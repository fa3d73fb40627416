// A picture that is pressed takes the place of the board, so that a garden is warned of that.
#include "ui/tabs/empty_board.hpp"

#include "core/say.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

void tell_of_empty_board(const Frame& frame) {
    const bool is_garden = !frame.app.regions().empty();
    if (!is_garden && has_only_queens(frame.app.board())) return;
    paragraph(frame, frame.fonts.text, frame.theme.quiet,
              is_garden ? say("Solutions of the empty board: the regions of this garden are left "
                              "out. Choosing a picture leaves the garden.")
                        : say("Solutions of the empty board: apart from queens, what stands on "
                              "yours is left out."));
}

}  // namespace queens::ui
