// A genetic algorithm: placements breed, and the fitter they are the more children they have.
//
// An individual is a placement with one queen in each row and column; it is the fitter the fewer
// pairs of its queens attack each other. For each child two parents are chosen, each the fitter of
// two drawn at random. Some columns take their rows from the first parent, the others take the rows
// that are left in the order in which the second parent has them, which is Davis' order crossover;
// then, by chance, two queens swap rows. The children take the place of their parents, of whom only
// the fittest lives on.
//
// Davis (1985) begins the second parent's order behind the section that the first one gives; here
// it begins at the left, so that two parents that are alike have a child like them. His abstract
// names what makes the puzzle hard for such a search: it does well where a part of an answer is
// good by itself, but whether a queen stands well depends on all others; results/README.md says how
// slow it is. Wikipedia only names genetic algorithms among those that the puzzle is an example
// for.
#include <array>

#include "core/attacks.hpp"
#include "solvers/parts/genetic_search.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

using enum GeneticSearch::Line;

constexpr std::array<std::string_view, 2> papers{"davis1985", "wikipedia"};
constexpr std::array knobs{
    number("population", "Population", "How many placements make up a generation.", {2, 500}, 50),
    number("mutation", "Mutation", "The chance in per cent that two queens of a child swap rows.",
           {1, 100}, 50),
    choice("crossover", "Crossover",
           "Which columns come from the first parent: some side by side, each by the toss of a "
           "coin, or all, so that nothing is crossed.",
           {"side by side", "scattered", {"none", "a choice"}})};

/// The queens that attack the one of the event.
Reason attacking_queens(const Moment& moment) {
    Reason reason;
    for (const Square queen : attacked_from(moment.before, moment.event.square, Piece::queen)) {
        if (moment.before.at(queen) == Piece::queen) reason.attackers.push_back(queen);
    }
    return reason;
}

constexpr std::array<CodeLine, 12> pseudocode{
    {{"draw many placements at random, and set the fittest up", line_start,
      "The fittest placement drawn has its queen of column {column} on {square}: place it."},
     {"while queens attack each other:"},
     {"  choose two parents, each the fitter of two drawn at random"},
     {"  take all queens off to make room for their child", line_clear,
      "Make room for the next child: take the queen off {square}."},
     {"  some columns take their rows from the first parent", line_first,
      "Column {column} takes its row from the first parent: place a queen on {square}."},
     {"  the others take the rows left, in the second parent's order", line_second,
      "Of the rows that are left, {row} comes first in the second parent: place the queen of "
      "column {column} on {square}."},
     {"  now and then two queens swap rows, a mutation",
      line_mutate,
      {places, "Place the queen of column {column} in the other's row, on {square}.",
       "A mutation, two queens swap rows: take the one on {square} off."}},
     {"  if queens attack each other: keep the child as a parent to be",
      line_judge,
      {attacking_queens,
       "{square} is attacked by {attackers} {attackers|queen|queens}, none by more: no solution."}},
     {"  after enough children: they take the place of their parents,"},
     {"    of whom only the fittest lives on"},
     {"no queen is attacked: a solution", line_note, why_solved},
     {"one solution is enough: finished", line_end, one_is_enough}}};

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<GeneticSearch>(
        static_cast<std::uint32_t>(problem.board.columns()),
        GeneticSearch::Settings{.population = static_cast<std::size_t>(settings.knobs[0]),
                                .mutation = static_cast<std::uint32_t>(settings.knobs[1]),
                                .crossover = static_cast<Crossover>(settings.knobs[2]),
                                .seed = settings.seed});
}

}  // namespace

constinit const Entry solver_entries::genetic{
    .slug = "genetic",
    .title = "Genetic algorithm",
    .summary = "Crosses placements like living things, the fitter ones more often.",
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
