// `queens known`: the published numbers of solutions as a table, and those counted here beside
// them.
#include <algorithm>
#include <ostream>

#include "cli/commands.hpp"
#include "cli/counting.hpp"
#include "cli/interrupt.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/report.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/sequences.hpp"
#include "core/words.hpp"
#include "counting/halves/halves.hpp"
#include "counting/published.hpp"

namespace queens::cli {

namespace {

constexpr int most_counted = 18;

constexpr Option counted_option{
    "--count", "N", "Count boards of up to N rows, too, at most 18; with pawns up to 12"};

/// What is asked for, as numbers.
struct Asked {
    int counted_rows = 0;
    int threads = 1;
};

/// The sequences that have a column.
std::vector<const Sequence*> columns() {
    std::vector<const Sequence*> shown;
    for (const Sequence& one : sequences) {
        if (!one.slug.empty()) shown.push_back(&one);
    }
    return shown;
}

/// The n of the last number that any of them has.
int last_row() {
    int last = 0;
    for (const Sequence* column : columns()) {
        last = std::max(last, column->first + static_cast<int>(column->values.size()) - 1);
    }
    return last;
}

/// Their names in the OEIS.
std::string names() {
    std::vector<std::string> names;
    for (const Sequence* column : columns()) names.emplace_back(column->name);
    return listed(names);
}

/// What this machine counts of a board, nothing where that is not asked for or Ctrl+C came.
std::optional<Counts> count_here(const Task& task, const Asked& asked, Console& console) {
    constexpr int most_with_pawns = 12;
    const int n = task.size.rows;
    if (n > asked.counted_rows || (task.pawns > 0 && n > most_with_pawns)) return std::nullopt;
    Progress progress(console);
    const Outcome outcome = count_by_jobs(task, asked.threads, usual_kept_bytes, progress);
    if (!outcome.complete) return std::nullopt;
    return counts_of(outcome.count, symmetric_of(task, outcome.count, asked.counted_rows));
}

/// The words in a column of their own, with space before it.
std::string in_column(const std::string& words) {
    constexpr std::size_t width = 27;
    return std::string(width - std::min(width, words.size()), ' ') + words;
}

std::string in_first_column(const std::string& words) {
    return (words.size() < 2 ? " " : "") + words;
}

/// Writes the row of n; whether all that was counted is what was published. Nothing if Ctrl+C came
/// while it was counted.
std::optional<bool> write_row(int n, const Asked& asked, Console& console) {
    bool agrees = true;
    Report report;
    report.field("n", n).text(in_first_column(std::to_string(n)));
    // Columns of the same board stand side by side.
    std::optional<Task> task;
    std::optional<Counts> counts;
    for (const Sequence* column : columns()) {
        const Task of_column{{n, n}, column->surface, column->pawns, {}};
        if (task != of_column) {
            task = of_column;
            counts = count_here(of_column, asked, console);
        }
        const auto known = term(*column, n);
        const auto found =
            counts ? std::optional(counts->at(column->counted)) : std::optional<std::uint64_t>();
        agrees = agrees && (!known || !found || known == found);
        const std::string mark = !found ? "" : known == found ? "= " : "! ";
        report
            .field(column->slug,
                   JsonObject().field("published", decimal(known)).field("counted", decimal(found)))
            .text(in_column(known ? mark + grouped(*known) : "-"));
    }
    if (n <= asked.counted_rows && interrupted()) return std::nullopt;
    write(report.text("\n"), console);
    return agrees;
}

Status show_known(const Given& given, Console& console) {
    Asked asked;
    asked.counted_rows =
        static_cast<int>(given.number(counted_option, 0, most_counted).value_or(0));
    asked.threads = read_threads(given);
    if (!console.json) {
        console.out << in_first_column("n");
        for (const Sequence* column : columns()) console.out << in_column(say(column->title));
        console.out << '\n';
    }
    bool agrees = true;
    for (int n = 1, last = last_row(); n <= last; ++n) {
        const auto row = write_row(n, asked, console);
        if (!row) {
            console.err << say("Stopped at n = {n}.\n", {{"n", n}});
            return Status::no;
        }
        agrees = *row && agrees;
    }
    return agrees ? Status::yes : Status::no;
}

}  // namespace

Subcommand known_command() {
    return {"known",
            "Show the published numbers of solutions, and count some of them",
            {counted_option, threads_option, format_option},
            "The sequences of the OEIS " + names() +
                ". A number with = in front was counted by this machine as well and is the same, "
                "one with ! is not (exit status 1). With JSON, one row a line.",
            show_known};
}

}  // namespace queens::cli
