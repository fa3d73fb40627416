// Line sets: dynamic programming over the lines that queens occupy.
//
// What queens can still be added depends on the occupied lines alone, not on which queens occupy
// them. So the search goes row by row through sets of lines: each set of a level is extended by
// every square whose lines are all free, and sets that come out equal are put together, with their
// numbers of ways added. In the end the ways of the sets with all queens are the number of
// solutions. Rivin & Zabih (1992); the look-ahead, which drops sets that leave some row or column
// no free square, or do so by the queens that they force, is that of Engelhardt (2007),
// section 4.2, without the diagonals, which need no queen on the plane. From there is also the vote
// for rows: each set votes with its free squares, and the row with the fewest is next. On empty
// planes that nearly always is the next row anyway; where a row has few squares it saves most sets.
//
// The original only counts. Here each set keeps the queens by which it was reached, so that all
// solutions are found by going back from the last sets; that, too, is in Engelhardt (2007), section
// 4.3. Levels grow fast: `accepts` keeps to boards where they cannot hold more than 203,000 sets.
// A "row" is a slot (slots.hpp), which may also stay empty where there are more slots than queens.
#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "solvers/parts/line_set_search.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

using enum LineSetSearch::Line;

/// The largest boards: with a queen in every row, with fewer queens, and with pawns or walls. The
/// sets of a level are at most as many as the arrangements of queens: 35,538 and 118,969 on the
/// plane; and with walls as those of kings on 6 x 6, 202,841.
constexpr int largest_full = 10;
constexpr int largest_spare = 8;
constexpr int largest_cut = 6;

constexpr std::array<CodeLine, 12> pseudocode{
    {{"the first level holds the set of no lines, reached in one way", line_start,
      why_nothing_to_try},
     {"row by row, for each set of the level:"},
     {"  put queens on the board that occupy these lines",
      line_set_up,
      {places, "Put a queen on {square}, so that the board shows the next set of lines.",
       "Take the queen off {square}, so that the board shows the next set of lines."}},
     {"  for each square of the row: skip it if a line through it is in the set", line_test,
      why_rejected},
     {"    else: the set with the lines of a queen there joins the next level,", line_new,
      "With a queen on {square} the occupied lines are a set that is new."},
     {"      or, if it is there already, its ways are added,", line_join,
      "With a queen on {square} the same lines are occupied as by other queens before: add the "
      "ways."},
     {"      or, if it leaves too few rows or columns a free square, it is dropped", line_drop,
      "With a queen on {square} too few rows or columns have a free square: drop the set."},
     {"      or, if the queens it forces lead to that, it is dropped as well", line_forced,
      "A queen on {square} forces others, and then too few rows or columns have a free square: "
      "drop the set."},
     {"    take the queen off again", line_take,
      "Take the queen off {square} again and look at the next square."},
     {"for each set with all queens, go every way back and put its queens on the board",
      line_tell,
      {places, "One way to this set had a queen on {square}.",
       "All ways with a queen on {square} have been followed: take it off."}},
     {"  a solution", line_note, why_solved},
     {"all ways have been followed: finished", line_end,
      "All ways have been followed: the search is finished."}}};
constexpr std::array<std::string_view, 2> papers{"rivin1992", "engelhardt2007"};
constexpr std::array knobs{
    choice("look", "Look ahead",
           "Whether to drop sets that leave too few rows or columns a free square, or would, once "
           "every forced queen is placed.",
           {"off", "free squares", "forced queens"}),
    choice("rows", "Rows",
           "Which row is filled next: the next one from the top, or, where every row needs a "
           "queen, the one with the fewest free squares over all sets.",
           {"in order", "by votes"})};

std::string refuse(const Problem& problem) {
    if (std::string complaint = refuse_other_pieces(problem); !complaint.empty()) {
        return complaint;
    }
    const Board& board = problem.board;
    const int longer = std::max(board.rows(), board.columns());
    const auto too_large = [](Sentence sentence, int largest) {
        return say(sentence, {{"most", largest}});
    };
    if (board.count(Piece::pawn) + board.count(Piece::wall) > 0 && longer > largest_cut) {
        return too_large(
            "There would be too many sets of lines to keep: a board with pawns or walls "
            "can have at most {most} rows and columns.",
            largest_cut);
    }
    if (longer > largest_full) {
        return too_large(
            "There would be too many sets of lines to keep: the board can have at most "
            "{most} rows and columns.",
            largest_full);
    }
    if (longer > largest_spare && slots_of(problem).spare > 0) {
        return too_large(
            "There would be too many sets of lines to keep: a board with rows that stay "
            "empty can have at most {most} rows and columns.",
            largest_spare);
    }
    return {};
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<LineSetSearch>(std::make_shared<const CellLines>(problem),
                                    static_cast<LineSetSearch::Ahead>(settings.knobs[0]),
                                    static_cast<LineSetSearch::Rows>(settings.knobs[1]));
}

}  // namespace

constinit const Entry solver_entries::line_sets{
    .slug = "line_sets",
    .title = "Line sets",
    .summary =
        "Goes row by row and joins positions that block the "
        "same lines: counting without repeating.",
    .approach = Approach::shortcut,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .tree = SearchTree::none,
    .scans = true,
    .refuse = refuse,
    .start = start};

}  // namespace queens
