// The parts of a board on a sheet: of the flat and the repeated view, and of the flat board beside
// a solid.
#pragma once

#include <string>

#include "ui/board/view.hpp"

namespace queens::ui {

/// How rows of signs stand below a board: the room they need, their names beside them or in lines
/// of their own, and the room at the left of the board that names beside them need.
struct RoomOfBands {
    float height = 0;
    bool beside = false;
    float left = 0;
};

/// What the room around a board depends on, besides what stands there.
struct RoomFor {
    float width = 0;
    float enlargement = 1;
    std::string language{};

    friend bool operator==(const RoomFor&, const RoomFor&) = default;
};

/// What is remembered of a sheet between frames.
struct SheetMemory {
    /// The layout of the latest frame; none while it is not shown.
    std::optional<Sheet> sheet;
    /// The most room that numbers beside the board and bands below it have needed in this run, so
    /// that the board does not jump when they come and go.
    ImVec2 sides{0, 0};
    RoomOfBands bands;
    RoomFor room_for;
    /// The gestures on it, and the part of the board that was shown before a press or two fingers
    /// moved it.
    Gestures gestures;
    Zoom pressed_zoom;
    std::optional<Zoom> pinched_zoom;
    /// Turns of the wheel that are too small to zoom by.
    float wheel = 0;
};

/// Measures the room that the run needs around a board of that area; it grows, but does not shrink
/// before the run is put away or back at its start, unless the width, the type or the language is
/// another.
void keep_room(const Frame& frame, SheetMemory& memory, const Look& look, ImVec2 area);

/// Lays the board out in an area that has room for what stands around it, but for its foot.
void lay_out_sheet(const Frame& frame, SheetMemory& memory, const Look& look, ImVec2 low,
                   ImVec2 high, View view);

/// Makes the control that the board is, and takes what is done there.
void touch_sheet(const Frame& frame, Stage& stage, SheetMemory& memory, Control control);
void take_sheet_gesture(const Frame& frame, Stage& stage, SheetMemory& memory,
                        const Gesture& gesture);
void enlarge_sheet(const Frame& frame, const Sheet& sheet, float factor);
/// Shows the part of the board that is a square farther that way, if it does not show all of it.
void move_sheet(const Frame& frame, Direction way);

/// Draws the board as it is laid out, and what stands around it.
void draw_sheet(const Easel& easel, Stage& stage, const SheetMemory& memory);
/// Where the board and what belongs to it end on the screen.
[[nodiscard]] float bottom_of(const Frame& frame, const SheetMemory& memory);
[[nodiscard]] Rect rect_of(const Sheet& sheet, Square square);

void draw_copies(const Easel& easel);

}  // namespace queens::ui
