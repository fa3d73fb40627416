// Few boards are taller than wide: their words come with the rest of the page.
#include "ui/shorthands.hpp"
#include "ui/tabs/tab_parts.hpp"

namespace queens::ui {

void tell_of_turned_lines(const Frame& frame) {
    note(
        frame,
        "This board is taller than wide: read column for row in these lines, left for top, and the "
        "other way round.");
}

}  // namespace queens::ui
