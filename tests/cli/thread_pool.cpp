// Threads that count queens for a command.
#include "cli/thread_pool.hpp"

#include <catch2/catch_test_macros.hpp>
#include <future>
#include <stdexcept>

#include "worker/threads.hpp"

namespace queens::cli {

TEST_CASE("nobody waits for threads that still count queens, however a command ends") {
    const std::string queens = "count id=1 n=6 t=plane prefix= times=1 weight=1";
    std::promise<void> over;
    // The thread is kept at its first job until the pool is gone; the other one is never begun.
    const auto answered = [wait = over.get_future().share()] { wait.wait(); };
    try {
        ThreadPool pool(std::make_unique<Threads>(1, answered));
        pool->post(queens);
        pool->post(queens);
        CHECK(pool->wait_for_answers(std::chrono::milliseconds(20'000)).size() == 1);
        throw std::runtime_error("The results cannot be written.");
    } catch (const std::runtime_error&) {
        over.set_value();
    }
}

TEST_CASE("threads that have counted all their queens end with their pool") {
    const auto held = std::make_shared<int>();
    {
        const ThreadPool pool(std::make_unique<Threads>(2, [held] {}));
    }
    CHECK(held.use_count() == 1);
}

}  // namespace queens::cli
