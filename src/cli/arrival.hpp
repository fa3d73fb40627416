// Opening a link as the page does, and waiting until its run has come to its step.
#pragma once

#include "app/app.hpp"
#include "cli/command.hpp"

namespace queens::cli {

/// Takes the run that was opened there, if there is one, on to its step or to its end. False after
/// Ctrl+C, which is said.
[[nodiscard]] bool arrives(App& app, Console& console);

/// The same with the run of a link that is opened first, whatever that takes. A Complaint if the
/// run cannot be started.
[[nodiscard]] bool opens(App& app, const Link& link, Console& console);

}  // namespace queens::cli
