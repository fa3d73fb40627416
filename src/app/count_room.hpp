// The counting room: the count at hand, those finished before, and how fast the machine counts.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/request.hpp"
#include "worker/calibration.hpp"
#include "worker/count_run.hpp"

namespace queens {

/// One count at a time. Times are in seconds from any start.
class CountRoom {
  public:
    /// `workers` is how many jobs are worked on at a time.
    explicit CountRoom(int workers) : workers_(workers) {}

    [[nodiscard]] const std::optional<CountRun>& run() const { return run_; }
    /// What became of the count at hand when it was last to be kept, nothing while that is not
    /// known.
    [[nodiscard]] std::optional<Keeping> keeping() const { return keeping_; }
    /// The counts finished so far, the latest last; a task counted again stands there once.
    [[nodiscard]] const std::vector<FinishedCount>& finished() const { return finished_; }

    /// Starts an accepted task in place of the count at hand.
    void start(const Task& task, double now);
    void pause();
    void go_on(double now);
    /// Puts the count at hand away, and with it what was kept of it.
    void discard();
    /// Takes up a count that was kept. Returns one sentence if the text is none.
    [[nodiscard]] std::string restore(std::string_view text);

    /// How many times as long as estimated this machine takes for such tasks, nothing before that
    /// has been measured.
    [[nodiscard]] std::optional<double> slowness(const Task& task) const;
    /// Measures that, unless a count is running.
    void measure(const Task& task);

    /// Takes an answer line of a worker. Returns why, as a sentence, if the count had to pause.
    std::string receive(std::string_view line, double now);

    /// Takes the platform's word on the count that was last to be kept.
    void kept(Keeping keeping) { keeping_ = keeping; }

    /// What the platform is asked to do since the last call.
    [[nodiscard]] std::vector<Request> take_requests() { return std::exchange(requests_, {}); }

  private:
    void set_going(double now);
    void post_jobs();
    void keep(double now);
    void forget();
    void finish();

    int workers_;
    std::vector<Request> requests_;
    std::optional<CountRun> run_;
    std::vector<FinishedCount> finished_;
    std::optional<Calibration> calibration_;
    /// Yardsticks and the slowness measured with each.
    std::vector<std::pair<Task, double>> measured_;
    /// When the count at hand was last kept, and whether it was at all.
    double kept_at_ = 0;
    bool kept_ = false;
    std::optional<Keeping> keeping_;
};

}  // namespace queens
