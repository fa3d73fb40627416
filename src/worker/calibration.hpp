// How fast this machine counts, measured by counting something small.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "counting/job.hpp"

namespace queens {

/// Counts a yardstick twice, job after job: the first time wakes a worker up, the second is timed.
class Calibration {
  public:
    explicit Calibration(const Task& yardstick);

    [[nodiscard]] const Task& yardstick() const { return yardstick_; }
    /// The line to post now; the next one is due when it has been answered.
    [[nodiscard]] std::string line() const;
    /// Takes the answer to that line, come at the time `now` in seconds. A job that fails ends the
    /// calibration, and the machine is taken as average.
    void answer(std::string_view line, double now);
    [[nodiscard]] bool over() const { return slowness_.has_value(); }
    /// How many times as long the yardstick took as `estimate` says, once it is over.
    [[nodiscard]] double slowness() const { return *slowness_; }

  private:
    Task yardstick_;
    std::vector<Job> jobs_;
    std::size_t next_ = 0;
    bool timed_ = false;
    double started_ = 0;
    std::optional<double> slowness_;
};

}  // namespace queens
