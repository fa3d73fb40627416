// `queens count`: all ways to place the queens, on all cores, and compared with the published
// number where there is one.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "cli/counting.hpp"
#include "cli/interrupt.hpp"
#include "cli/json.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/threads_option.hpp"
#include "cli/totals.hpp"
#include "core/numbers.hpp"
#include "core/words.hpp"
#include "counting/boards/pawn_orbits.hpp"
#include "counting/methods.hpp"

namespace queens::cli {

namespace {

/// The largest board whose symmetric solutions can be counted.
constexpr int largest_fundamental = 31;

struct Options {
    BoardOption board;
    FormatOption format;
    PawnsOption pawns;
    ThreadsOption threads;
    bool fundamental = false;
};

/// What was counted, with all that is said about it.
struct Report {
    Outcome outcome;
    Totals totals;
    double seconds = 0;
};

bool is_empty(const Board& board) { return board.count(Piece::none) == board.size().area(); }

void check_fundamental(const Board& board) {
    const bool possible = is_empty(board) && board.surface() == Surface{} &&
                          board.size().is_square() && board.columns() <= largest_fundamental;
    if (!possible) {
        throw Complaint("--fundamental is for the empty square plane up to " +
                        std::to_string(largest_fundamental) + " x " +
                        std::to_string(largest_fundamental) + " only.");
    }
}

/// Adds the total up to symmetry; with pawns that takes a search of its own, on one thread.
void add_fundamental(const Task& task, Report& report, Progress& progress) {
    if (task.pawns == 0) return add_symmetric(task, report.totals);
    if (report.outcome.count == 0) {
        report.totals.counts[Counted::fundamental] = 0;
        return;
    }
    const auto placements = count_pawn_orbits(task.size.rows, task.pawns, [&] {
        if (progress.due()) {
            progress.show(counted(report.outcome.count, "solution") + ", now up to symmetry, " +
                          duration(progress.seconds()));
        }
        return !interrupted();
    });
    if (placements) {
        report.totals.counts[Counted::fundamental] = placements->fundamental;
    } else {
        report.outcome.complete = false;
        report.outcome.how_far =
            counted(report.outcome.count, "solution") + ", not yet counted up to symmetry";
    }
}

Report report_on(const Board& board, const Task& task, bool fundamental, int threads,
                 Console& console) {
    Report report;
    Progress progress(console);
    const std::string refusal = refuse(task);
    if (!refusal.empty() && task.pawns > 0) throw Complaint(refusal);
    report.outcome = refusal.empty() ? count_by_jobs(task, threads, progress)
                                     : count_by_search(problem_of(board), progress);
    report.totals.counts[Counted::all] = report.outcome.count;
    if (report.outcome.complete && fundamental) add_fundamental(task, report, progress);
    if (report.outcome.complete) add_published(task, report.totals);
    report.seconds = progress.seconds();
    return report;
}

void write_json(const Board& board, int pawns, const Report& report, std::ostream& out) {
    Json document;
    document["columns"] = board.columns();
    document["rows"] = board.rows();
    document["surface"] = named(board.surface()).slug;
    document["pawns"] = board.count(Piece::pawn) + pawns;
    document["total"] = nullptr;
    if (report.outcome.complete) document["total"] = count_value(report.outcome.count);
    add_fields(report.totals, document);
    document["nodes"] = count_value(report.outcome.nodes);
    document["seconds"] = report.seconds;
    out << document.dump() << '\n';
}

void write_text(const Board& board, const Report& report, std::ostream& out) {
    const bool completes = board.count(Piece::queen) > 0;
    write_totals(report.totals, completes ? "completion" : "solution", out);
    out << '\n'
        << counted(report.outcome.nodes, "node") << " in " << duration(report.seconds) << ".\n";
}

Status count(const Options& options, Console& console) {
    const bool json = options.format.json();
    const int pawns = options.pawns.read();
    const int threads = options.threads.read(console);
    const Board board = options.board.read(console).board;
    Task task = task_of(board);
    task.pawns = pawns;
    if (options.fundamental) check_fundamental(board);
    const Report report = report_on(board, task, options.fundamental, threads, console);
    if (json) {
        write_json(board, pawns, report, console.out);
    } else if (report.outcome.complete) {
        write_text(board, report, console.out);
    }
    if (!report.outcome.complete) {
        console.err << "Stopped after " << duration(report.seconds) << ": "
                    << report.outcome.how_far << ".\n";
        return Status::no;
    }
    return report.totals.disagrees() ? Status::no : Status::yes;
}

}  // namespace

Action add_count(CLI::App& command) {
    auto options = std::make_shared<Options>();
    options->board.add_to(command);
    options->pawns.add_to(command);
    command.add_flag("--fundamental", options->fundamental,
                     "Count up to rotation and reflection too (empty square plane)");
    options->threads.add_to(command);
    options->format.add_to(command);
    command.footer(
        "On a LINK with pieces, the ways to complete it to as many queens as its shorter side has\n"
        "squares. Exit status 1 if the number disagrees with the published one.");
    return [options](Console& console) { return count(*options, console); };
}

}  // namespace queens::cli
