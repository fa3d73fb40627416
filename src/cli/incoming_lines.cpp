// The thread that reads ahead, and the queue in which its lines wait.
#include "cli/incoming_lines.hpp"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

namespace queens::cli {

namespace {

/// How many lines are read ahead.
constexpr std::size_t most_ahead = 1000;
/// How long a thread may take to see that it is not needed any more. One that reads a pipe in which
/// nothing comes does not see it.
constexpr std::chrono::milliseconds last_wait{100};

}  // namespace

/// Shared with the thread, which may outlive the lines.
struct IncomingLines::Queue {
    std::unique_ptr<Input> input;
    mutable std::mutex mutex;
    std::condition_variable news;
    std::deque<IncomingLine> lines;
    /// Whether nobody takes lines any more, and whether no more will be read.
    bool left = false;
    bool ended = false;
    std::exception_ptr wrong;

    void read() {
        try {
            for (std::string line; input->next(line);) {
                std::unique_lock lock(mutex);
                news.wait(lock, [this] { return left || lines.size() < most_ahead; });
                if (left) break;
                lines.push_back({std::move(line), input->line_has_end()});
                news.notify_all();
            }
        } catch (const Stopped&) {
            // Whoever takes the lines looks for Ctrl+C himself.
            return;
        } catch (...) {
            const std::lock_guard lock(mutex);
            wrong = std::current_exception();
        }
        const std::lock_guard lock(mutex);
        ended = true;
        news.notify_all();
    }
};

IncomingLines::IncomingLines(std::unique_ptr<Input> input) : queue_(std::make_shared<Queue>()) {
    queue_->input = std::move(input);
    std::thread([queue = queue_] { queue->read(); }).detach();
}

IncomingLines::~IncomingLines() {
    std::unique_lock lock(queue_->mutex);
    queue_->left = true;
    queue_->news.notify_all();
    queue_->news.wait_for(lock, last_wait, [this] { return queue_->ended; });
}

std::optional<IncomingLine> IncomingLines::next(std::chrono::milliseconds longest) {
    Queue& queue = *queue_;
    std::unique_lock lock(queue.mutex);
    queue.news.wait_for(lock, longest, [&] { return !queue.lines.empty() || queue.ended; });
    if (!queue.lines.empty()) {
        IncomingLine line = std::move(queue.lines.front());
        queue.lines.pop_front();
        queue.news.notify_all();
        return line;
    }
    if (queue.wrong) std::rethrow_exception(queue.wrong);
    return std::nullopt;
}

bool IncomingLines::over() const {
    const std::lock_guard lock(queue_->mutex);
    return queue_->ended && queue_->lines.empty() && !queue_->wrong;
}

}  // namespace queens::cli
