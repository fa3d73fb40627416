// The gardens of others on the command line.
#pragma once

#include <string>

#include "cli/command.hpp"

namespace queens::cli {

/// Judges the gardens of a file, or of standard input for -: documents as `queens garden` writes
/// them, links, and rows of letters of the kind that the other options name. `no` if some garden
/// has not one solution.
Status check_gardens(const std::string& path, const Given& given, Console& console);

}  // namespace queens::cli
