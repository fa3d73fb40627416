// The ledger of a task: which of its jobs are done, and what they add up to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "counting/job.hpp"

namespace queens {

class Ledger {
  public:
    Ledger() = default;
    /// Jobs must have the ids 0 .. size - 1 in order.
    explicit Ledger(std::vector<Job> jobs);

    /// Books a result. A job is booked once; results may come in any order and again. Returns a
    /// sentence and changes nothing if the ledger never asked for that job, or if the job was
    /// booked with another result before; empty otherwise.
    std::string book(const Result& result);

    [[nodiscard]] const std::vector<Job>& jobs() const { return jobs_; }
    /// What a job, one of `jobs`, was booked with, nothing before.
    [[nodiscard]] const std::optional<Result>& result(std::uint32_t id) const {
        return results_[id];
    }
    [[nodiscard]] bool booked(std::uint32_t id) const;
    [[nodiscard]] std::size_t jobs_done() const { return done_; }
    [[nodiscard]] bool complete() const { return done_ == jobs_.size(); }
    /// The share of the work that is done, by weight, 0 to 1.
    [[nodiscard]] double progress() const;
    /// What share of all work jobs of that weight together are, 0 to 1.
    [[nodiscard]] double share_of(double weight) const { return weight / weight_; }
    /// Sums over the booked jobs.
    [[nodiscard]] std::uint64_t count() const { return count_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] const BySymmetry& by_symmetry() const { return by_; }

  private:
    std::vector<Job> jobs_;
    std::vector<std::optional<Result>> results_;
    std::size_t done_ = 0;
    std::uint64_t count_ = 0;
    std::uint64_t nodes_ = 0;
    BySymmetry by_;
    /// Weights that come from elsewhere may be as large as numbers get, so their sums are no whole
    /// ones.
    double weight_done_ = 0;
    double weight_ = 0;
};

}  // namespace queens
