// How solvers are named and runs begin.
#include "play/run.hpp"

#include <algorithm>
#include <utility>

#include "core/say.hpp"

namespace queens {

std::variant<Solver, std::string> solver_of(const RunLink& link) {
    const Entry* entry = find_solver(link.solver);
    if (entry == nullptr) return say("There is no solver called {name}.", {{"name", link.solver}});
    Solver solver{entry, initial_settings(*entry)};
    solver.settings.seed = link.seed;
    // Knobs that are newer than the link stay as at first.
    std::vector<std::int64_t>& knobs = solver.settings.knobs;
    const std::vector<std::int64_t> newer(
        knobs.begin() + static_cast<std::ptrdiff_t>(std::min(link.knobs.size(), knobs.size())),
        knobs.end());
    knobs = link.knobs;
    knobs.insert(knobs.end(), newer.begin(), newer.end());
    if (std::string complaint = complain_about(*entry, solver.settings); !complaint.empty()) {
        return complaint;
    }
    return solver;
}

std::variant<Run, std::string> start_run(const Solver& solver, Problem problem) {
    std::string refusal = complain_about(*solver.entry, solver.settings);
    if (refusal.empty()) refusal = solver.entry->refuse(problem);
    if (!refusal.empty()) return refusal;
    return Run(solver, std::move(problem));
}

std::optional<Board> suitable_board(const Entry& entry, const Board& refused) {
    const int rows = entry.first_rows > 0 ? entry.first_rows : 8;
    const Board plane({rows, rows});
    // The smallest torus on which one sees more than a knight's way.
    const Board torus({7, 7}, torus_surface);
    const Board empty(refused.size(), refused.surface());
    const Board flat(refused.size());
    const bool around = refused.surface() == torus_surface;
    for (const Board& board :
         {empty, around ? torus : flat, around ? flat : plane, around ? plane : torus}) {
        if (entry.refuse(problem_of(board)).empty()) return board;
    }
    return std::nullopt;
}

}  // namespace queens
