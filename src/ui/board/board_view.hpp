// The board on the screen: how a look is drawn on a sheet, and what a pointer or the keyboard does
// there.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/look/look.hpp"
#include "figure/shapes.hpp"
#include "ui/board/gesture.hpp"
#include "ui/board/sheet.hpp"
#include "ui/board/solid_view.hpp"
#include "ui/frame.hpp"
#include "ui/kit/control.hpp"
#include "ui/kit/draw.hpp"

namespace queens::ui {

/// What the board is called in the record, and what its squares are called before their names.
inline constexpr std::string_view board_id = "board";
inline constexpr std::string_view square_id = "square ";
/// The same squares where they lie on the solid, which has a place of its own beside the board.
inline constexpr std::string_view solid_square_id = "solid-square ";

/// What is remembered of the board between frames. Nothing here belongs to the state.
struct BoardMemory {
    /// The layout of the latest frame.
    std::optional<Sheet> sheet;
    LatestLook look;
    /// The square that the keyboard stands on, once it has been used.
    std::optional<Square> cursor;
    /// The gestures on the board, and what two fingers do there.
    Gestures gestures;
    TwoFingers fingers;
    /// The square where a press began, and whether the press has lifted its piece.
    std::optional<Square> pressed;
    bool lifts = false;
    /// The part of the board that was shown then, and before two fingers moved it.
    Zoom pressed_zoom;
    std::optional<Zoom> pinched_zoom;
    /// Turns of the wheel that are too small to zoom by.
    float wheel = 0;
    /// Whether the press draws, and the arrow that it would draw now.
    bool draws = false;
    std::optional<Drawing> drawn;
    /// Where an arrow begins that the keyboard draws.
    std::optional<Square> arrow_from;
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
    /// How boards stacked in space are turned, and were when a press began.
    solid::Turn stack_turn = solid::first_turn_of_stack();
    solid::Turn held_turn;
    /// The board as a solid.
    SolidMemory solid;
};

/// What the visitor points at, with the pointer or the keyboard.
[[nodiscard]] Attention attention_of(const BoardMemory& memory);

/// Draws the boards that a look stacks in space into the area; a drag turns them.
void draw_stack(const Frame& frame, BoardMemory& memory, const Look& look, ImVec2 low, ImVec2 high);

/// Draws the board into the area and takes what the visitor does with it.
void draw_board(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high);

// The views of the board, each drawing the look into the area and saying which square was hit.
#define QUEENS_VIEW(slug, title, hint, refuse) \
    void draw_##slug##_view(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high);
#include "app/state/views.inc"
#undef QUEENS_VIEW

/// A click or tap, or Enter. With the pen it draws. Otherwise it places the chosen piece on an
/// empty square, selects a piece that attacks, and takes away what was selected already; while a
/// run is shown it only selects, and an empty square says why.
void click_square(const Frame& frame, Square square);

/// A right click: a pawn comes or goes.
void put_pawn(const Frame& frame, Square square);

/// Whether a press draws: with the pen, with Shift, and with the right button, which draws arrows.
[[nodiscard]] bool draws(const Frame& frame);
/// The arrow between two squares; nothing if they are the same, or one is missing.
[[nodiscard]] std::optional<Drawing> arrow_between(const Frame& frame, std::optional<Square> from,
                                                   std::optional<Square> to);
/// Begins an arrow at the cursor, shows it while the cursor moves, and draws it when `ends`.
/// Returns whether it was ended.
bool draw_by_keys(const Frame& frame, BoardMemory& memory, bool ends);
/// Draws what a tap of the pen draws there.
void tap_with_pen(const Frame& frame, Square square);
/// Takes a press that is over that square now, as all views do: it draws, or it clicks on the
/// square where it began unless it is dragged, which is for the view to understand.
void take_press(const Frame& frame, BoardMemory& memory, const Press& press,
                std::optional<Square> over);
/// Forgets what a press began.
void forget_press(BoardMemory& memory);

/// The solid seen as at first.
[[nodiscard]] SolidPose upright(SolidPose pose);

/// The solid so many times larger, within bounds.
[[nodiscard]] SolidPose enlarged(SolidPose pose, float factor);

/// The solid turned a little that way.
[[nodiscard]] SolidPose turned_a_step(const SolidPose& pose, Direction way);

/// Takes the keys of the board; to be called when no text is being typed.
void take_board_keys(const Frame& frame, BoardMemory& memory);

/// Takes what is done to the board as it is laid out.
void take_sheet_gesture(const Frame& frame, BoardMemory& memory, const Gesture& gesture);

/// What the layers of the board are drawn with; `canvas` draws into `list`.
struct Easel {
    const Frame& frame;
    ImDrawList& list;
    Canvas& canvas;
    const Sheet& sheet;
    const Look& look;

    /// The board in the middle.
    [[nodiscard]] Sketch sketch() const {
        return {canvas, frame.theme, sheet.grid(), look, sheet.is_repeated()};
    }
};

/// Measures the room that the run needs around a board of that area; it grows, but does not shrink
/// before the run is put away or back at its start.
void keep_room(const Frame& frame, BoardMemory& memory, ImVec2 area);

/// Lays the board out in an area that has room for what stands around it, but for its foot.
const Sheet& lay_out_sheet(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high,
                           View view);

/// Makes the control that the board is, and takes what is done there.
void touch_sheet(const Frame& frame, BoardMemory& memory, Control control);

/// Draws the board as it is laid out, and what stands around it.
void draw_sheet(const Easel& easel, BoardMemory& memory);

/// What stands under the board: what the visitor attends to or can do; during a run the legend,
/// unless the visitor attends to a square.
void draw_foot(const Easel& easel, BoardMemory& memory, const Attention& attention, ImVec2 low,
               ImVec2 high);
/// The room that it needs under a board of that area.
[[nodiscard]] float foot_height(const Frame& frame, ImVec2 area);

/// How far what the latest step of a search has changed is shown, from 0 when it happens to 1 soon
/// after; with reduced motion at once.
[[nodiscard]] float share_of_step(const Frame& frame, BoardMemory& memory);

// The layers, from the bottom up, where they are more than their shapes (figure/shapes.hpp).
void draw_coordinates(const Easel& easel);
void draw_copies(const Easel& easel);
void draw_moving_lines(const Easel& easel, BoardMemory& memory);
void draw_moving_pieces(const Easel& easel, BoardMemory& memory);
void draw_follower(const Easel& easel, BoardMemory& memory);
/// What becomes of the letter that the dot carries, empty where it carries none.
[[nodiscard]] std::string words_of_follower(const Easel& easel, const BoardMemory& memory);
/// The button that lets the dot run, with the middle of its right side at a point.
void draw_follow_button(const Easel& easel, BoardMemory& memory, ImVec2 right);

/// The inks, and the way out of drawing, in a line under the board.
void draw_inks(const Frame& frame, ImVec2 low, ImVec2 high);

/// The room that the numbers beside the board need, at its right and above it.
[[nodiscard]] ImVec2 room_of_sides(const Frame& frame, const std::vector<Look::Side>& sides);
void draw_sides(const Easel& easel);
/// The room that rows of signs need below the board in an area, and these rows, from that height
/// on.
[[nodiscard]] float room_of_bands(const Frame& frame, const Look& look, ImVec2 area);
void draw_bands(const Easel& easel, float top);

/// The room that the legend of a run takes below a board of that area, the same at every step.
[[nodiscard]] float legend_height(const Frame& frame, ImVec2 area);
/// Draws the legend into that room; what has no room is left out.
void draw_legend(const Frame& frame, const std::vector<LegendItem>& legend, ImVec2 low,
                 ImVec2 high);

}  // namespace queens::ui
