// Counting at full speed, with progress, by jobs on all cores.
#pragma once

#include <cstdint>
#include <string>

#include "cli/progress.hpp"
#include "counting/task.hpp"

namespace queens::cli {

/// What counting came to.
struct Outcome {
    std::uint64_t count = 0;
    std::uint64_t nodes = 0;
    /// False if it was interrupted; then `how_far` says in words how much was done.
    bool complete = true;
    std::string how_far;
};

/// Counts an accepted task by jobs, served by that many threads that keep tables of at most `kept`
/// bytes. A Complaint if this machine has not memory enough.
[[nodiscard]] Outcome count_by_jobs(const Task& task, int threads, std::uint64_t kept,
                                    Progress& progress);

}  // namespace queens::cli
