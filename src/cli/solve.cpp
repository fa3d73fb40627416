// `queens solve`: runs a step machine to its end or to a number of solutions, printing each
// solution as it is found.
#include <ostream>

#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/run_options.hpp"
#include "cli/solution_writer.hpp"
#include "cli/solve_many.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "play/solution_search.hpp"

namespace queens::cli {

namespace {

/// Steps between two looks at the clock.
constexpr std::uint64_t batch = 1 << 14;

constexpr Option solver_pawns{"--pawns", "K",
                              "Pawns to place with as many more queens, by a solver that does so"};
constexpr Option limit_option{"--limit", "L",
                              "Stop after L solutions, at the end of the search by default"};

/// Takes steps until the end, the limit or Ctrl+C; returns whether it was the latter.
bool search_on(SolutionSearch& search, std::uint64_t limit, Console& console,
               SolutionWriter& writer) {
    const Tally& tally = search.tally();
    Progress progress(console);
    while (!tally.done && tally.solutions < limit) {
        if (interrupted()) return true;
        if (search.find(batch)) {
            progress.wipe();
            if (search.layers().empty()) {
                writer.solution(search.board());
            } else {
                writer.solution(search.board(), search.layers());
            }
        }
        if (progress.due()) {
            console.out.flush();
            progress.show(
                say("{steps} {steps|step|steps}, {solutions} "
                    "{solutions|solution|solutions}, {time}",
                    {{"steps", tally.steps()},
                     {"solutions", tally.solutions},
                     {"time", duration(progress.seconds())}}));
        }
    }
    return false;
}

/// The options of the run, with `--pawns` as a knob.
RunOption with_pawns(const Given& given) {
    RunOption run = read_run_option(given);
    run.pawns = given.number(solver_pawns, 0, largest_side);
    return run;
}

Status solve(const Given& given, Console& console) {
    const std::uint64_t limit = given.number(limit_option, 1, UINT64_MAX).value_or(UINT64_MAX);
    if (is_beyond_boards(given)) return solve_many(given, with_pawns(given), console);
    const Run run = with_pawns(given).read(read_board_alone(given, console));
    SolutionWriter writer(run.entry().slug, console.json, console.out);
    SolutionSearch search(run);
    const bool stopped = search_on(search, limit, console, writer);
    const Tally& tally = search.tally();
    const bool best = has_best(run.entry(), run.settings(), tally);
    const bool complete = has_all(run.entry(), run.settings(), tally);
    writer.end(tally, complete || best,
               best ? ending_of_best(tally) : ending_of(tally, complete, stopped));
    if (stopped) console.err << "Stopped before the end of the search.\n";
    return stopped || tally.solutions == 0 ? Status::no : Status::yes;
}

}  // namespace

Subcommand solve_command() {
    return {"solve",
            "Run a solver and print the solutions it finds",
            {board_link, side_option, size_option, surface_option, solver_option, seed_option,
             knob_option, solver_pawns, limit_option, format_option},
            "A solution is written as the columns of its queens from the top row down, from 0; "
            "where rows hold several queens or other pieces it is drawn, and on boards stacked a "
            "queen is drawn as the number of its layer, 1 for the lowest. A LINK may name the "
            "solver, its knobs and the seed, and options win over it; without one --solver is "
            "needed. Up to ten million queens are placed by min_conflicts, local_search and "
            "construction. Exit status 1 if no solution is found, 2 if the solver cannot search "
            "the board, as the repairing ones with two or three rows.",
            solve};
}

}  // namespace queens::cli
