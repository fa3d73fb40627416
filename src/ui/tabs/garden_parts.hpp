// What the panels of gardens and of other puzzles with one solution have in common.
#pragma once

#include <optional>
#include <string>

#include "gardens/grade.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// The button that asks for a hint; idle where no stage of one is left to ask for.
void draw_hint_button(const Frame& frame, const std::string& id);

/// Hint, or what the hint says to do; and whether all is right so far, of that many queens. The
/// names of the buttons begin with `prefix`.
void draw_questions(const Frame& frame, const std::string& prefix, int queens);

/// What a button calls a grade.
[[nodiscard]] std::string title_of(GardenGrade grade);

/// A grade that is wanted, or any.
using GradeWish = std::optional<GardenGrade>;

/// Draws a button for each grade, the present one pressed in; returns another wish when it is
/// chosen. The names of the buttons begin with `prefix`.
[[nodiscard]] std::optional<GradeWish> choose_grade(const Frame& frame, const GradeWish& present,
                                                    const std::string& prefix,
                                                    const std::string& hint);

/// Draws the number of rows between its buttons; returns it as `stepper` does.
[[nodiscard]] int choose_rows(const Frame& frame, const std::string& id, int fewest, int most,
                              int rows);

/// The button by which the gardens are left.
void offer_leaving(const Frame& frame);

/// How far the garden has come, and the time that was spent on it where somebody wants to see it.
void tell_progress(const Frame& frame, const std::string& progress);

}  // namespace queens::ui
