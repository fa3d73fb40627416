// The tables of the paper, continued as far as numbers are published.
#include "app/answers/published.hpp"

#include <algorithm>

#include "core/known.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

using Cell = std::optional<PublishedNumber>;

Task task_on(int n, Surface surface, int pawns) { return {{n, n}, surface, pawns, {}}; }

const CountedHere* find(const std::vector<CountedHere>& counted, const Task& task) {
    const auto found = std::find_if(counted.begin(), counted.end(),
                                    [&](const CountedHere& one) { return one.task == task; });
    return found == counted.end() ? nullptr : &*found;
}

Cell cell_of(std::optional<std::uint64_t> number, std::optional<std::uint64_t> found) {
    if (!number) return std::nullopt;
    return PublishedNumber{*number, found == number};
}

/// All solutions with so many pawns, and those up to symmetry.
PublishedRow plane_row(int n, int pawns, const std::vector<CountedHere>& counted) {
    const CountedHere* here = find(counted, task_on(n, {}, pawns));
    const auto all = pawns == 0 ? known_queens(n) : known_extra_queens(n, pawns);
    const auto fundamental =
        pawns == 0 ? known_fundamental(n) : known_fundamental_extra_queens(n, pawns);
    return {n,
            {cell_of(all, here ? std::optional(here->count) : std::nullopt),
             cell_of(fundamental, here ? here->fundamental : std::nullopt)}};
}

PublishedTable plane_table(const std::vector<CountedHere>& counted) {
    PublishedTable table{
        say("n queens on the plane"), {say("n"), say("all"), say("up to symmetry")}, {}};
    for (int n = 1; known_queens(n); ++n) table.rows.push_back(plane_row(n, 0, counted));
    return table;
}

PublishedTable torus_table(const std::vector<CountedHere>& counted) {
    constexpr int most = 31;
    PublishedTable table{say("n queens on the torus"), {say("n"), say("all")}, {}};
    for (int n = 1; n <= most; ++n) {
        const CountedHere* here = find(counted, task_on(n, torus_surface, 0));
        if (!torus_has_solutions(n)) continue;
        table.rows.push_back(
            {n, {cell_of(known_torus(n), here ? std::optional(here->count) : std::nullopt)}});
    }
    return table;
}

PublishedTable pawns_table(int pawns, const std::vector<CountedHere>& counted) {
    constexpr int first = 6;
    PublishedTable table{say("n + {pawns} queens, {pawns} {pawns|pawn|pawns}", {{"pawns", pawns}}),
                         {say("n"), say("all"), say("up to symmetry")},
                         {}};
    for (int n = first; known_extra_queens(n, pawns) || known_fundamental_extra_queens(n, pawns);
         ++n) {
        table.rows.push_back(plane_row(n, pawns, counted));
    }
    return table;
}

}  // namespace

std::vector<CountedHere> counted_here(const std::vector<FinishedCount>& finished) {
    std::vector<CountedHere> counted;
    for (const FinishedCount& one : finished) {
        counted.push_back({one.task, one.count, one.fundamental});
    }
    return counted;
}

std::vector<PublishedTable> published_tables(const std::vector<CountedHere>& counted) {
    std::vector<PublishedTable> tables{plane_table(counted), torus_table(counted)};
    for (int pawns = 1; pawns <= most_known_pawns; ++pawns) {
        tables.push_back(pawns_table(pawns, counted));
    }
    return tables;
}

}  // namespace queens
