// Group search: all solutions on the torus, by a few runs that find one or some of each orbit.
//
// The motions of the torus, shifts among them, carry each solution to up to 8 n^2 solutions, its
// orbit. Three numbers that no motion changes say how near the queens of a solution come to each
// other, and sort the orbits into classes. A run looks for some of the classes: it fixes a few
// queens in the way that each of these orbits has somewhere, and with every queen it blocks the
// squares on which another would lead into other classes. Inside a run the search goes on in the
// row, column or diagonal with fewest squares left. A solution is carried to the least image of its
// orbit, which shows whether the orbit is known; in the end the sizes of the orbits are added up.
// Engelhardt (2007), sections 2.4 to 3.2; the runs and their conditions are in search_runs.hpp.
//
// There each run is a program of its own that writes its solutions into a file, and others sort and
// merge the files; here it is all one search, and no orbit is reported twice. There the squares
// between two queens seem not to be looked at when squares are blocked, to judge by the numbers of
// table 6, so that a run may find solutions that break its conditions; that is one of the choices
// here. Runs are not split further by a fourth fixed queen. Where lines have equally few squares
// left the first one is taken, rows before columns before diagonals; what the paper takes is not
// said, so that for n = 17 the queens placed differ from that table: by at most 2.2 per cent in
// all, by more in single runs.
#include <array>

#include "core/say.hpp"
#include "solvers/parts/orbit_search.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

using enum OrbitSearch::Line;

constexpr std::array<CodeLine, 11> pseudocode{
    {{"for each run, on an empty board:"},
     {"  place its fixed queens, and block what its conditions forbid beside them", line_fix,
      OrbitSearch::queen_fixed},
     {"  a row, column or diagonal without a queen has no square left: go back", line_dead,
      OrbitSearch::dead_end},
     {"  choose the one with the fewest squares left, and for each of them, in order:"},
     {"    place a queen, and block what the conditions forbid beside it", line_place,
      OrbitSearch::chosen},
     {"    when all queens stand, find the least of their images under the group"},
     {"      if it is known: drop the solution", line_known, OrbitSearch::known},
     {"      else: its orbit is new, note it", line_note, OrbitSearch::noted},
     {"    take the queen off, and unblock what was blocked because of it", line_back,
      OrbitSearch::taken_off},
     {"  take the fixed queens off", line_clear, OrbitSearch::cleared},
     {"after the last run, add up the sizes of all orbits", line_end,
      "All runs are finished: the orbits that they found contain all solutions."}}};
constexpr std::array<std::string_view, 1> papers{"engelhardt2007"};
constexpr std::array knobs{
    choice("splitting", "Runs",
           "How the search is split into runs: variants 1 to 6 of table 6 of the paper.",
           {"first queen fixed", "knight's move apart or not", "neighbour distances",
            "chains and single knights", "second distances to 7", "second distances to 10"},
           5),
    blocking_knob(1),
    choice("group", "One of all that are",
           "Which solutions count as one: those carried into each other by rotations, reflections "
           "and shifts, or by dilations as well.",
           {"congruent", "similar"})};

GroupKind orbit_group(const Settings& settings) {
    return settings.knobs[2] == 0 ? GroupKind::d4n : GroupKind::sim;
}

std::string refuse(const Problem& problem) {
    const Board& board = problem.board;
    if (!board.size().is_square() || board.surface() != torus_surface) {
        return say(
            "The shifts, rotations and reflections that the runs rely on need a square torus.");
    }
    if (std::string many = refuse_many_orbits(board.rows()); !many.empty()) return many;
    if (!is_empty(board)) {
        return say("The runs place all queens themselves: take everything off the board.");
    }
    if (problem.queens != board.rows()) {
        return say(
            "The runs rely on a queen in every row, column and diagonal: ask for {queens} "
            "{queens|queen|queens}.",
            {{"queens", board.rows()}});
    }
    return {};
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    const auto splitting = static_cast<Splitting>(settings.knobs[0]);
    return searching<OrbitSearch>(
        std::make_shared<const OrbitPlan>(problem, runs_of(splitting, problem.board.rows()),
                                          settings.knobs[1] != 0, orbit_group(settings)));
}

}  // namespace

constinit const Entry solver_entries::group_search{
    .slug = "group_search",
    .title = "Group search",
    .summary =
        "Finds torus solutions, counting all that shifts, "
        "turns and mirrors make of one as the same.",
    .approach = Approach::shortcut,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = false,
    .up_to_symmetry = true,
    .group = orbit_group,
    .refuse = refuse,
    .start = start};

}  // namespace queens
