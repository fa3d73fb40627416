// What there is on the screen while the board is presented, besides the board and its transport:
// the way out, a spotlight at the pointer, and a black screen for when the room should listen.
#pragma once

#include "ui/frame.hpp"

namespace queens::ui {

/// What a presenter has switched on; it ends with presenting.
struct PresentingMemory {
    bool black = false;
    bool spotlight = false;
};

/// The width or height of the strip that the buttons need.
[[nodiscard]] float presenting_strip(const Frame& frame);

/// Takes B for the black screen and S for the spotlight. Nothing remains on once presenting ends.
void take_presenting_keys(const Frame& frame, PresentingMemory& memory);

/// The buttons for the spotlight and the way out, down from the upper right corner, or beside each
/// other where the screen is tall.
void draw_presenting(const Frame& frame, PresentingMemory& memory, bool tall);

/// Nothing but black, until a key, a click or a tap.
void draw_black(const Frame& frame, PresentingMemory& memory);

}  // namespace queens::ui
