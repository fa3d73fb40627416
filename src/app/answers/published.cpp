// The tables of the paper, continued as far as numbers are published or computed, and our own.
#include "app/answers/published.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "app/answers/computed.hpp"
#include "core/known.hpp"
#include "core/known_symmetric.hpp"
#include "core/say.hpp"

namespace queens {

namespace {

using Cell = std::optional<PublishedNumber>;

/// The most pawns of a table.
constexpr int most_table_pawns = 6;

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

/// What stands above a column: its title, and its sequence if we found one.
struct Head {
    Sentence title;
    std::string_view sequence;
};

/// A table without rows. Behind the first `published` columns, those with a sequence say that their
/// numbers were computed here.
PublishedTable table_of(std::string title, std::initializer_list<Head> heads,
                        std::size_t published = 0) {
    PublishedTable table{std::move(title), {say("n")}, {}, {}};
    for (const Head& head : heads) {
        const bool ours = table.sequences.size() >= published && !head.sequence.empty();
        const std::string column = say(head.title);
        table.columns.push_back(ours ? say("{column}, computed", {{"column", column}}) : column);
        table.sequences.emplace_back(head.sequence);
    }
    return table;
}

/// What was computed of a table for n, nothing if that is nothing.
std::span<const std::uint64_t> computed(std::string_view table, int n) {
    for (const ComputedRow& row : computed_rows()) {
        if (row.table == table && row.n == n) return row.numbers;
    }
    return {};
}

/// The cell as published, otherwise as computed.
Cell or_computed(Cell cell, std::span<const std::uint64_t> numbers, std::size_t column,
                 std::optional<std::uint64_t> found = {}) {
    if (cell || column >= numbers.size()) return cell;
    return PublishedNumber{numbers[column], found == numbers[column]};
}

/// The number of a count made here, if there is one.
template <class Number>
std::optional<std::uint64_t> number_in(const CountedHere* here, Number number) {
    if (here == nullptr || !here->symmetric) return std::nullopt;
    return (*here->symmetric).*number;
}

Cell total_cell(std::optional<std::uint64_t> known, const CountedHere* here) {
    return cell_of(known, here != nullptr ? std::optional(here->count) : std::nullopt);
}

PublishedTable plane_table(const std::vector<CountedHere>& counted) {
    PublishedTable table = table_of(say("n queens on the plane"),
                                    {{"all", "A000170"},
                                     {"up to symmetry", "A002562"},
                                     {"kept by a half turn", "A032522"},
                                     {"kept by a quarter turn", "A033148"}},
                                    4);
    for (int n = 1; known_queens(n); ++n) {
        const CountedHere* here = find(counted, task_on(n, {}, 0));
        table.rows.push_back(
            {n,
             {total_cell(known_queens(n), here),
              cell_of(known_fundamental(n), number_in(here, &SymmetricCounts::fundamental)),
              cell_of(known_half_turn(n), number_in(here, &SymmetricCounts::half_turn)),
              cell_of(known_quarter_turn(n), number_in(here, &SymmetricCounts::quarter_turn))}});
    }
    return table;
}

PublishedTable torus_table(const std::vector<CountedHere>& counted) {
    constexpr int most = 31;
    PublishedTable table = table_of(say("n queens on the torus"),
                                    {{"all", "A051906"},
                                     {"up to shifts", "A053994"},
                                     {"up to dilations", "A062166"},
                                     {"up to affine maps", ""}},
                                    1);
    for (int n = 1; n <= most; ++n) {
        if (!torus_has_solutions(n)) continue;
        const CountedHere* here = find(counted, task_on(n, torus_surface, 0));
        PublishedRow row{n, {total_cell(known_torus(n), here)}};
        const auto symmetric = computed("torus_symmetric", n);
        row.numbers.push_back(or_computed({}, symmetric, 3));
        row.numbers.push_back(or_computed({}, symmetric, 4));
        row.numbers.push_back(or_computed({}, computed("torus_classes", n), 3));
        table.rows.push_back(std::move(row));
    }
    return table;
}

PublishedTable pawns_table(int pawns, const std::vector<CountedHere>& counted) {
    constexpr int first = 6;
    constexpr std::array<std::array<std::string_view, 2>, most_table_pawns> sequences{
        {{"A103330", "A103331"}, {"A129551", "A129552"}, {"A129553", "A129554"}}};
    const auto& [all, fundamental] = sequences[static_cast<std::size_t>(pawns - 1)];
    PublishedTable table =
        table_of(say("n + {pawns} queens, {pawns} {pawns|pawn|pawns}", {{"pawns", pawns}}),
                 {{"all", all}, {"up to symmetry", fundamental}}, 2);
    const std::string name = "pawns_" + std::to_string(pawns);
    for (int n = first;; ++n) {
        const CountedHere* here = find(counted, task_on(n, {}, pawns));
        const auto numbers = computed(name, n);
        const auto total = here != nullptr ? std::optional(here->count) : std::nullopt;
        const auto classes = number_in(here, &SymmetricCounts::fundamental);
        PublishedRow row{
            n,
            {or_computed(cell_of(known_extra_queens(n, pawns), total), numbers, 0, total),
             or_computed(cell_of(known_fundamental_extra_queens(n, pawns), classes), numbers, 1,
                         classes)}};
        if (!row.numbers[0] && !row.numbers[1]) return table;
        table.rows.push_back(std::move(row));
    }
}

/// The table with all rows that were computed of it.
PublishedTable computed_table(std::string_view name, PublishedTable table) {
    for (const ComputedRow& one : computed_rows()) {
        if (one.table != name) continue;
        PublishedRow row{one.n, {}};
        for (const std::uint64_t number : one.numbers) row.numbers.push_back(cell_of(number, {}));
        table.rows.push_back(std::move(row));
    }
    return table;
}

PublishedTable most_table(std::string_view name, std::string title, std::string_view sequence) {
    return computed_table(name, table_of(std::move(title), {{"most", ""}, {"ways", sequence}}));
}

std::size_t most_numbers(const std::vector<PublishedRow>& rows) {
    std::size_t most = 0;
    for (const PublishedRow& row : rows) most = std::max(most, row.numbers.size());
    return most;
}

/// A column for each number of pairs that some solution has; no solution has just one.
PublishedTable flaws_table() {
    const PublishedTable computed = computed_table("torus_flaws", {});
    PublishedTable table =
        table_of(say("n queens on the plane, by pairs in conflict around a torus"), {});
    for (const PublishedRow& row : computed.rows) table.rows.push_back({row.n, {}});
    const auto has = [](const PublishedRow& row, std::size_t pairs) {
        return pairs < row.numbers.size() && row.numbers[pairs]->number > 0;
    };
    const std::size_t most = most_numbers(computed.rows);
    for (std::size_t pairs = 0; pairs < most; ++pairs) {
        if (std::none_of(computed.rows.begin(), computed.rows.end(),
                         [&](const PublishedRow& row) { return has(row, pairs); })) {
            continue;
        }
        table.columns.push_back(say("{pairs} {pairs|pair|pairs}", {{"pairs", pairs}}));
        table.sequences.emplace_back();
        for (std::size_t i = 0; i < computed.rows.size(); ++i) {
            const PublishedRow& row = computed.rows[i];
            table.rows[i].numbers.push_back(has(row, pairs) ? row.numbers[pairs] : std::nullopt);
        }
    }
    return table;
}

}  // namespace

std::vector<CountedHere> counted_here(const std::vector<FinishedCount>& finished) {
    std::vector<CountedHere> counted;
    for (const FinishedCount& one : finished) {
        counted.push_back({one.task, one.count, one.symmetric});
    }
    return counted;
}

std::vector<PublishedTable> published_tables(const std::vector<CountedHere>& counted) {
    std::vector<PublishedTable> tables{plane_table(counted), torus_table(counted)};
    for (int pawns = 1; pawns <= most_table_pawns; ++pawns) {
        tables.push_back(pawns_table(pawns, counted));
    }
    tables.push_back(most_table("most_mobius",
                                say("Most queens on the M\xC3\xB6"
                                    "bius strip"),
                                "A137279"));
    tables.push_back(most_table("most_klein", say("Most queens on the Klein bottle"), ""));
    tables.push_back(most_table("most_projective", say("Most queens on the projective plane"), ""));
    tables.push_back(computed_table(
        "tree_nodes", table_of(say("Nodes of plain backtracking"), {{"nodes", "A319283"}})));
    tables.push_back(flaws_table());
    return tables;
}

}  // namespace queens
