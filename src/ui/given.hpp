// What the panel does after a press, by the command that was given.
#pragma once

#include "app/app.hpp"

namespace queens::ui {

/// Whether the command begins something that the tab tells from its top. Where it only changes the
/// kind of garden or puzzle on show, the panel stays, so that the same button can be pressed again.
[[nodiscard]] bool begins_at_top(const App& app, const Command& command);

/// Whether it shows something on the board, which the drawer then does not cover; with the same
/// exception.
[[nodiscard]] bool is_seen_on_board(const App& app, const Command& command);

}  // namespace queens::ui
