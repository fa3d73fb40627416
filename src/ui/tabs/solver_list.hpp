// The list from which a solver is chosen: under headings, and searched by what is typed.
#pragma once

#include "solvers/solver.hpp"
#include "ui/frame.hpp"
#include "ui/kit/text_field.hpp"

namespace queens::ui {

struct SolverList {
    /// Names the list; its items have the ids `id`-slug.
    std::string id;
    /// The one that is chosen now, null if none is.
    const Entry* chosen = nullptr;
    /// Whether placing a million queens is offered, too.
    bool with_million = false;
};

void open_list(const SolverList& list);

/// Draws the list while it is open, below ImGui's last item; returns the solver once one is chosen.
[[nodiscard]] const Entry* choose_from(const Frame& frame, const SolverList& list, Typed& sought);

/// Chooses a solver that can place a million queens, and lets it.
void place_a_million(const Frame& frame);

}  // namespace queens::ui
