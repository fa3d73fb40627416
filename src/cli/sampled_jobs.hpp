// Doing jobs that were drawn from a count, and measuring what each of them takes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>

#include "cli/progress.hpp"
#include "cli/sample_file.hpp"
#include "counting/sampling.hpp"

namespace queens::cli {

/// A job that was done, and how many times what it found and took counts.
struct Sampled {
    Timed timed;
    double times = 1;
};

/// Does the jobs that were drawn on that many threads, which keep tables of at most `kept_bytes`.
/// Those that `file` has are not done again, and the others are added to it. Fewer come back only
/// if Ctrl+C came: then the threads are left to end with the program. A Complaint if the file
/// cannot take them.
[[nodiscard]] std::map<std::size_t, Sampled> do_sample(const std::shared_ptr<const Frame>& frame,
                                                       const std::vector<Stratum>& strata,
                                                       int threads, std::uint64_t kept_bytes,
                                                       const std::shared_ptr<SampleFile>& file,
                                                       Progress& progress);

}  // namespace queens::cli
