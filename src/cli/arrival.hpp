// Waiting until the run of a link has come to its step.
#pragma once

#include "app/app.hpp"
#include "cli/command.hpp"

namespace queens::cli {

/// Takes the run of the link that was opened there, if it has one, on to its step or to its end.
/// False after Ctrl+C, which is said.
[[nodiscard]] bool arrives(App& app, Console& console);

}  // namespace queens::cli
