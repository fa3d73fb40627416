// A single run of the group search, with queens set, squares blocked and conditions chosen by hand.
//
// Engelhardt (2007) wrote the commands of each run of his program into a file: Set and Block for
// squares, MinDist, SecMinDist, NoKnightLine and SingleKnight for what queens may not do together
// (sections 2.6 and 2.7). Here queens that stand on the board are set, forbidden squares are
// blocked, and the conditions are the knobs. With none of them all solutions of the torus are
// looked for; of solutions that shifts, turns and mirrors carry into each other one is reported.
#include <array>

#include "core/attacks.hpp"
#include "core/say.hpp"
#include "solvers/parts/orbit_search.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

using enum OrbitSearch::Line;

constexpr std::array<CodeLine, 11> pseudocode{
    {{"the queens on the board stay there during the whole run"},
     {"block what the conditions forbid beside them", line_fix, OrbitSearch::queen_fixed},
     {"a row, column or diagonal without a queen has no square left: go back", line_dead,
      OrbitSearch::dead_end},
     {"choose the one with the fewest squares left, and for each of them, in order:"},
     {"  place a queen, and block what the conditions forbid beside it", line_place,
      OrbitSearch::chosen},
     {"  when all queens stand, find the least image under shifts, turns and mirrors"},
     {"    if it is known: drop the solution", line_known, OrbitSearch::known},
     {"    else: its orbit is new, note it", line_note, OrbitSearch::noted},
     {"  take the queen off, and unblock what was blocked because of it", line_back,
      OrbitSearch::taken_off},
     {"the queens of the board stay where they are", line_clear, OrbitSearch::cleared},
     {"all squares have been tried: the run is finished", line_end,
      "The run is finished: everything that its conditions allow has been tried."}}};
constexpr std::array<std::string_view, 1> papers{"engelhardt2007"};
constexpr std::array knobs{
    number("min_dist", "MinDist",
           "The least distance of queens in rows or columns next to each other; 2 forbids nothing.",
           {2, 14}, 2),
    number("sec_min_dist", "SecMinDist",
           "The least distance of the next queen behind two that are a knight's move apart; 2 "
           "forbids nothing.",
           {2, 27}, 2),
    on_off("no_knight_line", "NoKnightLine", "No three queens in a line of knight's moves."),
    on_off("single_knight", "SingleKnight", "No queen a knight's move away from two others."),
    blocking_knob(0)};

GroupKind orbit_group(const Settings&) { return GroupKind::d4n; }

std::string refuse(const Problem& problem) {
    const Board& board = problem.board;
    if (!board.size().is_square() || board.surface() != torus_surface) {
        return say("The conditions of a run are about queens on a square torus.");
    }
    if (std::string many = refuse_many_orbits(board.rows()); !many.empty()) return many;
    const int others = board.size().area() - board.count(Piece::none) - board.count(Piece::queen) -
                       board.count(Piece::forbidden);
    if (others > 0) {
        return say(
            "A run knows queens that are set and squares that are forbidden: take "
            "everything else off the board.");
    }
    if (problem.queens != board.rows()) {
        return say(
            "The run relies on a queen in every row, column and diagonal: ask for {queens} "
            "{queens|queen|queens}.",
            {{"queens", board.rows()}});
    }
    if (has_conflict(board)) {
        return say("Queens that are set attack each other: take some off the board.");
    }
    return LineTable(problem).possible
               ? std::string()
               : say("A row, column or diagonal has no square left: allow one of its squares.");
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    const SearchRun run{.title = say("by hand"),
                        .fixed = {},
                        .blocked = {},
                        .min_dist = static_cast<int>(settings.knobs[0]),
                        .sec_min_dist = static_cast<int>(settings.knobs[1]),
                        .no_knight_line = settings.knobs[2] != 0,
                        .single_knight = settings.knobs[3] != 0};
    return searching<OrbitSearch>(std::make_shared<const OrbitPlan>(
        problem, std::vector{run}, settings.knobs[4] != 0, GroupKind::d4n));
}

}  // namespace

constinit const Entry solver_entries::single_run{
    .slug = "single_run",
    .title = "A run by hand",
    .summary =
        "One run of the group search: set queens, forbid squares, and choose what queens "
        "may not do together.",
    .approach = Approach::shortcut,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = false,
    .group = orbit_group,
    .refuse = refuse,
    .start = start};

}  // namespace queens
