// `queens solve` with more queens than a board has rows.
#pragma once

#include "cli/options.hpp"
#include "cli/run_options.hpp"

namespace queens::cli {

/// Whether the options name a square board that is larger than boards are.
[[nodiscard]] bool is_beyond_boards(const BoardOption& board);

/// Places the queens of such a board and writes them. A Complaint if the solver needs a board, or
/// if the surface is not the plane.
[[nodiscard]] Status solve_many(const BoardOption& board, const RunOption& run, bool json,
                                Console& console);

}  // namespace queens::cli
