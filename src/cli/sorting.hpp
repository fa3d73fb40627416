// Sorting all solutions of an empty board into classes, by whatever method is fastest.
#pragma once

#include <optional>
#include <vector>

#include "cli/command.hpp"
#include "symmetry/classes.hpp"

namespace queens::cli {

/// The classes of the solutions of the n x n plane or torus in lexicographic order of their first
/// solutions; a Complaint if they are too many. Shows progress. Nothing, after a sentence, if
/// Ctrl+C comes first.
[[nodiscard]] std::optional<std::vector<SolutionClass>> sorted_solutions(GroupKind kind, int n,
                                                                         bool torus,
                                                                         Console& console);

}  // namespace queens::cli
