// The signal handler, which only sets a flag.
#include "cli/interrupt.hpp"

#include <atomic>
#include <csignal>

namespace queens::cli {

namespace {

std::atomic<bool> wish_to_stop = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only touch such");

extern "C" void stop_politely(int signal) {
    wish_to_stop = true;
    std::signal(signal, SIG_DFL);
}

}  // namespace

void catch_interrupts() {
    std::signal(SIGINT, stop_politely);
    std::signal(SIGTERM, stop_politely);
}

bool interrupted() { return wish_to_stop; }

void set_interrupted(bool wish) { wish_to_stop = wish; }

}  // namespace queens::cli
