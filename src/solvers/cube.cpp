// The cube: most queens on n boards stacked to n x n x n, attacking in all 26 directions of space.
//
// First one board alone is filled, then a stack of two, then of three. In each stack the squares
// are gone through layer by layer from below, and a queen is placed wherever none attacks it. The
// last queen moves on where the squares left cannot take enough for a better placement: a line
// takes one queen at most, and the layers above no more than a stack of that height took alone. The
// question is from Dubreuil & Koehnen (2022), section 5; that smaller problems of the same kind
// bound the larger one is from Verfaillie, Lemaître & Schiex (1996).
//
// An upright line takes one queen at most, so the board shows the cube from above, and an event
// says on which layer it happened. In the full stack each placement that is better than all before
// is a solution, the last of which is put back in the end, or with the knob `find` every one with
// the most queens, in a second pass.
#include <array>

#include "core/say.hpp"
#include "solvers/parts/cube_search.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

using enum CubeSearch::Line;

constexpr std::array<std::string_view, 2> papers{"dubreuil2022", "verfaillie1996"};
constexpr std::array knobs{choice("find", "Look for",
                                  "The most queens only, or also every placement of that many.",
                                  {"the most", "every way"})};

std::string refuse(const Problem& problem) {
    const Board& board = problem.board;
    if (!board.size().is_square() || board.rows() > largest_cube) {
        return say("A cube is built of square boards of up to {most} rows.",
                   {{"most", largest_cube}});
    }
    return refuse_unless_empty(problem);
}

bool solves(const Problem&, const Settings&, const Board& board) {
    return board.count(Piece::queen) > 0 && is_cube_from_above(board);
}

bool proves_best(const Settings& settings) { return settings.knobs.front() == 0; }

bool is_above_queen(const Moment& moment) {
    return moment.before.at(moment.event.square) == Piece::queen;
}

Reason why_solved_in_space(const Moment& moment) {
    return {
        say("{queens} {queens|queen|queens} on {layers} {layers|layer|layers}, none attacking "
            "another in space: a solution.",
            {{"queens", moment.before.count(Piece::queen)}, {"layers", moment.before.rows()}})};
}

constexpr std::array<CodeLine, 11> pseudocode{
    {{"for stacks of 1 layer, 2 layers, ..., up to a cube:"},
     {"  for each square of each layer, from below:"},
     {"    if a queen attacks it in space: reject it",
      line_reject,
      {is_above_queen, "A queen stands straight below {square} on layer {layer}: reject it.",
       "A queen attacks {square} on layer {layer} in space: reject it."}},
     {"    place a queen on it", line_place,
      "No queen attacks {square} on layer {layer}: place a queen."},
     {"    if the cube holds more than ever before: a solution", line_note, why_solved_in_space},
     {"    if the remaining squares have no room for more:"},
     {"      take the last queen off, and go on after it", line_remove,
      "Too little room is left: take the queen off {square} on layer {layer}."},
     {"  this is the most for that many layers: no later stack has more on them"},
     {"if every way is asked for: search the cube once more"},
     {"else put the best placement back", line_put_back,
      "Nothing better was found: put the queen back on {square} on layer {layer}."},
     {"nothing is left to try: finished", line_end,
      "Nothing better is left to try: the search is finished."}}};

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<CubeSearch>(problem.board.rows(), settings.knobs.front() != 0);
}

}  // namespace

constinit const Entry solver_entries::cube{
    .slug = "cube",
    .title = "Queens in a cube",
    .summary =
        "Finds the most queens on n boards stacked into a cube, none attacking another in space; "
        "the board shows them from above.",
    .approach = Approach::other_puzzle,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = false,
    .attack_free = false,
    .stacks = true,
    .proves_best = proves_best,
    .solves = solves,
    .first_rows = 4,
    .refuse = refuse,
    .start = start};

}  // namespace queens
