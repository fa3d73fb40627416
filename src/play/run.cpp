// How solvers are named and runs begin.
#include "play/run.hpp"

#include <utility>

#include "core/say.hpp"

namespace queens {

std::variant<Solver, std::string> solver_of(const RunLink& link) {
    const Entry* entry = find_solver(link.solver);
    if (entry == nullptr) return say("There is no solver called {name}.", {{"name", link.solver}});
    Solver solver{entry, initial_settings(*entry)};
    solver.settings.seed = link.seed;
    if (!link.knobs.empty()) solver.settings.knobs = link.knobs;
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

}  // namespace queens
