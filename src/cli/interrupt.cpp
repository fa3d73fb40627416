// The signal handler, which sets a flag and gives way to a second signal.
#include "cli/interrupt.hpp"

#include <atomic>
#include <csignal>
#include <ctime>

namespace queens::cli {

namespace {

std::atomic<bool> wish_to_stop = false;
std::atomic<std::time_t> wished_at = 0;
static_assert(std::atomic<bool>::is_always_lock_free &&
                  std::atomic<std::time_t>::is_always_lock_free,
              "a signal handler may only touch such");

/// Programs that pass signals on, such as `timeout`, send them twice at once: that counts as one.
constexpr std::time_t seconds_of_patience = 2;

extern "C" void stop_politely(int signal) {
    const std::time_t now = std::time(nullptr);
    if (!wish_to_stop) {
        wished_at = now;
        set_interrupted(true);
    } else if (now - wished_at >= seconds_of_patience) {
        (void)std::signal(signal, SIG_DFL);
        (void)std::raise(signal);
    }
}

}  // namespace

void catch_interrupts() {
    (void)std::signal(SIGINT, stop_politely);
    (void)std::signal(SIGTERM, stop_politely);
}

bool interrupted() { return wish_to_stop; }

void set_interrupted(bool wish) { wish_to_stop = wish; }

}  // namespace queens::cli
