// Threads that take orders from a queue, and the answers to them.
#pragma once

#include <cassert>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "counting/cache.hpp"

namespace queens {

/// A thread that has had nothing to do for so long gives the memory of the last count back.
inline constexpr std::chrono::milliseconds usual_idle_time{5000};

/// May be used from several threads at once.
template <class Order, class Answer>
class JobThreads {
  public:
    /// What a thread does with an order, and a cache of its own; it must not throw.
    using Work = std::function<Answer(const Order&, Cache&)>;

    /// Starts `count` >= 1 threads. `answered`, if given, is called after each answer by the thread
    /// that worked on it, for instance to wake the one that draws. The tables are shared, and
    /// forgotten once all threads have had nothing to do for that time. A std::system_error if the
    /// system does not give that many threads.
    JobThreads(int count, Work work, std::function<void()> answered, std::shared_ptr<Halves> halves,
               std::chrono::milliseconds idle_time = usual_idle_time)
        : work_(std::move(work)),
          answered_(std::move(answered)),
          idle_time_(idle_time),
          halves_(std::move(halves)) {
        assert(count >= 1);
        threads_.reserve(static_cast<std::size_t>(count));
        try {
            for (int i = 0; i < count; ++i) threads_.emplace_back([this] { run(); });
        } catch (...) {
            end();
            throw;
        }
    }
    /// Drops everything and waits for the jobs at hand, which cannot be interrupted.
    ~JobThreads() { end(); }
    JobThreads(const JobThreads&) = delete;
    JobThreads& operator=(const JobThreads&) = delete;

    /// Queues an order; its answer can be taken some time later.
    void post(Order order) {
        {
            const std::lock_guard lock(mutex_);
            orders_.push_back(std::move(order));
            ++unanswered_;
        }
        order_came_.notify_one();
    }

    /// Forgets all orders posted so far and their answers: none of them can be taken any more. A
    /// thread at work on one of them finishes it first.
    void drop() {
        {
            const std::lock_guard lock(mutex_);
            orders_.clear();
            answers_.clear();
            unanswered_ = 0;
            ++drops_;
        }
        answer_came_.notify_all();
    }

    /// The answers that have come since they were last taken, without waiting.
    [[nodiscard]] std::vector<Answer> take_answers() {
        const std::lock_guard lock(mutex_);
        return std::exchange(answers_, {});
    }

    /// The same, but waits for an answer if there is none: until one comes, none can come any more,
    /// or the time is over.
    [[nodiscard]] std::vector<Answer> wait_for_answers(std::chrono::milliseconds longest) {
        std::unique_lock lock(mutex_);
        answer_came_.wait_for(lock, longest,
                              [this] { return !answers_.empty() || unanswered_ == 0; });
        return std::exchange(answers_, {});
    }

    /// How many of the orders posted have not been answered yet, without those dropped.
    [[nodiscard]] std::size_t unanswered() const {
        const std::lock_guard lock(mutex_);
        return unanswered_;
    }

  private:
    void run() {
        Cache cache(halves_);
        std::unique_lock lock(mutex_);
        while (true) {
            const auto called = [this] { return stopping_ || !orders_.empty(); };
            if (!order_came_.wait_for(lock, idle_time_, called)) {
                rest(cache, lock);
                order_came_.wait(lock, called);
            }
            if (stopping_) return;
            const Order order = std::move(orders_.front());
            orders_.pop_front();
            ++at_work_;
            const std::uint64_t drops = drops_;
            lock.unlock();
            Answer answer = work_(order, cache);
            lock.lock();
            if (drops == drops_) {
                answers_.push_back(std::move(answer));
                --unanswered_;
                lock.unlock();
                answer_came_.notify_all();
                if (answered_) answered_();
                lock.lock();
            }
            --at_work_;
        }
    }

    /// Others count on with the tables that all share: only the last to rest gives these back,
    /// while orders may come.
    void rest(Cache& cache, std::unique_lock<std::mutex>& lock) const {
        const bool is_last = at_work_ == 0;
        lock.unlock();
        if (is_last) {
            cache.forget();
        } else {
            cache.forget_search();
        }
        lock.lock();
    }

    void end() {
        drop();
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
        }
        order_came_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }

    const Work work_;
    const std::function<void()> answered_;
    const std::chrono::milliseconds idle_time_;
    mutable std::mutex mutex_;
    std::condition_variable order_came_;
    std::condition_variable answer_came_;
    std::deque<Order> orders_;
    std::vector<Answer> answers_;
    std::size_t unanswered_ = 0;
    /// Counts the drops, so that a thread knows whether its order was dropped meanwhile.
    std::uint64_t drops_ = 0;
    bool stopping_ = false;
    /// How many threads have an order.
    int at_work_ = 0;
    /// The tables of half boards, which all threads share.
    std::shared_ptr<Halves> halves_;
    std::vector<std::thread> threads_;
};

}  // namespace queens
