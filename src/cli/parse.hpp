// Reading a command line by the rows of the commands.
#pragma once

#include <span>
#include <string>
#include <variant>

#include "cli/command.hpp"

namespace queens::cli {

/// The sentences that the help and the manual have in common.
inline constexpr const char* what_queens_does =
    "Queens on boards of every shape: count, solve, watch and check.";
inline constexpr const char* what_statuses_mean =
    "0 yes or done, 1 no, 2 bad usage or unreadable input.";

/// A command and what was given for its options.
struct Call {
    const Subcommand* command;
    Given given;
};

/// The call, or the help or version that is asked for instead. A Complaint about what does not fit
/// the rows.
[[nodiscard]] std::variant<Call, std::string> parse(std::span<const std::string> arguments);

/// What `queens --help` prints.
[[nodiscard]] std::string help_of_program();

}  // namespace queens::cli
