// Placing up to ten million queens without a board.
#include "cli/solve_many.hpp"

#include <memory>
#include <ostream>
#include <vector>

#include "cli/options.hpp"
#include "cli/progress.hpp"
#include "cli/solution_writer.hpp"
#include "core/read.hpp"
#include "core/words.hpp"
#include "solvers/parts/many_queens.hpp"

namespace queens::cli {

namespace {

/// Takes steps until the end or Ctrl+C; returns whether it was the latter.
bool search_on(Search& search, Console& console, Tally& tally) {
    Progress progress(console);
    do {
        search.run(search.slice(), tally);
        if (tally.done) return false;
    } while (progress.go_on(counted(tally.steps(), "step")));
    return true;
}

/// The columns of the queens by row.
std::vector<std::uint32_t> inverted(std::span<const std::uint32_t> rows_by_column) {
    std::vector<std::uint32_t> columns(rows_by_column.size());
    std::uint32_t column = 0;
    for (const std::uint32_t row : rows_by_column) columns[row] = column++;
    return columns;
}

}  // namespace

bool is_beyond_boards(const Given& given) {
    const auto n = given.word(side_option);
    if (!n || given.has(size_option) || given.has(board_link)) return false;
    const bool digits = !n->empty() && n->find_first_not_of("0123456789") == std::string::npos;
    return digits && number_in<std::uint64_t>(*n).value_or(UINT64_MAX) > largest_side;
}

Status solve_many(const Given& given, const RunOption& run, Console& console) {
    const auto n =
        static_cast<std::uint32_t>(given.number(side_option, 1, most_queens).value_or(1));
    const Solver chosen = run.read_without_board();
    const std::string refusal = refuse_many(*chosen.entry, n);
    if (!refusal.empty()) throw Complaint(refusal);
    if (read_surface(given) != Surface{}) {
        throw Complaint("More queens than boards have rows are placed on the plane only.");
    }
    SolutionWriter writer(chosen.entry->slug, console.json, console.out);
    Tally tally;
    const auto search = chosen.entry->start_many(n, chosen.settings);
    const bool stopped = search_on(*search, console, tally);
    if (!stopped) {
        if (!are_solution(search->rows())) {
            throw Complaint(
                "The queens that were placed attack each other; this is a mistake of "
                "the program.");
        }
        writer.solution(inverted(search->rows()));
    }
    writer.end(tally, false, ending_of(tally, false, stopped));
    if (stopped) console.err << "Stopped before the end of the search.\n";
    return stopped ? Status::no : Status::yes;
}

}  // namespace queens::cli
