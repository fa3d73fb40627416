// The command-line program `queens` as one function, so that tests can run it.
#pragma once

#include <iosfwd>
#include <span>
#include <string>

namespace queens::cli {

/// Carries out a command line, without the program's name. Returns the exit status: 0 yes or done,
/// 1 no (not a solution, nothing found, disagreement, stopped early), 2 bad usage or unreadable
/// input, with one sentence on `err`. Progress is shown only when `err` is std::cerr and that is a
/// terminal.
int run(std::span<const std::string> arguments, std::istream& in, std::ostream& out,
        std::ostream& err);

}  // namespace queens::cli
