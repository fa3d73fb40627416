// A line that cannot be served for want of memory is answered all the same.
#include "worker/threads.hpp"

#include <new>
#include <utility>

#include "core/say.hpp"
#include "worker/protocol.hpp"
#include "worker/serve.hpp"

namespace queens {

namespace {

std::string answer_to(const std::string& line, Cache& cache) {
    try {
        return serve(line, cache);
    } catch (const std::bad_alloc&) {
        cache.forget();
        return write_failure(failure_over(line, say("There is not enough memory for this job.")));
    }
}

}  // namespace

Threads::Threads(int count, std::function<void()> answered, std::shared_ptr<Halves> halves,
                 std::chrono::milliseconds idle_time)
    : JobThreads(count, answer_to, std::move(answered), std::move(halves), idle_time) {}

}  // namespace queens
