// Work that nobody can interrupt, and that is left behind at Ctrl+C.
#pragma once

#include <future>
#include <optional>
#include <thread>
#include <utility>

#include "cli/interrupt.hpp"

namespace queens::cli {

/// What work() returns or throws, on a thread of its own; nothing if Ctrl+C comes first. The thread
/// is then left to end with the program, so that `work` must own all it uses.
template <class Work>
[[nodiscard]] auto unless_interrupted(Work work) -> std::optional<decltype(work())> {
    std::packaged_task<decltype(work())()> task(std::move(work));
    auto outcome = task.get_future();
    std::thread(std::move(task)).detach();
    while (outcome.wait_for(patience) == std::future_status::timeout) {
        if (interrupted()) return std::nullopt;
    }
    return outcome.get();
}

}  // namespace queens::cli
