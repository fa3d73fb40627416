// `queens known`: the published numbers of solutions as a table, and those counted here beside
// them.
#include "core/known.hpp"

#include <CLI/CLI.hpp>
#include <array>
#include <iomanip>
#include <memory>
#include <ostream>

#include "cli/counting.hpp"
#include "cli/json.hpp"
#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/threads_option.hpp"
#include "core/known_symmetric.hpp"
#include "core/numbers.hpp"
#include "counting/fundamental.hpp"
#include "counting/methods.hpp"

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

/// A column of the table.
struct Column {
    const char* name;
    const char* title;
    std::optional<std::uint64_t> (*known)(int n);
    /// What is to be counted for it, and which part of that, null for all.
    Task (*task)(int n);
    std::uint64_t SymmetricCounts::*part = nullptr;
};

Task plane(int n) { return {{n, n}, {}, 0, {}}; }

constexpr std::array<Column, 8> columns{{
    {"all", "all", known_queens, plane, nullptr},
    {"fundamental", "up to symmetry", known_fundamental, plane, &SymmetricCounts::fundamental},
    {"half_turn", "kept by a half turn", known_half_turn, plane, &SymmetricCounts::half_turn},
    {"quarter_turn", "by a quarter turn", known_quarter_turn, plane,
     &SymmetricCounts::quarter_turn},
    {"torus", "torus", known_torus,
     [](int n) {
         return Task{{n, n}, torus_surface, 0, {}};
     }},
    {"one_pawn", "n+1, 1 pawn", [](int n) { return known_extra_queens(n, 1); },
     [](int n) {
         return Task{{n, n}, {}, 1, {}};
     }},
    {"two_pawns", "n+2, 2 pawns", [](int n) { return known_extra_queens(n, 2); },
     [](int n) {
         return Task{{n, n}, {}, 2, {}};
     }},
    {"three_pawns", "n+3, 3 pawns", [](int n) { return known_extra_queens(n, 3); },
     [](int n) {
         return Task{{n, n}, {}, 3, {}};
     }},
}};

/// The number that this machine counts, nothing where that is not asked for or refused.
std::optional<std::uint64_t> counted_number(const Column& column, int n, const Asked& asked,
                                            Console& console) {
    constexpr int most_with_pawns = 12;
    if (n > asked.counted_rows) return std::nullopt;
    const Task task = column.task(n);
    if (task.pawns > 0 && n > most_with_pawns) return std::nullopt;
    if (!refuse(task).empty())
        return task.pawns > 0 ? std::optional<std::uint64_t>(0) : std::nullopt;
    Progress progress(console);
    const Outcome outcome = count_by_jobs(task, asked.threads, progress);
    if (!outcome.complete) return std::nullopt;
    if (column.part == nullptr) return outcome.count;
    return symmetric_from_total(n, outcome.count).*column.part;
}

void write_head(std::ostream& out) {
    out << std::setw(2) << "n";
    for (const Column& column : columns) out << "  " << std::setw(25) << column.title;
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
        for (const Column& column : columns) {
            const auto known = column.known(n);
            const auto found = counted_number(column, n, asked, console);
            agrees = agrees && (!known || !found || known == found);
            line[column.name]["published"] = known ? count_value(*known) : Json();
            line[column.name]["counted"] = found ? count_value(*found) : Json();
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
    command.footer(
        "The sequences A000170, A002562, A032522, A033148, A051906, A103330, A129551 and A129553 "
        "of the\n"
        "OEIS. A number with = in front was counted by this machine as well and is the same, one "
        "with !\n"
        "is not (exit status 1). With JSON, one row a line.");
    return [options](Console& console) { return show_known(*options, console); };
}

}  // namespace queens::cli
