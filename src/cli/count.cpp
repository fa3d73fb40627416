// `queens count`: all ways to place the queens, on all cores, and compared with the published
// number where there is one.
#include <ostream>

#include "cli/commands.hpp"
#include "cli/counting.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/report.hpp"
#include "cli/totals.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/words.hpp"
#include "counting/boards/pawn_orbits.hpp"
#include "counting/methods.hpp"

namespace queens::cli {

namespace {

constexpr Option fundamental_option =
    flag("--fundamental",
         "Count up to rotation and reflection too (square plane without pieces, up to 31 x 31)");

/// What was counted, and how long it took.
struct Count {
    Outcome outcome;
    Totals totals;
    double seconds = 0;
};

void check_fundamental(const Board& board) {
    const bool possible = is_empty(board) && board.surface() == Surface{} &&
                          board.size().is_square() && board.columns() <= largest_symmetric;
    if (!possible) {
        throw Complaint("--fundamental is for the empty square plane up to " +
                        std::to_string(largest_symmetric) + " x " +
                        std::to_string(largest_symmetric) + " only.");
    }
}

/// Adds the total up to symmetry; with pawns that takes a search of its own, on one thread.
void add_fundamental(const Task& task, Count& count, Progress& progress) {
    const std::uint64_t all = count.outcome.count;
    if (task.pawns == 0) {
        count.totals.counts = counts_of(all, symmetric_of(task, all, largest_symmetric));
        return;
    }
    if (all == 0) {
        count.totals.counts[Counted::fundamental] = 0;
        return;
    }
    const std::string found = counted(all, "solution");
    const auto placements = count_pawn_orbits(
        task.size.rows, task.pawns, [&] { return progress.go_on(found + ", now up to symmetry"); });
    if (!placements) {
        count.outcome.complete = false;
        count.outcome.how_far = found + ", not yet counted up to symmetry";
        return;
    }
    if (placements->all != all) {
        throw Complaint(
            say("Up to symmetry there were {other} in all: one of the two counts is wrong.",
                {{"other", counted(placements->all, "solution")}}));
    }
    count.totals.counts[Counted::fundamental] = placements->fundamental;
}

Count count_of(const Task& task, bool fundamental, int threads, std::uint64_t kept,
               Console& console) {
    Count count;
    Progress progress(console);
    count.outcome = count_by_jobs(task, threads, kept, progress);
    count.totals.counts[Counted::all] = count.outcome.count;
    if (count.outcome.complete && fundamental) add_fundamental(task, count, progress);
    if (count.outcome.complete) add_published(task, count.totals);
    count.seconds = progress.seconds();
    return count;
}

Report report_on(const Board& board, int pawns, const Count& count) {
    const Outcome& outcome = count.outcome;
    Report report;
    report.field("columns", board.columns())
        .field("rows", board.rows())
        .field("surface", named(board.surface()).slug)
        .field("pawns", board.count(Piece::pawn) + pawns)
        .field("total", outcome.complete ? decimal(outcome.count) : Json());
    add_fields(count.totals, report);
    report.field("nodes", decimal(outcome.nodes)).field("seconds", count.seconds);
    if (!outcome.complete) return report;
    const bool completes = board.count(Piece::queen) > 0;
    return report.text(words_for(count.totals, completes ? "completion" : "solution") + '\n')
        .text(counted(outcome.nodes, "node") + " in " + duration(count.seconds) + ".\n");
}

Status count_placements(const Given& given, Console& console) {
    const int threads = read_threads(given);
    const std::uint64_t kept = read_memory(given);
    const Task task = read_task(given, console);
    const Board board = board_of(task);
    const bool fundamental = given.has(fundamental_option);
    if (fundamental) check_fundamental(board);
    const Count count = count_of(task, fundamental, threads, kept, console);
    write(report_on(board, task.pawns, count), console);
    if (!count.outcome.complete) {
        console.err << "Stopped after " << duration(count.seconds) << ": " << count.outcome.how_far
                    << ".\n";
        return Status::no;
    }
    return count.totals.disagrees() ? Status::no : Status::yes;
}

}  // namespace

Subcommand count_command() {
    return {"count",
            "Count all ways to place the queens",
            {board_link, side_option, size_option, surface_option, pawns_option, fundamental_option,
             threads_option, memory_option, format_option},
            "On a LINK with pieces, the ways to complete it to as many queens as its shorter side "
            "has squares. Exit status 1 if the number disagrees with the published one.",
            count_placements};
}

}  // namespace queens::cli
