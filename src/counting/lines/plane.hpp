// The search of the plane line by line, without pauses.
#pragma once

#include <span>

#include "counting/job.hpp"

namespace queens {

/// Counts the ways to place a queen in each of the first `lines` lines of a plane of lines with
/// `width` squares, 1 <= lines <= width <= 32, from these columns of the first queens on. A prefix
/// whose queens attack each other has none.
[[nodiscard]] Completions count_plane(int width, int lines, std::span<const int> prefix);

}  // namespace queens
