// The threads that a command has its jobs done by.
#pragma once

#include <memory>
#include <utility>

namespace queens::cli {

/// Owns JobThreads, and however it ends, by Ctrl+C or a complaint too, keeps nobody waiting: jobs
/// cannot be interrupted and may take hours, so threads that still have some are left to end with
/// the program, and must own all they use.
template <class Threads>
class ThreadPool {
  public:
    explicit ThreadPool(std::unique_ptr<Threads> threads) : threads_(std::move(threads)) {}
    ~ThreadPool() {
        if (threads_->unanswered() == 0) return;
        threads_->drop();
        (void)threads_.release();
    }
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    Threads* operator->() { return threads_.get(); }

  private:
    std::unique_ptr<Threads> threads_;
};

}  // namespace queens::cli
