// The file in which an estimate keeps the jobs that it has done, so that it can be stopped and gone
// on with: a line for each, its CPU seconds and its receipt.
//
//   seconds=1.204113 counted id=7 count=1192 nodes=4242 version=5f3a91c07d5e check=1f3870be274f6c49
#pragma once

#include <cstdint>
#include <fstream>
#include <map>
#include <optional>
#include <string>

#include "cli/command.hpp"
#include "worker/receipt.hpp"

namespace queens::cli {

/// A job that was done, and the CPU seconds that it took.
struct Timed {
    Result result;
    double seconds = 0;
};

class SampleFile {
  public:
    /// Keeps nothing.
    SampleFile() = default;
    /// Reads the file if there is one. A Complaint if another version of the program wrote to it,
    /// if it has a line of another kind, or if nothing can be added to it.
    SampleFile(const std::string& path, Console& console);

    /// What the file has of just this job, not one of another count that has its number.
    [[nodiscard]] std::optional<Timed> find(const Job& job) const;
    /// Adds a job. A Complaint if the file cannot take it.
    void add(const Job& job, const Timed& timed);

  private:
    struct Kept {
        Receipt receipt;
        double seconds = 0;
    };

    std::multimap<std::uint32_t, Kept> kept_;
    std::ofstream file_;
};

}  // namespace queens::cli
