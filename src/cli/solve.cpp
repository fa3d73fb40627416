// `queens solve`: runs a step machine to its end or to so many solutions, printing each solution as
// it is found.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/interrupt.hpp"
#include "cli/json.hpp"
#include "cli/progress.hpp"
#include "cli/run_options.hpp"
#include "cli/words.hpp"

namespace queens::cli {

namespace {

constexpr std::size_t first_batch = 64;
constexpr std::size_t largest_batch = 1 << 14;

struct Options {
    BoardOption board;
    RunOption run;
    FormatOption format;
    PawnsOption pawns;
    std::optional<std::string> limit;
};

/// The list of columns by row, null for a row without a queen.
Json columns_by_row(const Board& board) {
    Json columns = Json::array();
    columns.get_ref<Json::array_t&>().resize(static_cast<std::size_t>(board.rows()));
    for (const Square queen : board.find(Piece::queen)) {
        columns[static_cast<std::size_t>(queen.row)] = queen.column;
    }
    return columns;
}

/// Whether a row may hold several queens, so that only a drawing can tell a solution.
bool needs_drawing(const Board& board) {
    return board.count(Piece::pawn) + board.count(Piece::wall) > 0;
}

/// Writes the solutions one by one, then how the search went; as JSON, all of one document.
class Writer {
  public:
    Writer(const Run& run, bool json, std::ostream& out)
        : out_(out), json_(json), draw_(needs_drawing(run.problem.board)) {
        if (json_) out_ << R"({"solver":)" << Json(run.entry->slug).dump() << R"(,"solutions":[)";
    }

    void solution(const Board& board) {
        if (json_) {
            out_ << (first_ ? "" : ",") << (draw_ ? board_value(board) : columns_by_row(board));
        } else if (draw_) {
            out_ << drawing(board) << '\n';
        } else {
            std::string line;
            for (const Json& column : columns_by_row(board)) {
                line += (line.empty() ? "" : " ") + (column.is_null() ? "-" : column.dump());
            }
            out_ << line << '\n';
        }
        first_ = false;
    }

    void end(const Tally& tally, bool complete, const std::string& how) {
        if (json_) {
            Json events;
            events["place"] = count_value(tally.placements);
            events["remove"] = count_value(tally.removals);
            events["reject"] = count_value(tally.rejections);
            events["solution"] = count_value(tally.solutions);
            events["done"] = count_value(tally.done ? 1 : 0);
            out_ << R"(],"complete":)" << Json(complete) << R"(,"events":)" << events << "}\n";
            return;
        }
        if (!first_ && !draw_) out_ << '\n';
        out_ << (tally.solutions == 0 ? "No solution" : counted(tally.solutions, "solution")) << how
             << ".\n"
             << counted(tally.placements, "placement") << ", " << counted(tally.removals, "removal")
             << ", " << counted(tally.rejections, "rejection") << ".\n";
    }

  private:
    std::ostream& out_;
    const bool json_;
    const bool draw_;
    bool first_ = true;
};

std::string how_it_ended(const Tally& tally, bool complete, bool stopped) {
    if (stopped) return " so far; the search was stopped";
    if (complete) return "; the search is complete";
    return tally.done ? "; the search has ended" : "; stopped at the limit";
}

/// Takes steps until the end, the limit or Ctrl+C; returns whether it was the latter.
bool search_on(const Run& run, std::uint64_t limit, Console& console, Writer& writer,
               Tally& tally) {
    const std::unique_ptr<Search> search = run.entry->start(run.problem, run.settings);
    Board board = run.problem.board;
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
            if (event.kind != EventKind::solution) continue;
            progress.wipe();
            writer.solution(board);
        }
        if (progress.due()) {
            console.out.flush();
            progress.show(counted(tally.steps(), "step") + ", " +
                          counted(tally.solutions, "solution") + ", " +
                          duration(progress.seconds()));
        }
        batch = std::min(2 * batch, largest_batch);
    }
    return false;
}

Status solve(const Options& options, Console& console) {
    const bool json = options.format.json();
    options.pawns.check();
    const std::uint64_t limit =
        options.limit ? read_number("--limit", *options.limit, 1, UINT64_MAX) : UINT64_MAX;
    const Run run = options.run.read(options.board.read(console));
    Writer writer(run, json, console.out);
    Tally tally;
    const bool stopped = search_on(run, limit, console, writer, tally);
    const bool complete = tally.done && run.entry->complete;
    writer.end(tally, complete, how_it_ended(tally, complete, stopped));
    if (stopped) console.err << "Stopped before the end of the search.\n";
    return stopped || tally.solutions == 0 ? Status::no : Status::yes;
}

}  // namespace

Action add_solve(CLI::App& command) {
    auto options = std::make_shared<Options>();
    options->board.add_to(command);
    options->run.add_to(command);
    options->pawns.add_to(command);
    add_word(command, "--limit", "L", options->limit,
             "Stop after so many solutions; by default at the end of the search");
    options->format.add_to(command);
    command.footer(
        "A solution is written as the columns of its queens from the top row down, from 0; on "
        "boards\n"
        "with pawns or walls it is drawn. A LINK may name the solver, its knobs and the seed; "
        "options\n"
        "win over it. Exit status 1 if no solution is found.");
    return [options](Console& console) { return solve(*options, console); };
}

}  // namespace queens::cli
