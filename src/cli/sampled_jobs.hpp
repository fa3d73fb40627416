// Doing jobs that were drawn from a count, and measuring what each of them takes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

#include "cli/progress.hpp"
#include "counting/sampling.hpp"

namespace queens::cli {

/// What a job that was done found, the CPU seconds that it took, and how many times both count.
struct Sampled {
    double found = 0;
    double seconds = 0;
    double times = 1;
};

/// Does the jobs that were drawn on that many threads, which keep tables of at most `kept_bytes`.
/// Fewer come back only if it was interrupted.
[[nodiscard]] std::map<std::size_t, Sampled> do_sample(const Frame& frame,
                                                       const std::vector<Stratum>& strata,
                                                       int threads, std::uint64_t kept_bytes,
                                                       Progress& progress);

}  // namespace queens::cli
