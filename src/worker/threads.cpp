// A queue of lines, the threads that serve them, and the answers.
#include "worker/threads.hpp"

#include <cassert>
#include <new>
#include <utility>

#include "counting/halves/halves.hpp"
#include "worker/protocol.hpp"
#include "worker/serve.hpp"

namespace queens {

namespace {

/// A thread that has had nothing to do for so long gives the memory of the last count back.
constexpr std::chrono::milliseconds usual_idle_time{5000};

std::string answer_to(const std::string& line, Cache& cache) {
    try {
        return serve(line, cache);
    } catch (const std::bad_alloc&) {
        cache.forget();
        return write_failure(failure_over(line, "There is not enough memory for this job."));
    }
}

}  // namespace

Threads::Threads(int count, std::function<void()> answered)
    : Threads(count, std::move(answered), std::make_shared<Halves>(), usual_idle_time) {}

Threads::Threads(int count, std::uint64_t kept_bytes)
    : Threads(count, {}, std::make_shared<Halves>(kept_bytes), usual_idle_time) {}

Threads::Threads(int count, std::function<void()> answered, std::shared_ptr<Halves> halves,
                 std::chrono::milliseconds idle_time)
    : answered_(std::move(answered)), idle_time_(idle_time), halves_(std::move(halves)) {
    assert(count >= 1);
    threads_.reserve(static_cast<std::size_t>(count));
    try {
        for (int i = 0; i < count; ++i) threads_.emplace_back([this] { run(); });
    } catch (...) {
        end();
        throw;
    }
}

Threads::~Threads() { end(); }

void Threads::end() {
    drop();
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    line_came_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Threads::post(std::string line) {
    {
        const std::lock_guard lock(mutex_);
        lines_.push_back(std::move(line));
        ++unanswered_;
    }
    line_came_.notify_one();
}

void Threads::drop() {
    {
        const std::lock_guard lock(mutex_);
        lines_.clear();
        answers_.clear();
        unanswered_ = 0;
        ++drops_;
    }
    answer_came_.notify_all();
}

std::vector<std::string> Threads::take_answers() {
    const std::lock_guard lock(mutex_);
    return std::exchange(answers_, {});
}

std::vector<std::string> Threads::wait_for_answers(std::chrono::milliseconds longest) {
    std::unique_lock lock(mutex_);
    answer_came_.wait_for(lock, longest, [this] { return !answers_.empty() || unanswered_ == 0; });
    return std::exchange(answers_, {});
}

std::size_t Threads::unanswered() const {
    const std::lock_guard lock(mutex_);
    return unanswered_;
}

/// Others count on with the tables that all share: only the last to rest gives these back, while
/// lines may come.
void Threads::rest(Cache& cache, std::unique_lock<std::mutex>& lock) const {
    const bool is_last = at_work_ == 0;
    lock.unlock();
    if (is_last) {
        cache.forget();
    } else {
        cache.forget_search();
    }
    lock.lock();
}

void Threads::run() {
    Cache cache(halves_);
    std::unique_lock lock(mutex_);
    while (true) {
        const auto called = [this] { return stopping_ || !lines_.empty(); };
        if (!line_came_.wait_for(lock, idle_time_, called)) {
            rest(cache, lock);
            line_came_.wait(lock, called);
        }
        if (stopping_) return;
        const std::string line = std::move(lines_.front());
        lines_.pop_front();
        ++at_work_;
        const std::uint64_t drops = drops_;
        lock.unlock();
        std::string answer = answer_to(line, cache);
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

}  // namespace queens
