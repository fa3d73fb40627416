// Ctrl+C: long work looks here now and then, and stops with what it has.
#pragma once

namespace queens::cli {

/// From here on the first Ctrl+C (or SIGTERM) makes `interrupted` true; another one, two seconds
/// later, ends the program at once.
void catch_interrupts();

[[nodiscard]] bool interrupted();

/// Sets it as Ctrl+C would, or clears it.
void set_interrupted(bool value);

}  // namespace queens::cli
