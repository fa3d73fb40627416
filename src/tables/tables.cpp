// The registry of tables.
#include <algorithm>
#include <array>

#include "core/known.hpp"
#include "tables/garden_tables.hpp"
#include "tables/methods.hpp"

namespace queens {

namespace {

constexpr std::array<std::string_view, 2> pawn_papers{"chatham2006", "dubreuil2022"};
constexpr std::array<std::string_view, 1> torus_papers{"engelhardt2007"};

/// The pattern with the digit of a number below 10 in place of each '#'.
template <std::size_t size>
constexpr std::array<char, size> with_digit(const char (&pattern)[size], int digit) {
    std::array<char, size> text{};
    for (std::size_t i = 0; i < size; ++i) {
        text[i] = pattern[i] == '#' ? static_cast<char>('0' + digit) : pattern[i];
    }
    return text;
}
template <int pawns>
constexpr auto all_pawns_name = with_digit(
    "Number of ways to place n+# queens and # pawns on an n X n board so that no two queens attack "
    "each other.",
    pawns);
template <int pawns>
constexpr auto pawns_classes_name = with_digit(
    "Number of ways to place n+# queens and # pawns on an n X n board so that no two queens attack "
    "each other (symmetric solutions count only once).",
    pawns);
/// A column with its sequence, or with a name for a new one where there is none.
constexpr TableColumn column_of(std::string_view title, const Sequence* sequence,
                                std::string_view name) {
    return {title, sequence, sequence != nullptr ? std::string_view() : name};
}
template <int pawns>
constexpr std::array<TableColumn, 2> pawn_columns{
    {column_of("all", find_sequence({}, pawns), all_pawns_name<pawns>.data()),
     column_of("up to symmetry", find_sequence({}, pawns, Counted::fundamental),
               pawns_classes_name<pawns>.data())}};

constexpr std::string_view pawns_first =
    "row by row over bitmasks, those placements which have a queen on the edge nearest to one "
    "corner";
constexpr std::string_view pawns_second =
    "the printed program of Dubreuil & Koehnen (2022), square by square; up to symmetry, by the "
    "motions that keep each placement";

template <int pawns>
constexpr NumberTable pawn_table(std::string_view slug, std::string_view definition, int to) {
    return {
        .slug = slug,
        .definition = definition,
        .columns = pawn_columns<pawns>,
        .first_method = pawns_first,
        .second_method = pawns_second,
        .from = 6,
        .to = to,
        .both_to = 12,
        .first = [](int n, const GoOn& go_on) { return with_pawns(n, pawns, go_on); },
        .second = [](int n, const GoOn& go_on) { return with_pawns_by_squares(n, pawns, go_on); },
        .papers = pawn_papers};
}

constexpr const Sequence* torus_solutions = find_sequence(torus_surface);
constexpr const Sequence* torus_shift_classes =
    find_sequence(torus_surface, 0, Counted::shift_classes);
constexpr const Sequence* torus_dilation_classes =
    find_sequence(torus_surface, 0, Counted::dilation_classes);

constexpr std::array<TableColumn, 4> torus_columns{
    {{"solutions", torus_solutions},
     {"under D4,n", torus_shift_classes},
     {"under Sim(n)", torus_dilation_classes},
     {"under Aff(n)", nullptr,
      "Number of solutions of the toroidal n-queens problem up to affine maps of Z_n X Z_n, for n "
      "coprime to 6."}}};

constexpr std::array<TableColumn, 5> symmetric_columns{
    {{"solutions", torus_solutions},
     {"kept by a half turn", nullptr,
      "Number of solutions of the toroidal n-queens problem that the half turn around a given "
      "square maps to themselves, for n coprime to 6."},
     {"kept by a quarter turn", nullptr,
      "Number of solutions of the toroidal n-queens problem that the quarter turn around a given "
      "square maps to themselves, for n coprime to 6."},
     {"under D4,n", torus_shift_classes},
     {"under Sim(n)", torus_dilation_classes}}};

constexpr std::array<TableColumn, 1> tree_columns{
    {{"nodes", find_sequence({}, 0, Counted::nodes)}}};

constexpr std::array<TableColumn, 2> mobius_columns{
    {{"most", nullptr,
      "Maximal number of nonattacking queens on an n X n M\xC3\xB6"
      "bius strip, left and right edges "
      "joined with a flip."},
     // For n = 3 it counts those of one queen more than fits.
     {"ways", find_sequence(mobius_surface, 0, Counted::half_filled), "", 3}}};
constexpr std::array<TableColumn, 2> klein_columns{
    {{"most", nullptr,
      "Maximal number of nonattacking queens on an n X n Klein bottle, left and right edges joined "
      "with a flip, top and bottom edges straight."},
     {"ways", nullptr,
      "Number of ways to place the maximal number of nonattacking queens on an n X n Klein bottle, "
      "left and right edges joined with a flip, top and bottom edges straight."}}};
constexpr std::array<TableColumn, 2> projective_columns{
    {{"most", nullptr,
      "Maximal number of nonattacking queens on an n X n projective plane, both pairs of edges "
      "joined with a flip."},
     {"ways", nullptr,
      "Number of ways to place the maximal number of nonattacking queens on an n X n projective "
      "plane, both pairs of edges joined with a flip."}}};
constexpr std::string_view most_first = "a search with bounds by groups of lines, and a memory";
constexpr std::string_view most_second = "every set of queens that do not attack each other";

template <Join left_right, Join top_bottom>
constexpr NumberTable surface_table(std::string_view slug, std::string_view definition,
                                    std::span<const TableColumn> columns) {
    return {.slug = slug,
            .definition = definition,
            .columns = columns,
            .first_method = most_first,
            .second_method = most_second,
            .from = 1,
            .to = 16,
            .both_to = 12,
            .largest = 16,
            .first =
                [](int n, const GoOn& go_on) {
                    return most_and_ways(n, {left_right, top_bottom}, go_on);
                },
            .second =
                [](int n, const GoOn& go_on) {
                    return most_queens_without_bounds(n, {left_right, top_bottom}, go_on);
                }};
}

constexpr NumberTable mobius_table() {
    NumberTable table =
        surface_table<Join::flipped, Join::open>("most_mobius",
                                                 "The most queens on the n x n M\xC3\xB6"
                                                 "bius strip, and the ways to place them.",
                                                 mobius_columns);
    table.to = 15;
    return table;
}

constexpr std::array<TableColumn, 1> flaw_columns{
    {{"with 0, 1, 2 ... pairs", nullptr,
      "Irregular triangle read by rows: T(n,k) is the number of solutions of the n-queens problem "
      "in which k pairs of queens attack each other when the board is a torus, n >= 4."}}};

constexpr auto all_tables = std::to_array<NumberTable>({
    pawn_table<1>("pawns_1", "n + 1 queens and 1 pawn on the n x n board.", 15),
    pawn_table<2>("pawns_2", "n + 2 queens and 2 pawns on the n x n board.", 14),
    pawn_table<3>("pawns_3", "n + 3 queens and 3 pawns on the n x n board.", 14),
    pawn_table<4>("pawns_4", "n + 4 queens and 4 pawns on the n x n board.", 14),
    pawn_table<5>("pawns_5", "n + 5 queens and 5 pawns on the n x n board.", 14),
    pawn_table<6>("pawns_6", "n + 6 queens and 6 pawns on the n x n board.", 14),
    {.slug = "torus_classes",
     .definition = "Solutions of the n x n torus, and their classes under three groups.",
     .columns = torus_columns,
     .first_method = "one solution of each orbit, by triples of queens",
     .second_method = "every solution, sorted into classes",
     .from = 5,
     .to = 25,
     .both_to = 17,
     .first = torus_orbits,
     .second = torus_orbits_by_sorting,
     .has_row = [](int n) { return torus_has_solutions(n); },
     .sides = "numbers coprime to 6 (A007310)",
     .papers = torus_papers},
    {.slug = "torus_symmetric",
     .definition =
         "Symmetric solutions of the n x n torus, and the classes of all by Burnside's lemma.",
     .columns = symmetric_columns,
     .first_method = "the published number of solutions, and a search for those that each motion "
                     "keeps",
     .second_method = "every solution, turned and sorted into classes",
     .from = 5,
     .to = 31,
     .both_to = 17,
     .first = torus_symmetric,
     .second = torus_symmetric_by_sorting,
     .has_row = [](int n) { return torus_has_solutions(n); },
     .sides = "numbers coprime to 6 (A007310)",
     .papers = torus_papers},
    {.slug = "tree_nodes",
     .definition = "Nodes of the tree of plain backtracking on the n x n board, with the root.",
     .columns = tree_columns,
     .first_method = "a search over bitmasks of half the first row",
     .second_method = "the step machine that tests square after square",
     .from = 1,
     .to = 18,
     .both_to = 13,
     .first = tree_nodes,
     .second = tree_nodes_by_machine},
    mobius_table(),
    surface_table<Join::flipped, Join::straight>(
        "most_klein", "The most queens on the n x n Klein bottle, and the ways to place them.",
        klein_columns),
    surface_table<Join::flipped, Join::flipped>(
        "most_projective",
        "The most queens on the n x n projective plane, and the ways to place them.",
        projective_columns),
    {.slug = "torus_flaws",
     .definition = "Solutions of the n x n board by the pairs of queens that attack each other "
                   "around a torus.",
     .columns = flaw_columns,
     .first_method = "every solution, by differences modulo n",
     .second_method = "every solution, by the lines of its queens on a torus",
     .from = 4,
     .to = 15,
     .both_to = 13,
     .first = torus_flaws,
     .second = torus_flaws_by_lines,
     .papers = torus_papers},
    garden_tables::placements,
    garden_tables::on_plane,
    garden_tables::on_torus,
    garden_tables::touch_tiers,
    garden_tables::lines_tiers,
});

}  // namespace

std::span<const NumberTable> tables() { return all_tables; }

std::optional<std::uint64_t> published(const TableColumn& column, int n) {
    if (column.sequence == nullptr || n == column.except) return std::nullopt;
    return term(*column.sequence, n);
}

const NumberTable* find_table(std::string_view slug) {
    const auto found = std::find_if(all_tables.begin(), all_tables.end(),
                                    [&](const NumberTable& table) { return table.slug == slug; });
    return found == all_tables.end() ? nullptr : &*found;
}

}  // namespace queens
