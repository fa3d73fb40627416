// Three doors into the laboratory, each a picture of one idea that nobody has to read: place
// queens, watch a search, roll the board up.
#pragma once

#include "ui/frame.hpp"

namespace queens::ui {

/// Where the doors of the first visit are: nowhere, in a column at the left of the board where that
/// leaves room, or in a row under it.
enum class DoorsPlace { nowhere, beside, below };
/// In an area that the board shares with what is said under it.
[[nodiscard]] DoorsPlace place_of_doors(const Frame& frame, ImVec2 area);

/// The room of a row of doors.
inline constexpr float doors_height = 76;

/// The doors beside each other in the middle of an area, or below each other at the left of the
/// board in it; `suffix` ends their names. Returns whether one was pressed, which does on the board
/// what it shows.
bool draw_doors_in_row(const Frame& frame, ImVec2 low, ImVec2 high, const char* suffix = "");
void draw_doors_in_column(const Frame& frame, ImVec2 low, ImVec2 high);

/// A queen and the lines on which she attacks, as a square of that side.
void draw_queen_with_lines(const Frame& frame, ImVec2 low, float side);

}  // namespace queens::ui
