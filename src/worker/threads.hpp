// Threads that serve lines: the native twin of the page's pool of workers.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace queens {

class Cache;
class Halves;

/// May be used from several threads at once.
class Threads {
  public:
    /// Starts `count` >= 1 threads. `answered`, if given, is called after each answer by the thread
    /// that worked on it, for instance to wake the one that draws. A std::system_error if the
    /// system does not give that many threads.
    explicit Threads(int count, std::function<void()> answered = {});
    /// The same with a bound on the tables that all of them together keep.
    Threads(int count, std::uint64_t kept_bytes);
    /// The same with tables to share, which are forgotten once all threads have had nothing to do
    /// for that time.
    Threads(int count, std::function<void()> answered, std::shared_ptr<Halves> halves,
            std::chrono::milliseconds idle_time);
    /// Drops everything and waits for the jobs at hand, which cannot be interrupted.
    ~Threads();
    Threads(const Threads&) = delete;
    Threads& operator=(const Threads&) = delete;

    /// Queues a line; its answer can be taken some time later: a failure if there is not enough
    /// memory for the job.
    void post(std::string line);
    /// Forgets all lines posted so far and their answers: none of them can be taken any more. A
    /// thread at work on one of them finishes it first.
    void drop();
    /// The answers that have come since they were last taken, without waiting.
    [[nodiscard]] std::vector<std::string> take_answers();
    /// The same, but waits for an answer if there is none: until one comes, none can come any more,
    /// or the time is over.
    [[nodiscard]] std::vector<std::string> wait_for_answers(std::chrono::milliseconds longest);
    /// How many of the lines posted have not been answered yet, without those dropped.
    [[nodiscard]] std::size_t unanswered() const;

  private:
    void run();
    void rest(Cache& cache, std::unique_lock<std::mutex>& lock) const;
    void end();

    const std::function<void()> answered_;
    const std::chrono::milliseconds idle_time_;
    mutable std::mutex mutex_;
    std::condition_variable line_came_;
    std::condition_variable answer_came_;
    std::deque<std::string> lines_;
    std::vector<std::string> answers_;
    std::size_t unanswered_ = 0;
    /// Counts the drops, so that a thread knows whether its line was dropped meanwhile.
    std::uint64_t drops_ = 0;
    bool stopping_ = false;
    /// How many threads have a line.
    int at_work_ = 0;
    /// The tables of half boards, which all threads share.
    std::shared_ptr<Halves> halves_;
    std::vector<std::thread> threads_;
};

}  // namespace queens
