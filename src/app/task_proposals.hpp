// Tasks that the board on the screen suggests, for whoever sets one.
#pragma once

#include <string>
#include <vector>

#include "app/app.hpp"

namespace queens {

struct TaskProposal {
    /// A link to the board that the task begins with, without '#'.
    std::string fragment;
    /// What it asks.
    std::string asked;
};

/// The likeliest first. A solution on the board is taken off, for it is what is asked; queens that
/// leave something to do stay. None of these tasks is met before anything has been done.
[[nodiscard]] std::vector<TaskProposal> propose_tasks(const App& app);

}  // namespace queens
