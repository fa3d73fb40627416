// `queens solve`: runs a step machine to its end or to so many solutions, printing each solution as
// it is found.
#include <algorithm>
#include <memory>
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

namespace queens::cli {

namespace {

constexpr std::size_t first_batch = 64;
constexpr std::size_t largest_batch = 1 << 14;

constexpr Option solver_pawns{"--pawns", "K",
                              "Pawns to place with as many more queens, by a solver that does so"};
constexpr Option limit_option{"--limit", "L",
                              "Stop after so many solutions; by default at the end of the search"};

/// Takes steps until the end, the limit or Ctrl+C; returns whether it was the latter.
bool search_on(const Run& run, std::uint64_t limit, Console& console, SolutionWriter& writer,
               Tally& tally) {
    const std::unique_ptr<Search> search = run.search();
    Board board = run.problem().board;
    const bool stacks = run.entry().stacks;
    std::vector<std::uint8_t> layers(stacks ? board.pieces().size() : 0);
    Progress progress(console);
    std::vector<Event> events(largest_batch);
    std::size_t batch = first_batch;
    while (!tally.done && tally.solutions < limit) {
        if (interrupted()) return true;
        const std::size_t taken = search->events(std::span(events).first(batch));
        for (std::size_t i = 0; i < taken && tally.solutions < limit; ++i) {
            const Event& event = events[i];
            apply(event, board);
            tally.add(event.kind);
            if (stacks && event.kind == EventKind::place) {
                layers[static_cast<std::size_t>(board.size().index(event.square))] = event.layer;
            }
            if (event.kind != EventKind::solution) continue;
            progress.wipe();
            if (stacks) {
                writer.solution(board, layers);
            } else {
                writer.solution(board);
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
        batch = std::min(2 * batch, largest_batch);
    }
    return false;
}

/// The options of the run with `--pawns` as the knob that it is. None is what most solvers place.
RunOption with_pawns(const Given& given) {
    RunOption run = read_run_option(given);
    run.pawns = given.number(solver_pawns, 0, largest_side);
    return run;
}

Status solve(const Given& given, Console& console) {
    const std::uint64_t limit = given.number(limit_option, 1, UINT64_MAX).value_or(UINT64_MAX);
    if (is_beyond_boards(given)) return solve_many(given, with_pawns(given), console);
    const Run run = with_pawns(given).read(read_board(given, console));
    SolutionWriter writer(run.entry().slug, console.json, console.out);
    Tally tally;
    const bool stopped = search_on(run, limit, console, writer, tally);
    const bool best = has_best(run.entry(), run.settings(), tally);
    const bool complete = has_all(run.entry(), run.settings(), tally);
    writer.end(tally, complete || best,
               best ? ending_of_best(tally) : ending_of(tally, complete, stopped));
    if (stopped) console.err << "Stopped before the end of the search.\n";
    return stopped || tally.solutions == 0 ? Status::no : Status::yes;
}

}  // namespace

Subcommand solve_command() {
    return {
        "solve",
        "Run a solver and print the solutions it finds",
        {board_link, side_option, size_option, surface_option, solver_option, seed_option,
         knob_option, solver_pawns, limit_option, format_option},
        "A solution is written as the columns of its queens from the top row down, from 0; where\n"
        "rows hold several queens or other pieces it is drawn, and on boards stacked a queen is\n"
        "drawn as the number of its layer, 1 for the lowest. A LINK may name the solver, its\n"
        "knobs and the seed; options win over it. Up to ten million queens are placed by\n"
        "min_conflicts, local_search and construction. Exit status 1 if no solution is found.",
        solve};
}

}  // namespace queens::cli
