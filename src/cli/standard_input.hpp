// Standard input, for which nobody waits any more once Ctrl+C has come.
#pragma once

#include <streambuf>

namespace queens::cli {

/// In place of the buffer of std::cin, which goes on waiting after a signal. Fails, so that its
/// stream is bad, if it cannot be read, or while it waits and `interrupted` says so.
[[nodiscard]] std::streambuf& standard_input();

}  // namespace queens::cli
