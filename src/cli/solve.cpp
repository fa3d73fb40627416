// `queens solve`: runs a step machine to its end or to so many solutions, printing each solution as
// it is found.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/interrupt.hpp"
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

struct Options {
    BoardOption board;
    RunOption run;
    FormatOption format;
    std::optional<std::string> pawns;
    std::optional<std::string> limit;
};

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
RunOption with_pawns(const Options& options) {
    RunOption run = options.run;
    if (options.pawns) run.pawns = read_number("--pawns", *options.pawns, 0, largest_side);
    return run;
}

Status solve(const Options& options, Console& console) {
    const bool json = options.format.json();
    const std::uint64_t limit =
        options.limit ? read_number("--limit", *options.limit, 1, UINT64_MAX) : UINT64_MAX;
    if (is_beyond_boards(options.board)) {
        return solve_many(options.board, with_pawns(options), json, console);
    }
    const Run run = with_pawns(options).read(options.board.read(console));
    SolutionWriter writer(run.entry().slug, json, console.out);
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

Action add_solve(CLI::App& command) {
    auto options = std::make_shared<Options>();
    options->board.add_to(command);
    options->run.add_to(command);
    add_word(command, "--pawns", "K", options->pawns,
             "Pawns to place with as many more queens, by a solver that does so");
    add_word(command, "--limit", "L", options->limit,
             "Stop after so many solutions; by default at the end of the search");
    options->format.add_to(command);
    command.footer(
        "A solution is written as the columns of its queens from the top row down, from 0; where\n"
        "rows hold several queens or other pieces it is drawn, and on boards stacked a queen is\n"
        "drawn as the number of its layer, 1 for the lowest. A LINK may name the solver, its\n"
        "knobs and the seed; options win over it. Up to ten million queens are placed by\n"
        "min_conflicts, local_search and construction. Exit status 1 if no solution is found.");
    return [options](Console& console) { return solve(*options, console); };
}

}  // namespace queens::cli
