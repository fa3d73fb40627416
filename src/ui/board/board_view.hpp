// The board on the screen: how a look is drawn on a sheet, and what a pointer or the keyboard does
// there.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "app/look.hpp"
#include "ui/board/sheet.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// What is remembered of the board between frames. Nothing here belongs to the state.
struct BoardMemory {
    /// The layout of the latest frame.
    std::optional<Sheet> sheet;
    LatestLook look;
    /// The square that the keyboard stands on, once it has been used.
    std::optional<Square> cursor;
    /// The square where a press began, and whether it has become a drag.
    std::optional<Square> pressed;
    std::optional<ImVec2> dragged_from;
    /// The part of the board that was shown then.
    Zoom pressed_zoom;
    /// Turns of the wheel that are too small to zoom by.
    float wheel = 0;
    bool dragging = false;
    /// Where the latest drag ended.
    std::optional<Square> dropped;
    /// The square under the pointer.
    std::optional<Square> hovered;
    /// The surface that is pointed at in the picker.
    std::optional<Surface> previewed;

    /// The board drawn last, to see what has moved.
    std::optional<Board> shown;
    struct Arrival {
        double time = 0;
        std::optional<Square> from;
    };
    std::map<Square, Arrival> arrivals;
    /// When the lines of the selected square began to grow.
    std::optional<Square> grown_square;
    double growing_since = 0;
    /// The square along whose lines a dot runs, and since when it does.
    std::optional<Square> followed;
    double followed_since = 0;
    /// The step on show, and since when it is.
    std::uint64_t step = 0;
    double step_time = 0;
    /// The most room that numbers beside the board and bands below it have needed in this run, so
    /// that the board does not jump when they come and go.
    ImVec2 sides{0, 0};
    float bands = 0;
    /// How far boards stacked in space are turned, in radians.
    float turn = 0.5F;
};

/// Draws the boards that a look stacks in space into the area; a drag turns them.
void draw_stack(const Frame& frame, BoardMemory& memory, const Look& look, ImVec2 low, ImVec2 high);

/// Draws the board into the area and takes what the visitor does with it.
void draw_board(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high);

// The views of the board, each drawing the look into the area and saying which square was hit.
#define QUEENS_VIEW(slug, title, hint, refuse) \
    void draw_##slug##_view(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high);
#include "app/views.inc"
#undef QUEENS_VIEW

/// Takes the keys of the board; to be called when no text is being typed.
void take_board_keys(const Frame& frame, BoardMemory& memory);

/// Takes what the pointer does on the board. `hovered` says whether the board is under the pointer.
void take_board_pointer(const Frame& frame, BoardMemory& memory, const Sheet& sheet, bool hovered);

/// What the layers of the board are drawn with.
struct Canvas {
    const Frame& frame;
    ImDrawList& list;
    const Sheet& sheet;
    const Look& look;
};

/// How far what the latest step of a search has changed is shown, from 0 when it happens to 1 soon
/// after; with reduced motion at once.
[[nodiscard]] float share_of_step(const Frame& frame, BoardMemory& memory);

// The layers, from the bottom up.
void draw_coordinates(const Canvas& canvas);
void draw_squares(const Canvas& canvas);
void draw_edges(const Canvas& canvas);
void draw_square_texts(const Canvas& canvas);
void draw_outlines(const Canvas& canvas);
void draw_lines(const Canvas& canvas, BoardMemory& memory);
void draw_pieces(const Canvas& canvas, BoardMemory& memory);
void draw_marks(const Canvas& canvas, BoardMemory& memory);
void draw_arrows(const Canvas& canvas);
void draw_follower(const Canvas& canvas, BoardMemory& memory);
/// The button that lets the dot run, with the middle of its right side at a point.
void draw_follow_button(const Canvas& canvas, BoardMemory& memory, ImVec2 right);

/// Where the numbers of lines stand that cross joined edges.
[[nodiscard]] std::vector<ImVec2> numbered_places(const Canvas& canvas);

/// The room that the numbers beside the board need, at its right and above it.
[[nodiscard]] ImVec2 room_of_sides(const Frame& frame, const std::vector<Look::Side>& sides);
void draw_sides(const Canvas& canvas);
/// The room that rows of signs need below the board in an area, and these rows, from that height
/// on.
[[nodiscard]] float room_of_bands(const Frame& frame, const Look& look, ImVec2 area);
void draw_bands(const Canvas& canvas, float top);

/// The room that the legend of a run takes below a board of that area, the same at every step.
[[nodiscard]] float legend_height(ImVec2 area);
/// Draws the legend into that room; what has no room is left out.
void draw_legend(const Frame& frame, BoardMemory& memory, const std::vector<LegendItem>& legend,
                 ImVec2 low, ImVec2 high);

}  // namespace queens::ui
