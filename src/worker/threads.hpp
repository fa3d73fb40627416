// Threads that serve lines: the native twin of the page's pool of workers.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "counting/halves/halves.hpp"
#include "worker/job_threads.hpp"

namespace queens {

/// Where there is not enough memory for the job of a line, its answer is a failure.
class Threads : public JobThreads<std::string, std::string> {
  public:
    explicit Threads(int count, std::function<void()> answered = {},
                     std::shared_ptr<Halves> halves = std::make_shared<Halves>(),
                     std::chrono::milliseconds idle_time = usual_idle_time);
};

}  // namespace queens
