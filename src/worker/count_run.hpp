// A count in progress, paused or finished: which jobs are out and which are booked. The page and
// `queens count` both drive one of these.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "counting/fundamental.hpp"
#include "counting/ledger.hpp"
#include "worker/protocol.hpp"
#include "worker/work_share.hpp"

namespace queens {

/// The number of jobs to cut an accepted task into for that many workers: enough for them to finish
/// at about the same time, and for a pause to lose little, since unfinished jobs start over.
[[nodiscard]] std::size_t jobs_wanted(const Task& task, int workers);

/// The most computers that share a count.
inline constexpr int most_computers = 99;

class CountRun {
  public:
    /// A count of which others did what is booked; it is paused at first.
    CountRun(Ledger ledger, int workers);
    friend std::string write_count(const CountRun& run);
    friend std::variant<CountRun, std::string> read_count(std::string_view text, int workers);

    [[nodiscard]] const Task& task() const { return task_; }
    [[nodiscard]] const Ledger& ledger() const { return ledger_; }
    /// Solutions up to symmetry and symmetric ones, once the count of a plane square board is
    /// complete and as far as they are known at once.
    [[nodiscard]] const std::optional<SymmetricCounts>& symmetric() const { return symmetric_; }
    [[nodiscard]] bool running() const { return running_; }
    [[nodiscard]] bool paused() const { return !running_ && !ledger_.complete(); }
    /// Seconds from the start to the time that it heard of last, without pauses.
    [[nodiscard]] double seconds() const { return seconds_; }
    /// Tells it what time it is while it counts: answers may be minutes apart.
    void tell_time(double now);
    /// Expected seconds to the end of what is to be done here, by the work done here so far;
    /// negative while too little is known.
    [[nodiscard]] double remaining() const;

    /// The lines to post now, so that every worker has a job at hand and some waiting: small
    /// jobs take less time than a frame.
    [[nodiscard]] std::vector<std::string> lines_to_post();
    /// Books an answer line. If the count cannot go on, pauses it and returns why, as a sentence.
    std::string answer(std::string_view line, double now);
    /// Gives up the jobs that are out; no answer to them may come any more.
    void pause();
    /// Does the jobs of its share, and once these are done all others; `now` in seconds from any
    /// start.
    void go_on(double now);

    [[nodiscard]] WorkShare share() const { return share_; }
    /// Whether all that is done was done here.
    [[nodiscard]] bool alone() const { return others_ == 0; }
    /// Whether a job of its share is still to be done.
    [[nodiscard]] bool share_is_open() const;
    /// Pauses the count, unless it is complete, and leaves it this share.
    void set_share(WorkShare share);

    /// Books what another computer did of the same jobs. Returns one sentence and books
    /// nothing if that contradicts what is booked here, or what is published.
    [[nodiscard]] std::string add(const Ledger& other);

  private:
    /// Ends the wait for a job that is booked.
    void take_back(std::uint32_t id);
    std::string give_back(const Failure& failure);
    void finish();
    [[nodiscard]] bool is_own(const Job& job) const;
    /// The jobs to do next: those of its share, and once these are done all others.
    [[nodiscard]] std::vector<const Job*> jobs_at_hand() const;

    Ledger ledger_;
    Task task_;
    int workers_;
    double seconds_ = 0;
    /// The same from the start to the latest answer.
    double answered_ = 0;
    bool running_ = false;
    /// When the count would have started if it had never paused.
    double started_ = 0;
    std::optional<SymmetricCounts> symmetric_;
    WorkShare share_;
    /// The share of the work that other computers did, 0 to 1.
    double others_ = 0;
    /// Ids of jobs still to be posted, the next one last.
    std::vector<std::uint32_t> waiting_;
    /// How many answers in a row could not be booked.
    int failures_ = 0;
    /// Ids of jobs that were posted and have no answer yet.
    std::vector<std::uint32_t> out_;
};

/// A count as text, to be kept while the program is not there.
[[nodiscard]] std::string write_count(const CountRun& run);

/// The count of such a text, paused, or one sentence why it is not one.
[[nodiscard]] std::variant<CountRun, std::string> read_count(std::string_view text, int workers);

}  // namespace queens
