// The notice has room of its own, so that nobody has to put it away to read or press what it is
// about.
#pragma once

#include "ui/frame.hpp"
#include "ui/layout.hpp"

namespace queens::ui {

/// Takes room for the notice that there is from what lacks it least: from the content of the panel,
/// from a column that has some to spare, or from the board.
void make_room_for_notice(const Frame& frame, Layout& layout);

/// Draws the notice that there is into the room that it has.
void draw_notice(const Frame& frame, const Box& box);

}  // namespace queens::ui
