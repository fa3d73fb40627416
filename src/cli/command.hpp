// What the commands of `queens` have in common: their rows, where they read and write, and how they
// end.
#pragma once

#include <iosfwd>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/option.hpp"

namespace queens::cli {

/// Where a command reads and writes, and in which form.
struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool in_is_terminal = false;
    bool err_is_terminal = false;
    bool out_is_terminal = false;
    /// Whether `--format json` was given.
    bool json = false;
    /// Whether standard input is being read as a file (input.hpp).
    bool in_is_taken = false;
};

/// The exit statuses.
enum class Status : int { yes = 0, no = 1, unusable = 2 };

/// What is wrong with the command line or with its input, as one sentence. Caught in `run`, and by
/// `work`, which still does the jobs at hand.
class Complaint : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// A command as a row.
struct Subcommand {
    const char* name;
    const char* summary;
    /// Operands and options, in the order of the help.
    std::vector<Option> options;
    /// Paragraphs behind the options in the help; lines that begin with a blank are examples. May
    /// be empty.
    std::string notes;
    Status (*run)(const Given& given, Console& console);
};

}  // namespace queens::cli
