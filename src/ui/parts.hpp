// The parts of the screen, each drawn into the region that the screen gives it.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ui/frame.hpp"
#include "ui/kit/button.hpp"
#include "ui/tabs/panel_memory.hpp"

namespace queens::ui {

class Drawer;

enum class Shape {
    /// The panel at the right, the transport under the board.
    wide,
    /// The panel below, a drawer that is drawn up: phones and tablets held upright.
    upright,
    /// The transport beside the board, the panel at the right, a drawer that is drawn out: phones
    /// on their side.
    low
};

/// What a button of the top bar is, and what a press does: give a command, or open the popup of the
/// same id.
struct BarAction {
    Button button;
    std::optional<Command> command{};
    std::function<void()> popup{};
};

/// Takes the pen or puts it down.
[[nodiscard]] BarAction pen_entry(const State& state);

/// The picker of surfaces: where it opens, whether it is open, and what is pointed at in it.
struct SurfacePicker {
    ImVec2 place{0, 0};
    bool open = false;
    std::optional<Surface> pointed{};
};

/// The dot that runs along lines: whether there are any, whether it runs, and whether it was asked
/// for in this frame, or asked to stop.
struct Following {
    bool possible = false;
    bool on = false;
    bool wanted = false;
};

/// What the bar is shown and what it says of everything else on the screen.
struct BarMemory {
    SurfacePicker surface;
    Following following;
};

/// Name, size, surface, view, undo, redo, share, theme and help, in one row, as far as they have
/// room.
void draw_top_bar(const Frame& frame, float width, BarMemory& memory);

/// What opens below the last item while a popup of the same id is open: the choice of the size and
/// that of the surface, which has a place of its own; and the menu of all that is not in the
/// bar, with the keys.
void draw_size_popup(const Frame& frame);
void draw_surface_popup(const Frame& frame, SurfacePicker& picker);
void draw_help_popup(const Frame& frame, const std::vector<BarAction>& without_room,
                     Following& following);
/// The switches of what the board shows.
void choose_display(const Frame& frame, Following& following);

/// The tabs and the content of the one that is open.
void draw_panel(const Frame& frame, PanelMemory& memory);
/// The content of the open tab alone.
void draw_panel_content(const Frame& frame, PanelMemory& memory);
/// The panel in a drawer: below on a screen held upright, at the right on a low one.
void draw_panel_in_drawer(const Frame& frame, PanelMemory& memory, Drawer& drawer, Shape shape);
/// How much of a drawer is seen that is folded: its tabs.
[[nodiscard]] float tabs_extent(Shape shape);
/// The boards of the race, in place of the board.
void draw_race(const Frame& frame, ImVec2 low, ImVec2 high);
/// What starts and halts the race, and brings it back to the start, in a row.
void draw_race_buttons(const Frame& frame);

/// What a run has counted, the most important first.
struct Counter {
    std::string name;
    std::uint64_t number = 0;
};
using Counters = std::array<Counter, 4>;
[[nodiscard]] Counters counters_of(const Player& player);

/// What of the transport is shown.
struct TransportForm {
    /// One row of buttons, the speed in a menu; otherwise speed and counters beside the buttons.
    bool compact = false;
    /// What the last step did, above everything else.
    bool sentence = false;
    /// Its type, and how high it is with some room below it.
    ImFont* font = nullptr;
    float sentence_height = 0;
    /// The counters in a row of their own where it is compact.
    bool counters = false;
    /// A line above the open drawer of a low screen: Play and what the last step did.
    bool line = false;
};

/// The controls of a loaded run; returns how many of its counters had room.
std::size_t draw_transport(const Frame& frame, const TransportForm& form);
/// The speed of searches and races; `unset` is how fast they go while none is set, nothing where
/// they begin slowly then.
void speed_slider(const Frame& frame, float width, std::optional<double> unset = {});
/// How much of a line that Play and the sentence share the sentence does not have.
[[nodiscard]] float taken_by_play(const Frame& frame);
/// How high the transport is.
[[nodiscard]] float transport_height(const Frame& frame, const TransportForm& form);
/// What opens from the compact transport to choose the speed.
void draw_speed_menu(const Frame& frame);

/// The keys that work everywhere.
void take_keys(const Frame& frame);
/// Whether keys go elsewhere: to a field, to a menu, or to the browser, with Ctrl, Alt or Cmd.
[[nodiscard]] bool are_keys_for_others();

/// Scrolls the present window by the keys for pages, where these step nothing.
void scroll_by_keys(const Frame& frame);
/// Whether that sign was typed outside fields, wherever it is on the keyboard.
[[nodiscard]] bool typed(char sign);

}  // namespace queens::ui
