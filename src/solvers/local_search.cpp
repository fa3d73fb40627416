// Local search: a permutation that is nearly right from the start, mended by swaps.
//
// Each queen has a row and a column of its own throughout. First they are placed one by one in rows
// drawn at random, keeping off the diagonals of those before; the few for which no row is found
// within about three draws for each queen go anywhere. Then every queen that is attacked swaps rows
// with one drawn at random, if both are free afterwards. All that takes time in proportion to n.
// Sosic & Gu (1994), their fourth algorithm.
//
// Where ten tries for each queen (at most 7000, the paper's number) mend none, all start again, so
// that small boards do not wait. The work is in permutation_search.cpp.
#include <array>
#include <cstdlib>

#include "core/numbers.hpp"
#include "solvers/parts/permutation_search.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

using enum PermutationSearch::Line;

constexpr std::array<CodeLine, 11> pseudocode{
    {{"for each column: draw one of the rows that are left"},
     {"  if no queen attacks the square: place a queen on it", line_place,
      "The row drawn for column {column} gives {square}, which no queen attacks: place a queen."},
     {"  else draw again, about three times for each queen in all",
      line_reject,
      {why_rejected, "Draw another row for column {column}."}},
     {"place the remaining queens in the remaining rows at random", line_rest,
      "Enough rows have been drawn: place the queen of column {column} on {square}, attacked by "
      "{attackers} {attackers|queen|queens}."},
     {"for each of those that is attacked:"},
     {"  draw another queen and imagine that the two swap rows"},
     {"  if either would be attacked: leave them and draw again",
      line_keep,
      {moves_of_swap,
       "A swap that takes the queen of column {column} to {square} leaves at least one of the two "
       "attacked: both stay."}},
     {"  else swap their rows",
      line_swap,
      {places, "Place the queen of column {column} in the other's row: no queen attacks {square}.",
       "After this swap neither of the two queens is attacked: take the one on {square} off."}},
     {"  after too many draws: take all queens off and start again", line_restart,
      "No swap has helped for a long time, so start again: take the queen off {square}."},
     {"no queen is attacked: a solution", line_note, why_solved},
     {"one solution is enough: finished", line_end, one_is_enough}}};
constexpr std::array<std::string_view, 1> papers{"sosic1994"};

/// Attacked queens that are marked on the board.
constexpr std::size_t most_marks = 1024;

class LocalSearch {
  public:
    LocalSearch(std::uint32_t n, std::uint64_t seed) : search_(n, seed) {}

    Event step() { return search_.step(); }
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const { return search_.memory(); }

  private:
    void add_weighed(Insight& insight) const;

    PermutationSearch search_;
};

/// The swap that was not made, or whose queens have not been placed again: where the two come, and
/// how many queens attack them there.
void LocalSearch::add_weighed(Insight& insight) const {
    const auto weighed = search_.weighed();
    if (!weighed) return;
    const std::span<const std::uint32_t> rows = search_.rows_by_column();
    const auto row_after = [&](std::uint32_t column) {
        if (column == (*weighed)[0]) return rows[(*weighed)[1]];
        return column == (*weighed)[1] ? rows[(*weighed)[0]] : rows[column];
    };
    for (const std::uint32_t column : *weighed) {
        const Square to = square_at(column, row_after(column));
        int attackers = 0;
        for (std::uint32_t other = 0; other < rows.size(); ++other) {
            const Square queen = square_at(other, row_after(other));
            attackers += other != column &&
                         std::abs(queen.row - to.row) == std::abs(queen.column - to.column);
        }
        insight.proposals.push_back({square_at(column, rows[column]), to});
        insight.marks.push_back({to, ThoughtKind::attackers, attackers});
    }
}

Insight LocalSearch::insight() const {
    Insight insight;
    for (std::uint32_t column = 0; column < search_.standing(); ++column) {
        const std::uint32_t attackers = search_.is_moving(column) ? 0 : search_.attackers(column);
        if (attackers == 0) continue;
        insight.marks.push_back({square_at(column, search_.rows_by_column()[column]),
                                 ThoughtKind::attacked_queen, static_cast<int>(attackers)});
        if (insight.marks.size() == most_marks) break;
    }
    insight.facts = {{"placed without attack", grouped(search_.placed_well())},
                     {"attacked queens", grouped(insight.marks.size())},
                     {"swaps", grouped(search_.swaps())},
                     {"rejected swaps", grouped(search_.rejected_swaps())},
                     {"starts", grouped(search_.starts())}};
    add_weighed(insight);
    return insight;
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<LocalSearch>(static_cast<std::uint32_t>(problem.board.columns()),
                                  settings.seed);
}

std::unique_ptr<Search> start_many(std::uint32_t n, const Settings& settings) {
    return searching<PermutationSearch>(n, settings.seed);
}

}  // namespace

constinit const Entry solver_entries::local_search{
    .slug = "local_search",
    .title = "Local search by swaps",
    .summary =
        "Places queens in random rows, then swaps the rows "
        "of attacked queens with those of others.",
    .approach = Approach::luck,
    .kind = SolverKind::repairs,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = {},
    .uses_seed = true,
    .complete = false,
    .tree = SearchTree::none,
    .refuse = refuse_unless_plain_square,
    .start = start,
    .start_many = start_many};

}  // namespace queens
