// A count in progress, paused or finished: which jobs are out and which are booked. The page and
// `queens count` both drive one of these.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "counting/ledger.hpp"
#include "counting/methods.hpp"
#include "worker/protocol.hpp"

namespace queens {

/// A count that came to its end.
struct FinishedCount {
    Task task;
    std::uint64_t count = 0;
    std::optional<std::uint64_t> fundamental;
    /// What the count looked at, see Result.
    std::uint64_t nodes = 0;
    double seconds = 0;
};

class CountRun {
  public:
    /// Plans an accepted task for that many workers; `now` in seconds from any start.
    CountRun(const Task& task, int workers, double now);
    /// Goes on, later, with a count that took so many seconds before; it is paused at first.
    CountRun(Ledger ledger, int workers, double seconds);

    [[nodiscard]] const Task& task() const { return task_; }
    [[nodiscard]] const Ledger& ledger() const { return ledger_; }
    /// Solutions up to symmetry, once the count of a plane square board is complete and as far as
    /// they take no time to tell.
    [[nodiscard]] std::optional<std::uint64_t> fundamental() const { return fundamental_; }
    [[nodiscard]] bool running() const { return running_; }
    [[nodiscard]] bool paused() const { return !running_ && !ledger_.complete(); }
    /// Seconds from the start to the latest answer, pauses aside.
    [[nodiscard]] double seconds() const { return seconds_; }
    /// Expected seconds to the end by the work done so far; negative while too little is known.
    [[nodiscard]] double remaining() const;

    /// The lines to post now, so that every worker has a job at hand and some waiting: small
    /// jobs take less time than a frame.
    [[nodiscard]] std::vector<std::string> lines_to_post();
    /// Books an answer line. If the count cannot go on, pauses it and returns why, as a sentence.
    std::string answer(std::string_view line, double now);
    /// Gives up the jobs that are out; no answer to them may come any more.
    void pause();
    void go_on(double now);

  private:
    std::string give_back(const Failure& failure);
    void finish();

    Ledger ledger_;
    Task task_;
    int workers_;
    double seconds_ = 0;
    bool running_ = false;
    /// When the count would have started if it had never paused.
    double started_ = 0;
    std::optional<std::uint64_t> fundamental_;
    /// Ids of jobs still to be posted, the next one last.
    std::vector<std::uint32_t> waiting_;
    std::vector<int> failures_;
    int out_ = 0;
};

/// A count as text, to be kept while the program is not there.
[[nodiscard]] std::string write_count(const CountRun& run);

/// The count of such a text, paused, or one sentence why it is none.
[[nodiscard]] std::variant<CountRun, std::string> read_count(std::string_view text, int workers);

}  // namespace queens
