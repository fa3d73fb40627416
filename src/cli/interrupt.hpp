// Ctrl+C: long work looks here now and then, and stops with what it has.
#pragma once

namespace queens::cli {

/// Makes the first Ctrl+C (or SIGTERM) a wish that `interrupted` tells; another one, two seconds
/// later, ends the program at once.
void catch_interrupts();

[[nodiscard]] bool interrupted();

/// Sets or withdraws the wish, as Ctrl+C would.
void set_interrupted(bool wish);

}  // namespace queens::cli
