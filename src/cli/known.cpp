// `queens known`: the published numbers of solutions as a table, and those counted here beside
// them.
#include <CLI/CLI.hpp>
#include <iomanip>
#include <memory>
#include <ostream>

#include "cli/counting.hpp"
#include "cli/json.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/threads_option.hpp"
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "core/sequences.hpp"
#include "core/words.hpp"
#include "counting/methods.hpp"
#include "counting/published.hpp"

namespace queens::cli {

namespace {

constexpr int most_rows = 27;
constexpr int most_counted = 18;

struct Options {
    FormatOption format;
    ThreadsOption threads;
    std::optional<std::string> count;
};

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

/// The number that this machine counts, nothing where that is not asked for or refused.
std::optional<std::uint64_t> counted_number(const Sequence& column, int n, const Asked& asked,
                                            Console& console) {
    constexpr int most_with_pawns = 12;
    if (n > asked.counted_rows) return std::nullopt;
    const Task task{{n, n}, column.surface, column.pawns, {}};
    if (task.pawns > 0 && n > most_with_pawns) return std::nullopt;
    if (!refuse(task).empty())
        return task.pawns > 0 ? std::optional<std::uint64_t>(0) : std::nullopt;
    Progress progress(console);
    const Outcome outcome = count_by_jobs(task, asked.threads, progress);
    if (!outcome.complete) return std::nullopt;
    if (column.counted == Counted::all) return outcome.count;
    return counts_of(outcome.count, symmetric_from_total(n, outcome.count)).at(column.counted);
}

void write_head(std::ostream& out) {
    out << std::setw(2) << "n";
    for (const Sequence* column : columns()) out << "  " << std::setw(25) << say(column->title);
    out << '\n';
}

/// Writes the table; whether all that was counted is what was published.
bool write_table(const Asked& asked, bool json, Console& console) {
    bool agrees = true;
    if (!json) write_head(console.out);
    for (int n = 1; n <= most_rows; ++n) {
        Json line;
        line["n"] = n;
        if (!json) console.out << std::setw(2) << n;
        for (const Sequence* column : columns()) {
            const auto known = term(*column, n);
            const auto found = counted_number(*column, n, asked, console);
            agrees = agrees && (!known || !found || known == found);
            line[std::string(column->slug)]["published"] = known ? count_value(*known) : Json();
            line[std::string(column->slug)]["counted"] = found ? count_value(*found) : Json();
            const std::string mark = !found ? "" : known == found ? "= " : "! ";
            if (!json) {
                console.out << "  " << std::setw(25) << (known ? mark + grouped(*known) : "-");
            }
        }
        if (json) console.out << line.dump();
        console.out << '\n';
    }
    return agrees;
}

Status show_known(const Options& options, Console& console) {
    Asked asked;
    if (options.count) {
        asked.counted_rows =
            static_cast<int>(read_number("--count", *options.count, 0, most_counted));
    }
    asked.threads = options.threads.read(console);
    return write_table(asked, options.format.json(), console) ? Status::yes : Status::no;
}

}  // namespace

Action add_known(CLI::App& command) {
    auto options = std::make_shared<Options>();
    command.add_option("--count", options->count,
                       "Count boards of up to so many rows, too, at most 18; with pawns up to 12");
    options->threads.add_to(command);
    options->format.add_to(command);
    std::vector<std::string> names;
    for (const Sequence* column : columns()) names.emplace_back(column->name);
    command.footer(
        "The sequences " + listed(names) +
        " of the\n"
        "OEIS. A number with = in front was counted by this machine as well and is the same, one "
        "with !\n"
        "is not (exit status 1). With JSON, one row a line.");
    return [options](Console& console) { return show_known(*options, console); };
}

}  // namespace queens::cli
