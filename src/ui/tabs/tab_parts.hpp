// Parts of tabs that stand in files of their own.
#pragma once

#include <cstddef>
#include <vector>

#include "ui/frame.hpp"
#include "ui/kit/button.hpp"
#include "ui/tabs/panel_memory.hpp"

namespace queens::ui {

/// The solutions that the loaded run has found, and the lines of the chosen algorithm.
void draw_findings(const Frame& frame);
void draw_pseudocode(const Frame& frame, PanelMemory& memory);
/// Says that rows and columns change places in these lines.
void tell_of_turned_lines(const Frame& frame);
/// What places queens by the million, for the solvers that can.
void draw_many_queens(const Frame& frame);
/// The colour of a racer.
[[nodiscard]] ImU32 racer_colour(const Theme& theme, std::size_t racer);
/// Draws what the racers needed on boards of other sizes, nothing before the first solution.
void draw_race_growth(const Frame& frame);
/// The published numbers of solutions, and those counted here, against the number of queens; `here`
/// is a number of queens to be marked.
void draw_solution_plot(const Frame& frame, const std::vector<FinishedCount>& counts, int here);
/// Whether a finished count has a place among the times; and the times of those that have, against
/// the number of queens.
[[nodiscard]] bool is_timed(const FinishedCount& one);
void draw_time_plot(const Frame& frame, const std::vector<FinishedCount>& counts);
/// Asks whether a search or a count keeps the queens of the board, if the visitor has placed any:
/// those of the first board are no one's, and those of a puzzle are given.
void choose_keep_queens(const Frame& frame, bool keep);
/// What puts the loaded run away and gives the visitor's board back.
[[nodiscard]] Button close_run_button();
/// Draws how the search that is chosen begins on the board, or why it does not.
void draw_run_start(const Frame& frame);
/// The finished counts, the latest first, where `shown` is what would be counted now.
void draw_finished_counts(const Frame& frame, const Task& shown);
/// How a count is shared among several computers.
void draw_sharing(const Frame& frame, const CountRun& run);
/// The families that a larger group makes of the fundamental solutions.
void draw_families(const Frame& frame);

}  // namespace queens::ui
