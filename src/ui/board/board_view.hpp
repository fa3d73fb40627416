// The board on the screen: what is drawn on it, and what a pointer or the keyboard does there.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "core/attacks.hpp"
#include "ui/board/sheet.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// What is remembered of the board between frames. Nothing here belongs to the state.
struct BoardMemory {
    Sight sight;
    /// The layout of the latest frame.
    std::optional<Sheet> sheet;
    /// The square that the keyboard stands on, once it has been used.
    std::optional<Square> cursor;
    /// The square where a press began, and whether it has become a drag.
    std::optional<Square> pressed;
    std::optional<ImVec2> dragged_from;
    bool dragging = false;
    /// Where the latest drag ended.
    std::optional<Square> dropped;
    /// The square under the pointer.
    std::optional<Square> hovered;

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
    /// When the event on show happened.
    std::uint64_t step = 0;
    double step_time = 0;

    /// The reach of the square under the pointer, kept until it changes.
    std::optional<Square> reach_of;
    Piece reach_piece = Piece::none;
    std::optional<Board> reach_board;
    std::vector<Square> reach;
};

/// Draws the board into the area and takes what the visitor does with it.
void draw_board(const Frame& frame, BoardMemory& memory, ImVec2 low, ImVec2 high);

/// Takes the keys of the board; to be called when no text is being typed.
void take_board_keys(const Frame& frame, BoardMemory& memory);

/// Takes what the pointer does on the board. `hovered` says whether the board is under the pointer.
void take_board_pointer(const Frame& frame, BoardMemory& memory, const Sheet& sheet, bool hovered);

// The layers, from the bottom up.
void draw_squares(const Frame& frame, ImDrawList& list, const Sheet& sheet);
void draw_heat(const Frame& frame, ImDrawList& list, const Sheet& sheet);
void draw_numbers(const Frame& frame, ImDrawList& list, const Sheet& sheet);
void draw_around(const Frame& frame, ImDrawList& list, const Sheet& sheet);
void draw_marks(const Frame& frame, ImDrawList& list, const Sheet& sheet);
void draw_reach(const Frame& frame, ImDrawList& list, const Sheet& sheet, BoardMemory& memory);
void draw_lines(const Frame& frame, ImDrawList& list, const Sheet& sheet, BoardMemory& memory);
void draw_conflicts(const Frame& frame, ImDrawList& list, const Sheet& sheet);
void draw_pieces(const Frame& frame, ImDrawList& list, const Sheet& sheet, BoardMemory& memory);
void draw_conflict_counts(const Frame& frame, ImDrawList& list, const Sheet& sheet);
void draw_event(const Frame& frame, ImDrawList& list, const Sheet& sheet, BoardMemory& memory);

}  // namespace queens::ui
