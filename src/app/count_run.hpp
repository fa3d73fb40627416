// A count in progress or finished: which jobs are out, which are booked, and how it ended.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "counting/ledger.hpp"
#include "worker/protocol.hpp"

namespace queens {

/// A count that came to its end.
struct FinishedCount {
    Task task;
    std::uint64_t count = 0;
    std::optional<std::uint64_t> fundamental;
    double seconds = 0;
};

class CountRun {
  public:
    /// Plans an accepted task for that many workers; `now` in seconds from any start.
    CountRun(const Task& task, int workers, double now);

    [[nodiscard]] const Task& task() const { return task_; }
    [[nodiscard]] const Ledger& ledger() const { return ledger_; }
    /// Solutions up to symmetry, once the count of a plane square board is complete and as far as
    /// they take no time to tell.
    [[nodiscard]] std::optional<std::uint64_t> fundamental() const { return fundamental_; }
    [[nodiscard]] bool running() const { return running_; }
    [[nodiscard]] bool cancelled() const { return !running_ && !ledger_.complete(); }
    /// Seconds from the start to the latest answer.
    [[nodiscard]] double seconds() const { return seconds_; }
    /// Expected seconds to the end by the work done so far; negative while too little is known.
    [[nodiscard]] double remaining() const;

    /// The lines to post now, so that every worker has a job at hand and some waiting: small
    /// jobs take less time than a frame.
    [[nodiscard]] std::vector<std::string> lines_to_post();
    /// Books an answer line. Returns a sentence if the count cannot go on, and stops it.
    std::string answer(std::string_view line, double now);
    void cancel() { running_ = false; }

  private:
    std::string give_back(const Failure& failure);
    void finish();

    Task task_;
    Ledger ledger_;
    int workers_;
    double started_;
    double seconds_ = 0;
    bool running_ = true;
    std::optional<std::uint64_t> fundamental_;
    /// Ids of jobs still to be posted, the next one last.
    std::vector<std::uint32_t> waiting_;
    std::vector<int> failures_;
    int out_ = 0;
};

}  // namespace queens
