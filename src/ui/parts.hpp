// The parts of the screen, each drawn into the region that the screen gives it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ui/frame.hpp"
#include "ui/tabs/panel_memory.hpp"

namespace queens::ui {

/// The picker of surfaces: where it opens, beside the board, and what is pointed at in it.
struct SurfacePicker {
    ImVec2 beside;
    std::optional<Surface> pointed{};
};

/// Name, size, surface, view, undo, redo, share, theme and help, in one row, as far as they have
/// room.
void draw_top_bar(const Frame& frame, float width, SurfacePicker& picker);

/// What opens while a popup of the same id is open: below the last item the choice of the size and
/// the help, beside the board that of the surface.
void draw_size_popup(const Frame& frame);
void draw_surface_popup(const Frame& frame, SurfacePicker& picker);
void draw_help_popup(const Frame& frame);

/// The tabs and the content of the one that is open.
void draw_panel(const Frame& frame, PanelMemory& memory);
/// The solutions that the loaded run has found, and the lines of the chosen algorithm.
void draw_findings(const Frame& frame);
void draw_pseudocode(const Frame& frame, PanelMemory& memory);
/// What places queens by the million, for the solvers that can.
void draw_many_queens(const Frame& frame);
/// The boards of the race, in place of the board.
void draw_race(const Frame& frame, ImVec2 low, ImVec2 high);
/// The colour of a racer.
[[nodiscard]] ImU32 racer_colour(const Theme& theme, std::size_t racer);
/// The published numbers of solutions, and those counted here, against the number of queens; `here`
/// is a number of queens to be marked.
void draw_solution_plot(const Frame& frame, const std::vector<FinishedCount>& counts, int here);
/// The times of finished counts against the number of queens.
void draw_time_plot(const Frame& frame, const std::vector<FinishedCount>& counts);
/// The families that a larger group makes of the fundamental solutions.
void draw_families(const Frame& frame);

/// What a run has counted, the most important first.
struct Counter {
    std::string name;
    std::uint64_t number = 0;
};
using Counters = std::array<Counter, 4>;
[[nodiscard]] Counters counters_of(const Player& player);

/// The controls of a loaded run; returns how many of its counters had room. `with_sentence` adds
/// what the last step did.
std::size_t draw_transport(const Frame& frame, bool with_sentence);
/// The speed of searches and races; `unset` is how fast they go while none is set, nothing where
/// they begin slowly then.
void speed_slider(const Frame& frame, float width, std::optional<double> unset = {});
/// How high the transport is.
[[nodiscard]] float transport_height(const Frame& frame, bool with_sentence);

/// The notice, if there is one, above the given point.
void draw_notice(const Frame& frame, ImVec2 bottom_left, float width);

/// The keys that work everywhere.
void take_keys(const Frame& frame);

}  // namespace queens::ui
