// What lists of solutions leave out of the board on show.
#pragma once

#include <string>

#include "ui/frame.hpp"

namespace queens::ui {

/// Says that the solutions shown are those of the empty board, where the one on show is a garden or
/// has more than queens on it.
void tell_of_empty_board(const Frame& frame);

/// That an empty board has no solution, and how many queens fit on it where that is known.
[[nodiscard]] std::string words_without_solution(Size size, Surface surface);

}  // namespace queens::ui
