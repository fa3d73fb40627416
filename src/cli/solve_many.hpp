// `queens solve` with more queens than a board has rows.
#pragma once

#include "cli/run_options.hpp"

namespace queens::cli {

/// Whether the options name a square board that is larger than boards are.
[[nodiscard]] bool is_beyond_boards(const Given& given);

/// Places the queens of such a board and writes them. A Complaint if the solver needs a board, or
/// if the surface is not the plane.
[[nodiscard]] Status solve_many(const Given& given, const RunOption& run, Console& console);

}  // namespace queens::cli
