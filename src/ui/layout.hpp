// Where everything goes on the screen, which depends on its shape.
#pragma once

#include <imgui.h>

#include "ui/drawer.hpp"
#include "ui/frame.hpp"
#include "ui/parts.hpp"
#include "ui/step_words.hpp"
#include "ui/tabs/picture_strip.hpp"

namespace queens::ui {

struct Box {
    ImVec2 low;
    ImVec2 high;

    [[nodiscard]] ImVec2 size() const { return {high.x - low.x, high.y - low.y}; }
    [[nodiscard]] bool contains(ImVec2 point) const {
        return point.x >= low.x && point.x < high.x && point.y >= low.y && point.y < high.y;
    }
};

/// In CSS pixels.
struct Layout {
    Shape shape = Shape::wide;
    Box bar;
    Box board;
    /// Small boards that a search has in mind; empty where there are none, or no room.
    Box strip;
    Box transport;
    Box panel;
    /// What a run says beside the board; empty where it says it below.
    Box words;
    /// Between them and the transport, where no panel is; empty where nothing is left.
    Box spare;
    /// The legend of a run, where it stands below the transport; empty elsewhere.
    Box legend;
    /// Where the notice is; empty where there is none. How much of the panel it takes, 0 for
    /// nothing.
    Box notice;
    float panel_foot = 0;
    TransportForm form;
    /// Whether there is neither bar nor tabs: the panel is the content of the open tab alone.
    bool bare = false;
    /// Whether what the open tab says has room while it is presented.
    bool has_room_for_tab = true;
    /// The width of the row that the buttons of presenting have; 0 where they are in a column.
    float button_row = 0;

    [[nodiscard]] bool has_drawer() const { return shape != Shape::wide; }
};

/// What the transport leaves free at both sides.
[[nodiscard]] constexpr float transport_padding(bool narrow) { return narrow ? 12 : 24; }

/// Whether a run is on the board.
[[nodiscard]] bool is_running(const App& app);

/// Chooses the type of the sentence above the other rows of a transport.
void say_in(TransportForm& form, const Frame& frame, StepWords& words, ImFont* font,
            SentenceRoom room);

/// What the visitor has opened or put away.
struct Arrangement {
    /// The content of the tab is out of the way while it is presented.
    bool folded = false;
    /// The surface is being picked, at the left of the board where there is room for that.
    bool picks_surface = false;
};

/// Fits the drawer and the words of a run, too.
[[nodiscard]] Layout lay_out(const Frame& frame, Drawer& drawer, const PictureStrip& strip,
                             StepWords& words, Arrangement arrangement);

/// For a room: the board as large as it can be, and beside it, or below on a tall screen, what the
/// open tab says and the transport.
void lay_out_presented(const Frame& frame, Layout& layout, StepWords& words, bool folded);

/// In a frame of another page: the board, what a run says, and its transport. The lower right
/// corner stays free for the page's link.
void lay_out_framed(const Frame& frame, Layout& layout, StepWords& words);

/// Where the picker of surfaces leaves most of the board in sight, or all of it.
[[nodiscard]] ImVec2 place_of_picker(const Layout& layout);

}  // namespace queens::ui
