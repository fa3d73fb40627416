// Simulated annealing: swaps that make things worse are allowed, but ever more rarely.
//
// Each queen has a row and a column of its own; two of them, drawn at random, swap rows. A swap
// that leaves no more pairs of attacking queens than before is made. One that leaves d pairs more
// is made with the chance exp(-d / T), where the temperature T falls from sweep to sweep, a sweep
// being as many draws as there are queens. Kirkpatrick, Gelatt & Vecchi (1983).
//
// The chance of one more pair, exp(-1 / T), is what this program keeps instead of T: it starts at
// the knob `heat` and falls by the knob `cooling` after each sweep, in whole numbers of 2^-32, so
// that runs are the same on every machine. When it is almost zero and queens still attack each
// other, the board is heated again, with the queens where they are.
#include <array>

#include "core/say.hpp"
#include "solvers/parts/annealing_search.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

using enum AnnealingSearch::Line;

constexpr std::array<CodeLine, 11> pseudocode{
    {{"place a queen in each column, in rows drawn without repetition", line_start},
     {"while queens attack each other:"},
     {"  draw two queens and imagine that they swap rows"},
     {"  if no more pairs attack each other than before:"},
     {"    swap the rows of the two", line_swap},
     {"  else, with the chance exp(-d / T) for d more pairs: swap them, too", line_lucky},
     {"  else leave them", line_keep},
     {"  after as many draws as queens: lower the temperature T"},
     {"  if it is almost zero: heat up again"},
     {"no queen is attacked: a solution", line_note},
     {"one solution is enough: finished", line_end}}};
constexpr std::array<std::string_view, 1> papers{"kirkpatrick1983"};
constexpr std::array<Knob, 2> knobs{
    {{.name = "heat",
      .title = "Heat",
      .summary = "The chance in per cent, at the start, of a swap that adds one attacking pair.",
      .lowest = 1,
      .highest = 90,
      .initial = 30,
      .choices = {}},
     {.name = "cooling",
      .title = "Cooling",
      .summary = "By how many thousandths that chance falls after each sweep.",
      .lowest = 1,
      .highest = 500,
      .initial = 50,
      .choices = {}}}};

Reason explain(const Problem&, const Event& event, const Board& before) {
    const std::string square = square_name(event.square, before.size());
    const std::string column = column_name(event.square.column);
    switch (event.line) {
        case line_start: {
            const int attackers = attackers_of(before, event.square);
            return {say(
                attackers == 0
                    ? Sentence("The row drawn for column {column} gives {square}, which no queen "
                               "attacks: place a queen.")
                    : Sentence("The row drawn for column {column} gives {square}, attacked by "
                               "{attackers} {attackers|queen|queens}: place a queen."),
                {{"column", column}, {"square", square}, {"attackers", attackers}})};
        }
        case line_keep:
            return {
                say("A swap that takes the queen of column {column} to {square} adds attacks, and "
                    "chance does not allow it.",
                    {{"column", column}, {"square", square}}),
                {},
                {},
                moves_of_swap(before, event.square)};
        case line_swap:
        case line_lucky:
            return {say(
                event.kind == EventKind::place
                    ? Sentence(
                          "Place the queen of column {column} in the other's row, on {square}.")
                : event.line == line_lucky
                    ? Sentence("This swap adds attacks, but chance allows it: take the queen off "
                               "{square}.")
                    : Sentence("This swap adds no attacks: take the queen off {square}."),
                {{"column", column}, {"square", square}})};
        case line_note: return why_solved(before);
        default: return why_one_is_enough();
    }
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<AnnealingSearch>(static_cast<std::uint32_t>(problem.board.columns()),
                                      static_cast<std::uint64_t>(settings.knobs[0]),
                                      static_cast<std::uint64_t>(settings.knobs[1]), settings.seed);
}

}  // namespace

namespace solver_entries {

extern constinit const Entry annealing{
    .slug = "annealing",
    .title = "Simulated annealing",
    .summary =
        "Swaps the rows of queens, at first even for the worse, then more and more rarely so.",
    .approach = Approach::luck,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .uses_seed = true,
    .complete = false,
    .tree = SearchTree::none,
    .refuse = refuse_unless_plain_square,
    .start = start,
    .explain = explain};

}  // namespace solver_entries

}  // namespace queens
