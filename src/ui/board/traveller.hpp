// Where a dot is that runs along the lines of a look, and whether it has been turned over.
#pragma once

#include <optional>

#include "app/look/look.hpp"
#include "figure/canvas.hpp"

namespace queens::ui {

struct Traveller {
    /// In squares from the upper left corner of the board.
    Point place{0, 0};
    /// Where it is going, of length 1.
    Point way{1, 0};
    /// Whether it has crossed flipped edges an odd number of times since it left its piece, so that
    /// right and left have changed places for it.
    bool reversed = false;
};

/// After that number of squares along the lines, one line after the other; nothing once all of them
/// have been followed.
[[nodiscard]] std::optional<Traveller> traveller_after(const Look& look, float squares);

}  // namespace queens::ui
