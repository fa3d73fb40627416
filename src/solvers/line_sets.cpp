// Line sets: dynamic programming over the lines that queens occupy.
//
// What queens can still be added depends on the occupied lines alone, not on which queens occupy
// them. So the search goes row by row through sets of lines: each set of a level is extended by
// every square whose lines are all free, and sets that come out equal are put together, with their
// numbers of ways added. In the end the ways of the sets with all queens are the number of
// solutions. Rivin & Zabih (1992); the look-ahead, which drops sets that leave some row or column
// no free square, is that of Engelhardt (2007), section 4.2.
//
// The original only counts. Here each set keeps the queens by which it was reached, so that all
// solutions are found by going back from the last sets; that, too, is in Engelhardt (2007), section
// 4.3. Levels grow fast: `accepts` keeps to boards where they cannot hold more than 203,000 sets.
// A "row" is a slot (slots.hpp), which may also stay empty where there are more slots than queens.
#include <algorithm>
#include <array>

#include "solvers/parts/line_set_search.hpp"
#include "solvers/parts/words.hpp"

namespace queens {

namespace {

/// The largest boards: with a queen in every row, with fewer queens, and with pawns or walls. The
/// sets of a level are at most as many as the arrangements of queens: 35,538 and 118,969 on the
/// plane; and with walls as those of kings on 6 x 6, 202,841.
constexpr int largest_full = 10;
constexpr int largest_spare = 8;
constexpr int largest_cut = 6;

constexpr std::array<std::string_view, 12> pseudocode{
    "the first level holds the set of no lines, reached in one way",
    "row by row, for each set of the level:",
    "  put queens on the board that occupy these lines",
    "  for each square of the row: if a line through it is in the set, pass it over",
    "    else: the set with the lines of a queen there joins the next level,",
    "      or if it is there already, its ways are added,",
    "      or if it leaves a row or column no free square, it is dropped",
    "    take the queen off again",
    "for each set with all queens, go all ways by which it was reached back:",
    "  put the queens of the way on the board",
    "  note the solution",
    "when all ways have been gone, the search is over"};
constexpr std::array<std::string_view, 2> papers{"Rivin & Zabih (1992)", "Engelhardt (2007)"};
constexpr std::array<std::string_view, 2> look_choices{"off", "on"};
constexpr std::array<Knob, 1> knobs{
    {{.name = "look",
      .title = "Look ahead",
      .summary = "Whether sets are dropped that leave some row or column no free square.",
      .lowest = 0,
      .highest = 1,
      .initial = 0,
      .choices = look_choices}}};

std::string accepts(const Problem& problem) {
    if (std::string complaint = complain_about_pieces(problem); !complaint.empty()) {
        return complaint;
    }
    const Board& board = problem.board;
    const int longer = std::max(board.rows(), board.columns());
    const auto too_large = [](const std::string& which, int largest) {
        return "The sets of lines would be too many to be kept: boards " + which + "can have " +
               std::to_string(largest) + " rows and columns at most.";
    };
    if (board.count(Piece::pawn) + board.count(Piece::wall) > 0 && longer > largest_cut) {
        return too_large("with pawns or walls ", largest_cut);
    }
    if (longer > largest_full) return too_large("", largest_full);
    if (longer > largest_spare && slots_of(problem).spare > 0) {
        return too_large("on which rows stay empty ", largest_spare);
    }
    return {};
}

std::string explain(const Event& event, const Board& before) {
    const std::string name = square_name(event.square, before.size());
    switch (event.line) {
        case LineSetSearch::line_set_up:
            return (event.kind == EventKind::place ? "Put the queen on " + name
                                                   : "Take the queen on " + name + " off") +
                   ", so that the board shows the next set of lines.";
        case LineSetSearch::line_test: return why_rejected(before, event.square) + ".";
        case LineSetSearch::line_new:
            return "With a queen on " + name + " the occupied lines make a set that is new.";
        case LineSetSearch::line_join:
            return "With a queen on " + name +
                   " the same lines are occupied as by other queens before: add the ways.";
        case LineSetSearch::line_drop:
            return "With a queen on " + name +
                   " too few rows or columns have a free square: drop the set.";
        case LineSetSearch::line_take:
            return "The set is kept: take the queen on " + name +
                   " off and look at the next square.";
        case LineSetSearch::line_tell:
            return (event.kind == EventKind::place
                        ? "One way to this set was a queen on " + name
                        : "All ways behind " + name + " have been gone: take the queen off") +
                   ".";
        case LineSetSearch::line_note: return solution_sentence(before);
        case LineSetSearch::line_end: return "All ways have been gone: the search is over.";
        default: return nothing_to_try(before);
    }
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<LineSetSearch>(std::make_shared<const CellLines>(problem),
                                    settings.knobs.front() != 0);
}

}  // namespace

namespace solver_entries {

extern constinit const Entry line_sets{
    .slug = "line_sets",
    .title = "Line sets",
    .summary = "Goes row by row through the sets of occupied lines, and puts equal ones together.",
    .pseudocode = pseudocode,
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .accepts = accepts,
    .start = start,
    .explain = explain};

}  // namespace solver_entries

}  // namespace queens
