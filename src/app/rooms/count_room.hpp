// The counting room: the count at hand, those finished before, and how long others would take.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/request.hpp"
#include "app/rooms/finished_count.hpp"
#include "counting/method.hpp"
#include "worker/calibration.hpp"
#include "worker/count_run.hpp"
#include "worker/ledger_text.hpp"

namespace queens {

/// Whether a count would take long enough on that many cores to say so beforehand.
[[nodiscard]] bool is_worth_saying(const Estimate& estimate, int workers);

/// Why no other count is taken up while one is open.
[[nodiscard]] std::string other_is_open();

/// One count at a time. Times are in seconds from any start.
class CountRoom {
  public:
    /// `workers` is how many jobs are worked on at a time.
    explicit CountRoom(int workers) : workers_(workers) {}

    /// The count at hand, running, paused or finished; null if there is none.
    [[nodiscard]] const CountRun* run() const { return run_ ? &*run_ : nullptr; }
    /// The task that a worker is cutting into jobs, so that it can be counted.
    [[nodiscard]] const Task* being_cut() const {
        const auto* cutting = std::get_if<Cutting>(&mode_);
        return cutting != nullptr ? &cutting->task : nullptr;
    }
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
    /// Whether there is a count that is not finished, or is being prepared.
    [[nodiscard]] bool is_open() const {
        return being_cut() != nullptr || (run_ && (run_->paused() || run_->running()));
    }
    /// Takes up a count that was kept, while none is open. Returns one sentence if the text is not
    /// one; it stays kept then, for whoever can read it.
    [[nodiscard]] std::string restore(std::string_view text);
    /// Takes up a count that travels as a file, paused, or adds the results of such a file to the
    /// same count at hand. Returns one sentence if the file is refused; the count at hand is then
    /// as it was.
    [[nodiscard]] std::string open(std::string_view text);
    /// Leaves this share of the count at hand to this computer.
    void set_share(WorkShare share, double now);

    /// Takes over the list of an earlier visit or of another page, as a text: its counts stand in
    /// their order, and behind them those of this one that it does not repeat. Of too many the
    /// oldest go.
    void restore_finished(std::string_view text);
    void forget_finished();
    /// The finished counts as they are kept, with the lines of another build that cannot be read.
    [[nodiscard]] std::string finished_text() const { return write_finished(finished_) + unread_; }

    /// How long an accepted task will take, nothing before somebody has looked at it.
    [[nodiscard]] std::optional<Estimate> estimate(const Task& task) const;
    /// How many times as long as estimated this machine takes for such tasks, nothing before that
    /// has been measured.
    [[nodiscard]] std::optional<double> slowness(const Task& task) const;
    /// Finds out what of the two is worth knowing, one thing after the other, unless a count is
    /// running.
    void appraise(const Task& task);

    /// Tells a running count what time it is; returns whether there is one.
    bool tell_time(double now);

    /// Takes a line of a worker's answer. Returns why, as a sentence, if the count had to pause or
    /// could not begin.
    std::string receive(std::string_view line, double now);

    /// Takes the platform's word on the count that was last to be kept. Returns whether it could be
    /// meant: the platform cannot know of a later text that has not been taken from here yet.
    bool kept(Keeping keeping);

    /// What the platform is asked to do since the last call.
    [[nodiscard]] std::vector<Request> take_requests() { return std::exchange(requests_, {}); }

  private:
    // What the workers do, so whose answer a line is.
    struct Idle {};
    /// A task is cut since then; the lines of its ledger so far.
    struct Cutting {
        Task task;
        double since = 0;
        LedgerLines lines{Asked::form};
    };
    struct Estimating {
        Task task;
    };
    struct Measuring {
        Calibration calibration;
    };
    /// The jobs of the count at hand, which is running.
    struct Counting {};

    // Each takes a line in its mode, and returns why the count had to pause or could not begin.
    std::string take(Idle& idle, std::string_view line, double now);
    std::string take(Cutting& cutting, std::string_view line, double now);
    std::string take(Estimating& estimating, std::string_view line, double now);
    std::string take(Measuring& measuring, std::string_view line, double now);
    std::string take(Counting& counting, std::string_view line, double now);

    template <class Mode>
    [[nodiscard]] bool is() const {
        return std::holds_alternative<Mode>(mode_);
    }
    void stop_workers();
    void begin(Ledger ledger, double since, double now);
    void note_estimate(const Task& task, const Estimate& estimate);
    void set_going(double now);
    void post_jobs();
    void keep(double now);
    void forget();
    void finish();

    int workers_;
    std::vector<Request> requests_;
    std::variant<Idle, Cutting, Estimating, Measuring, Counting> mode_;
    std::optional<CountRun> run_;
    std::vector<FinishedCount> finished_;
    /// What was kept beside them and cannot be read.
    std::string unread_;
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
