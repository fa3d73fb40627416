// The tables of the paper, continued as far as numbers are published or computed, and our own.
#include "app/answers/published.hpp"

#include <algorithm>
#include <utility>

#include "app/answers/computed.hpp"
#include "core/known.hpp"
#include "core/say.hpp"
#include "counting/published.hpp"

namespace queens {

namespace {

using Cell = std::optional<PublishedNumber>;

/// The most pawns of a table, and the largest board of any.
constexpr int most_table_pawns = 6;
constexpr int largest_published = 31;
constexpr std::string_view flaws = "torus_flaws";

struct Column {
    std::string title;
    /// What it counts, nothing where that has no name here.
    std::optional<Counted> counted{};
    /// The results of `queens tables` that continue it, and their column from 0.
    std::string results{};
    std::size_t place = 0;
    /// Whether it shows only those, and not what is published.
    bool computed = false;
    /// The n for which its sequence counts something else, 0 where there is none.
    int except = 0;
    /// Its sequence, where that counts another surface.
    const Sequence* elsewhere = nullptr;
};

/// A table of one kind of board.
struct Layout {
    std::string title;
    Surface surface{};
    int pawns = 0;
    int from = 1;
    std::vector<Column> columns{};
};

const Sequence* sequence_of(const Layout& layout, const Column& column) {
    if (!column.counted) return column.elsewhere;
    return find_sequence(layout.surface, layout.pawns, *column.counted);
}

std::string title_of(const Column& column, bool has_sequence) {
    if (!column.computed || !has_sequence) return column.title;
    if (column.except == 0) return say("{column}, computed", {{"column", column.title}});
    return say("{column}, computed (differs for n = {n})",
               {{"column", column.title}, {"n", column.except}});
}

PublishedTable table_without_rows(const Layout& layout) {
    PublishedTable table{layout.title, {say("n")}, {}, {}};
    for (const Column& column : layout.columns) {
        const Sequence* sequence = sequence_of(layout, column);
        table.columns.push_back(title_of(column, sequence != nullptr));
        table.sequences.emplace_back(sequence != nullptr ? sequence->name : std::string_view());
    }
    return table;
}

std::optional<std::uint64_t> computed_number(const Column& column, int n) {
    for (const ComputedRow& row : computed_rows()) {
        if (row.table != column.results || row.n != n) continue;
        if (column.place < row.numbers.size()) return row.numbers[column.place];
    }
    return std::nullopt;
}

/// What was counted here of the board, nothing if it was not.
Counts counts_here(const std::vector<FinishedCount>& counted, const Layout& layout, int n) {
    const Task task{{n, n}, layout.surface, layout.pawns, {}};
    const auto found = std::find_if(counted.begin(), counted.end(),
                                    [&](const FinishedCount& one) { return one.task == task; });
    return found == counted.end() ? Counts{} : counts_of(found->count, found->symmetric);
}

/// The number as published, otherwise as computed.
Cell cell_of(const Layout& layout, const Column& column, int n, const Counts& here) {
    const Sequence* sequence = column.computed ? nullptr : sequence_of(layout, column);
    auto number = sequence != nullptr ? term(*sequence, n) : std::nullopt;
    if (!number) number = computed_number(column, n);
    if (!number) return std::nullopt;
    const auto found = column.counted ? here.find(*column.counted) : here.end();
    return PublishedNumber{*number, found != here.end() && found->second == *number};
}

/// Rows without a number are left out, and tori without a solution.
PublishedTable table_of(const Layout& layout, const std::vector<FinishedCount>& counted) {
    PublishedTable table = table_without_rows(layout);
    for (int n = layout.from; n <= largest_published; ++n) {
        if (layout.surface == torus_surface && !torus_has_solutions(n)) continue;
        const Counts here = counts_here(counted, layout, n);
        PublishedRow row{n, {}};
        for (const Column& column : layout.columns) {
            row.numbers.push_back(cell_of(layout, column, n, here));
        }
        const bool has_any = std::any_of(row.numbers.begin(), row.numbers.end(),
                                         [](const Cell& cell) { return cell.has_value(); });
        if (has_any) table.rows.push_back(std::move(row));
    }
    return table;
}

Layout plane_layout() {
    return {.title = say("n queens on the plane"),
            .columns = {{say("all"), Counted::all},
                        {say("up to symmetry"), Counted::fundamental},
                        {say("kept by a half turn"), Counted::half_turn},
                        {say("kept by a quarter turn"), Counted::quarter_turn}}};
}

Layout torus_layout() {
    return {.title = say("n queens on the torus"),
            .surface = torus_surface,
            .columns = {{say("all"), Counted::all},
                        {say("up to shifts, turns and mirrors"), Counted::shift_classes,
                         "torus_symmetric", 3, true},
                        {say("up to these and dilations"), Counted::dilation_classes,
                         "torus_symmetric", 4, true},
                        {say("up to affine maps"), {}, "torus_classes", 3, true}}};
}

Layout pawns_layout(int pawns) {
    const std::string results = "pawns_" + std::to_string(pawns);
    return {.title = say("n + {pawns} queens, {pawns} {pawns|pawn|pawns}", {{"pawns", pawns}}),
            .pawns = pawns,
            .from = 6,
            .columns = {{say("all"), Counted::all, results, 0},
                        {say("up to symmetry"), Counted::fundamental, results, 1}}};
}

Layout most_layout(std::string title, const std::string& results, Surface surface, int except) {
    return {.title = std::move(title),
            .surface = surface,
            .columns = {{say("most"), {}, results, 0, true},
                        {say("ways"), Counted::half_filled, results, 1, true, except}}};
}

Layout nodes_layout() {
    return {.title = say("Nodes of plain backtracking"),
            .columns = {{say("nodes"), Counted::nodes, "tree_nodes", 0, true}}};
}

/// Whether some solution on a board has that number of pairs in conflict around the torus.
bool has_flaws(std::size_t pairs) {
    return std::any_of(computed_rows().begin(), computed_rows().end(), [&](const auto& row) {
        return row.table == flaws && pairs < row.numbers.size() && row.numbers[pairs] > 0;
    });
}

/// A column for each number of pairs that some solution has; no solution has just one. Those
/// without any are the solutions on the torus.
PublishedTable flaws_table() {
    Layout layout{.title = say("n queens on the plane, by pairs in conflict around a torus")};
    std::size_t most = 0;
    for (const ComputedRow& row : computed_rows()) {
        if (row.table == flaws) most = std::max(most, row.numbers.size());
    }
    for (std::size_t pairs = 0; pairs < most; ++pairs) {
        if (!has_flaws(pairs)) continue;
        layout.columns.push_back({say("{pairs} {pairs|pair|pairs}", {{"pairs", pairs}}),
                                  {},
                                  std::string(flaws),
                                  pairs,
                                  true,
                                  0,
                                  pairs == 0 ? find_sequence(torus_surface) : nullptr});
    }
    PublishedTable table = table_of(layout, {});
    for (PublishedRow& row : table.rows) {
        for (Cell& cell : row.numbers) {
            if (cell && cell->number == 0) cell.reset();
        }
    }
    return table;
}

}  // namespace

std::vector<PublishedTable> published_tables(const std::vector<FinishedCount>& counted) {
    std::vector<Layout> layouts{plane_layout(), torus_layout()};
    for (int pawns = 1; pawns <= most_table_pawns; ++pawns) layouts.push_back(pawns_layout(pawns));
    layouts.push_back(most_layout(say("Most queens on the M\xC3\xB6"
                                      "bius strip"),
                                  "most_mobius", mobius_surface, 3));
    layouts.push_back(most_layout(say("Most queens on the Klein bottle"), "most_klein",
                                  {Join::flipped, Join::straight}, 0));
    layouts.push_back(most_layout(say("Most queens on the projective plane"), "most_projective",
                                  {Join::flipped, Join::flipped}, 0));
    layouts.push_back(nodes_layout());
    std::vector<PublishedTable> tables;
    for (const Layout& layout : layouts) tables.push_back(table_of(layout, counted));
    tables.push_back(flaws_table());
    return tables;
}

}  // namespace queens
