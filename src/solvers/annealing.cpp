// Simulated annealing: swaps that make things worse are allowed, but ever less often.
//
// Each queen has a row and a column of its own; two of them, drawn at random, swap rows. A swap
// that leaves no more pairs of attacking queens than before is made. One that leaves d pairs more
// is made with probability exp(-d / T), where the temperature T falls from sweep to sweep, a sweep
// being as many draws as there are queens. Kirkpatrick, Gelatt & Vecchi (1983).
//
// The chance of one more pair, exp(-1 / T), is what this program keeps instead of T: it starts at
// the knob `heat` and falls by the knob `cooling` after each sweep, in whole numbers of 2^-32, so
// that runs are the same on every machine. When it is almost zero and queens still attack each
// other, the board is heated again, with the queens where they are.
#include <array>

#include "solvers/parts/annealing_search.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

using enum AnnealingSearch::Line;

constexpr std::array<CodeLine, 11> pseudocode{
    {{"place a queen in each column, in rows drawn without repetition",
      line_start,
      {is_attacked,
       "The row drawn for column {column} gives {square}, attacked by {attackers} "
       "{attackers|queen|queens}: place a queen.",
       "The row drawn for column {column} gives {square}, which no queen attacks: place a queen."}},
     {"while queens attack each other:"},
     {"  draw two queens and imagine that they swap rows"},
     {"  if no more pairs attack each other than before:"},
     {"    swap the rows of the two",
      line_swap,
      {places, "Place the queen of column {column} in the other's row, on {square}.",
       "This swap adds no attacks: take the queen off {square}."}},
     {"  else, with probability exp(-d / T) for d more pairs: swap them, too",
      line_lucky,
      {places, "Place the queen of column {column} in the other's row, on {square}.",
       "This swap adds attacks, but chance allows it: take the queen off {square}."}},
     {"  else leave them",
      line_keep,
      {moves_of_swap,
       "A swap that takes the queen of column {column} to {square} adds attacks, and chance does "
       "not allow it."}},
     {"  after as many draws as queens: lower the temperature T"},
     {"  if it is almost zero: heat up again"},
     {"no queen is attacked: a solution", line_note, why_solved},
     {"one solution is enough: finished", line_end, one_is_enough}}};
constexpr std::array<std::string_view, 1> papers{"kirkpatrick1983"};
constexpr std::array knobs{
    number("heat", "Heat",
           "The chance in per cent, at the start, of a swap that adds one attacking pair.", {1, 90},
           30),
    number("cooling", "Cooling", "By how many thousandths that chance falls after each sweep.",
           {1, 500}, 50)};

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<AnnealingSearch>(static_cast<std::uint32_t>(problem.board.columns()),
                                      static_cast<std::uint64_t>(settings.knobs[0]),
                                      static_cast<std::uint64_t>(settings.knobs[1]), settings.seed);
}

}  // namespace

constinit const Entry solver_entries::annealing{
    .slug = "annealing",
    .title = "Simulated annealing",
    .summary = "Swaps the rows of queens, at first even for the worse, later ever less often.",
    .approach = Approach::luck,
    .kind = SolverKind::repairs,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .uses_seed = true,
    .complete = false,
    .tree = SearchTree::none,
    .refuse = refuse_unless_plain_square,
    .start = start};

}  // namespace queens
