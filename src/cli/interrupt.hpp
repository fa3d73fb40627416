// Ctrl+C: long work looks here now and then, and stops with what it has.
#pragma once

#include <chrono>

namespace queens::cli {

/// How often whoever waits for other threads looks whether Ctrl+C came.
inline constexpr std::chrono::milliseconds patience{100};

/// From here on the first Ctrl+C (or SIGTERM) makes `interrupted` true; another one, two seconds
/// later, ends the program at once.
void catch_interrupts();

[[nodiscard]] bool interrupted();

/// Sets it as Ctrl+C would, or clears it.
void set_interrupted(bool value);

}  // namespace queens::cli
