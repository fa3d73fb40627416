// What there is on the screen while the board is presented, besides the board and its transport:
// the way out, a spotlight at the pointer, and a black screen for when the room should listen.
#pragma once

#include "ui/frame.hpp"

namespace queens::ui {

/// What a presenter has switched on; it ends with presenting.
struct PresentingMemory {
    bool black = false;
    bool spotlight = false;
    /// Whether the content of the tab is out of the way.
    bool folded = false;
};

/// The width or height of the strip that the buttons need.
[[nodiscard]] float presenting_strip(const Frame& frame);

/// Takes B for the black screen, S for the spotlight, T for the content of the tab and Q for the
/// question what comes next. Nothing remains on once presenting ends.
void take_presenting_keys(const Frame& frame, PresentingMemory& memory);

/// The buttons for these and the way out: in a row that ends in the upper right corner and is as
/// wide as that, or down from there where `room` is 0. Where the tab has no room it cannot be
/// hidden.
void draw_presenting(const Frame& frame, PresentingMemory& memory, float room, bool can_fold);

/// Nothing but black, until B, Esc, a key of a remote, a click or a tap.
void draw_black(const Frame& frame, PresentingMemory& memory);

}  // namespace queens::ui
