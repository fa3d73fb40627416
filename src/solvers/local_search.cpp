// Local search: a permutation that is nearly right from the start, mended by swaps.
//
// Each queen has a row and a column of her own throughout. First they are placed one by one in rows
// drawn at random, keeping off the diagonals of those before; the few for which no row is found
// within about three draws for each queen go anywhere. Then every queen that is attacked swaps rows
// with one drawn at random, if both are free afterwards. All that takes time in proportion to n.
// Sosic & Gu (1994), their fourth algorithm.
//
// Where ten tries for each queen (at most 7000, the paper's number) mend none, all start again, so
// that small boards do not wait. The work is in permutation_search.cpp.
#include <array>

#include "solvers/parts/permutation_search.hpp"
#include "solvers/parts/plain_board.hpp"
#include "solvers/parts/words.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

constexpr std::array<std::string_view, 11> pseudocode{
    "for each column: draw one of the rows that are left",
    "  if no queen attacks the square: place a queen on it",
    "  else draw again, about three times for each queen in all",
    "place the remaining queens in the remaining rows at random",
    "for each of those that is attacked:",
    "  draw another queen, and look at the two with their rows swapped",
    "  if either would be attacked: leave them and draw again",
    "  else swap their rows",
    "  after too many draws: take all queens off and start again",
    "no queen is attacked: note the solution",
    "one solution is found: the search is over"};
constexpr std::array<std::string_view, 1> papers{"Sosic & Gu (1994)"};

/// Attacked queens that are marked on the board.
constexpr std::size_t most_marks = 1024;

class LocalSearch {
  public:
    LocalSearch(std::uint32_t n, std::uint64_t seed) : search_(n, seed) {}

    Event step() { return search_.step(); }
    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const { return search_.memory(); }

  private:
    PermutationSearch search_;
};

Insight LocalSearch::insight() const {
    Insight insight;
    for (std::uint32_t column = 0; column < search_.standing(); ++column) {
        if (!search_.is_attacked(column)) continue;
        insight.marks.push_back(
            {{static_cast<int>(search_.rows()[column]), static_cast<int>(column)}, 'x'});
        if (insight.marks.size() == most_marks) break;
    }
    insight.facts = {{"placed without attack", std::to_string(search_.placed_well())},
                     {"attacked queens", std::to_string(insight.marks.size())},
                     {"swaps", std::to_string(search_.swaps())},
                     {"rejected swaps", std::to_string(search_.rejected_swaps())},
                     {"starts", std::to_string(search_.starts())},
                     {"x", "an attacked queen"}};
    return insight;
}

std::string explain(const Event& event, const Board& before) {
    const std::string name = square_name(event.square, before.size());
    const std::string column = "column " + column_name(event.square.column);
    switch (event.line) {
        case PermutationSearch::line_place:
            return "The row drawn for " + column + " leads to " + name +
                   ", which no queen attacks: place a queen.";
        case PermutationSearch::line_reject:
            return why_rejected(before, event.square) + ": draw another row for " + column + ".";
        case PermutationSearch::line_rest:
            return "Enough rows have been drawn: place the queen of " + column + " on " + name +
                   ", attacked by " + attackers_in_words(before, event.square) + ".";
        case PermutationSearch::line_keep:
            return "Swapping rows would bring the queen of " + column + " to " + name +
                   ", and she or the other would be attacked: both stay.";
        case PermutationSearch::line_swap:
            if (event.kind == EventKind::remove) {
                return "Swapped, both queens will be free: take the one on " + name + " off.";
            }
            return "Place the queen of " + column + " in the other's row: no queen attacks " +
                   name + ".";
        case PermutationSearch::line_restart:
            return "No swap has helped for long, so all start again: take the queen on " + name +
                   " off.";
        case PermutationSearch::line_note: return solution_sentence(before);
        default: return "One solution is found: the search is over.";
    }
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<LocalSearch>(static_cast<std::uint32_t>(problem.board.columns()),
                                  settings.seed);
}

}  // namespace

namespace solver_entries {

extern constinit const Entry local_search{
    .slug = "local_search",
    .title = "Local search by swaps",
    .summary = "Draws rows at random, then swaps the rows of attacked queens with those of others.",
    .pseudocode = pseudocode,
    .papers = papers,
    .knobs = {},
    .uses_seed = true,
    .complete = false,
    .accepts = complain_unless_plain_square,
    .start = start,
    .explain = explain};

}  // namespace solver_entries

}  // namespace queens
