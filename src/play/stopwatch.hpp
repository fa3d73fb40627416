// How long something takes, for what stops when it has had its time.
#pragma once

#include <chrono>

namespace queens {

class Stopwatch {
  public:
    /// Seconds since its construction.
    [[nodiscard]] double seconds() const {
        return std::chrono::duration<double>(Clock::now() - start_).count();
    }

  private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point start_ = Clock::now();
};

}  // namespace queens
