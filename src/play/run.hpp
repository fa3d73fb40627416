// A run: a solver with its settings on a problem that it accepts. What loads, races or prints a
// search has one of these, and `start_run` is the only way to get it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>

#include "core/link.hpp"
#include "solvers/solver.hpp"

namespace queens {

/// A solver with its knobs and its seed.
struct Solver {
    const Entry* entry = solvers().front();
    Settings settings = initial_settings(*entry);

    friend bool operator==(const Solver&, const Solver&) = default;
};

/// The solver that a link names, with the knobs (as at first those that it does not give) and the
/// seed of the link; or one sentence saying which of them there is not.
[[nodiscard]] std::variant<Solver, std::string> solver_of(const RunLink& link);

class Run {
  public:
    [[nodiscard]] const Entry& entry() const { return *solver_.entry; }
    [[nodiscard]] const Settings& settings() const { return solver_.settings; }
    [[nodiscard]] const Problem& problem() const { return problem_; }
    /// The search before its first step, the same one whenever it is asked for.
    [[nodiscard]] std::unique_ptr<Search> search() const {
        return entry().start(problem_, settings());
    }

  private:
    friend std::variant<Run, std::string> start_run(const Solver& solver, Problem problem);
    Run(Solver solver, Problem problem)
        : solver_(std::move(solver)), problem_(std::move(problem)) {}

    Solver solver_;
    Problem problem_;
};

/// The run of a solver on a problem, or one sentence why there cannot be one: a knob that does not
/// suit the solver, or a problem that it does not accept.
[[nodiscard]] std::variant<Run, std::string> start_run(const Solver& solver, Problem problem);

/// A board that the solver takes, for one that it refuses: the same one without what stands on it,
/// or else one that keeps its surface or its size, or else a small one. Nothing if it takes none.
[[nodiscard]] std::optional<Board> suitable_board(const Entry& entry, const Board& refused);

}  // namespace queens
