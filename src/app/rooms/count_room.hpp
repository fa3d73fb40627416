// The counting room: the count at hand, those finished before, and how long others would take.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/request.hpp"
#include "app/rooms/finished_count.hpp"
#include "worker/calibration.hpp"
#include "worker/count_run.hpp"
#include "worker/ledger_text.hpp"

namespace queens {

/// Whether a count would take long enough on that many cores to say so beforehand.
[[nodiscard]] bool is_worth_saying(const Estimate& estimate, int workers);

/// One count at a time. Times are in seconds from any start.
class CountRoom {
  public:
    /// `workers` is how many jobs are worked on at a time.
    explicit CountRoom(int workers) : workers_(workers) {}

    [[nodiscard]] const std::optional<CountRun>& run() const { return run_; }
    /// The task that a worker is cutting into jobs, so that it can be counted.
    [[nodiscard]] const Task* being_cut() const { return cut_ ? &cut_->task : nullptr; }
    /// What became of the count at hand when it was last to be kept, nothing while that is not
    /// known.
    [[nodiscard]] std::optional<Keeping> keeping() const { return keeping_; }
    /// The counts finished so far, the latest last; one that repeats another takes its place.
    [[nodiscard]] const std::vector<FinishedCount>& finished() const { return finished_; }

    /// Starts an accepted task in place of the count at hand, once it has been cut into jobs.
    void start(const Task& task, double now);
    void pause();
    void go_on(double now);
    /// Puts the count at hand away, and with it what was kept of it.
    void discard();
    /// Takes up a count that was kept. Returns one sentence if the text is none.
    [[nodiscard]] std::string restore(std::string_view text);
    /// Takes up a count that travels as a file, paused, or adds the results of such a file to the
    /// same count at hand. Returns one sentence if the file is refused; the count at hand is then
    /// as it was.
    [[nodiscard]] std::string open(std::string_view text);
    /// Leaves this share of the count at hand to this computer.
    void set_share(WorkShare share, double now);

    /// Lists the counts of a text written from such a list before those of this one, as far as
    /// there is room and none of these repeats them.
    void restore_finished(std::string_view text);
    void forget_finished();

    /// How long an accepted task will take, nothing before somebody has looked at it.
    [[nodiscard]] std::optional<Estimate> estimate(const Task& task) const;
    /// How many times as long as estimated this machine takes for such tasks, nothing before that
    /// has been measured.
    [[nodiscard]] std::optional<double> slowness(const Task& task) const;
    /// Finds out what of the two is worth knowing, one thing after the other, unless a count is
    /// running.
    void look_at(const Task& task);

    /// Takes a line of a worker's answer. Returns why, as a sentence, if the count had to pause or
    /// could not begin.
    std::string receive(std::string_view line, double now);

    /// Takes the platform's word on the count that was last to be kept. Returns whether it could be
    /// meant: the platform cannot know of a later text that has not been taken from here yet.
    bool kept(Keeping keeping);

    /// What the platform is asked to do since the last call.
    [[nodiscard]] std::vector<Request> take_requests() { return std::exchange(requests_, {}); }

  private:
    /// A task that is being cut, since when, and the lines of its ledger so far.
    struct Cut {
        Task task;
        double since = 0;
        LedgerLines lines{Asked::form};
    };

    void begin(Ledger ledger, double since, double now);
    std::string take_cut(std::string_view line, double now);
    void take_measure(std::string_view line, double now);
    void note_estimate(const Task& task, const Estimate& estimate);
    [[nodiscard]] bool asks() const { return calibration_ || estimated_; }
    void ask_nothing();
    void set_going(double now);
    void post_jobs();
    void keep(double now);
    void forget();
    void finish();

    int workers_;
    std::vector<Request> requests_;
    std::optional<CountRun> run_;
    std::optional<Cut> cut_;
    std::vector<FinishedCount> finished_;
    /// What a worker has been asked: the calibration, or the task to be estimated.
    std::optional<Calibration> calibration_;
    std::optional<Task> estimated_;
    /// The tasks estimated last.
    std::vector<std::pair<Task, Estimate>> estimates_;
    /// Yardsticks and the slowness measured with each.
    std::vector<std::pair<Task, double>> measured_;
    /// When the count at hand was last kept, and whether it was at all.
    double kept_at_ = 0;
    bool kept_ = false;
    std::optional<Keeping> keeping_;
};

}  // namespace queens
