// Min-conflicts: all queens stand, and an attacked one moves to where fewest attack her.
//
// Iterative repair, with one queen in each column. Every move takes an attacked queen, chosen at
// random, and puts her in the row of her column where fewest queens attack her, ties at random. A
// good start leaves few conflicts, and then some 50 moves are enough even for a million queens.
// Minton, Johnston, Philips & Laird (1992); Wikipedia, "Eight queens puzzle".
//
// The encyclopedia moves the queen with most conflicts, here any that is attacked, which gets stuck
// less often. Hills without a way up are left by starting again, after 100 moves and four for each
// queen. Boards wider than tall swap rows and columns. The work is in repair.cpp.
#include <algorithm>
#include <array>
#include <utility>

#include "solvers/parts/plain_board.hpp"
#include "solvers/parts/repair.hpp"
#include "solvers/parts/words.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

constexpr std::array<std::string_view, 8> pseudocode{
    "for each column, from the left:",
    "  place a queen in the row that the start chooses",
    "while any queen is attacked:",
    "  choose an attacked queen at random and take her off",
    "  place her in the row of her column where fewest queens attack her",
    "  after too many moves: take all queens off and start again",
    "no queen is attacked: note the solution",
    "one solution is found: the search is over"};
constexpr std::array<std::string_view, 2> papers{"Minton, Johnston, Philips & Laird (1992)",
                                                 "Wikipedia, Eight queens puzzle"};
constexpr std::array<std::string_view, 4> starts{"any row", "own row", "random", "one row"};
constexpr std::array<Knob, 1> knobs{
    {{.name = "start",
      .title = "Start",
      .summary = "Each queen where fewest attack her in any row, or in a row of her own; or all at "
                 "random, or all in one row.",
      .lowest = 0,
      .highest = 3,
      .initial = 0,
      .choices = starts}}};

/// Attacked queens that are marked on the board.
constexpr std::size_t most_marks = 1024;

class MinConflicts {
  public:
    MinConflicts(Size size, RepairStart start, std::uint64_t seed)
        : repair_(static_cast<std::uint32_t>(size.shorter()),
                  static_cast<std::uint32_t>(std::max(size.columns, size.rows)), start, seed),
          swapped_(size.columns > size.rows) {}

    Event step() {
        Event event = repair_.step();
        if (swapped_) std::swap(event.square.row, event.square.column);
        return event;
    }

    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::size_t memory() const { return repair_.memory(); }

  private:
    Repair repair_;
    bool swapped_;
};

Insight MinConflicts::insight() const {
    const QueenColumns& queens = repair_.queens();
    Insight insight;
    insight.facts = {{"conflicts", std::to_string(queens.conflicts())},
                     {"moves since the start", std::to_string(repair_.moves_since_start())},
                     {"moves before another start",
                      std::to_string(repair_.patience() - repair_.moves_since_start())},
                     {"moves in all", std::to_string(repair_.moves())},
                     {"starts", std::to_string(repair_.starts())},
                     {"x", "an attacked queen"}};
    for (std::uint32_t column = 0; column < queens.columns(); ++column) {
        const std::uint32_t row = queens.row_of(column);
        if (row == QueenColumns::nowhere || queens.attackers(column) == 0) continue;
        Square square{static_cast<int>(row), static_cast<int>(column)};
        if (swapped_) std::swap(square.row, square.column);
        insight.marks.push_back({square, 'x'});
        if (insight.marks.size() == most_marks) break;
    }
    return insight;
}

std::string explain(const Event& event, const Board& before) {
    const std::string name = square_name(event.square, before.size());
    const std::string attackers = attackers_in_words(before, event.square);
    const std::string lane = lane_name(event.square, before.size());
    switch (event.line) {
        case Repair::line_start:
            return "The queen of " + lane + " starts on " + name + ", attacked by " + attackers +
                   ".";
        case Repair::line_take:
            return "The queen on " + name + " is attacked by " + attackers +
                   ": take her off to move her in " + lane + ".";
        case Repair::line_move:
            return "No square of " + lane + " is attacked by fewer queens than " + name + " (" +
                   std::to_string(attackers_of(before, event.square)) + "): place the queen there.";
        case Repair::line_restart:
            return "After so many moves another start is better: take the queen on " + name +
                   " off.";
        case Repair::line_note: return solution_sentence(before);
        default: return "One solution is found: the search is over.";
    }
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<MinConflicts>(problem.board.size(),
                                   static_cast<RepairStart>(settings.knobs.front()), settings.seed);
}

}  // namespace

namespace solver_entries {

extern constinit const Entry min_conflicts{
    .slug = "min_conflicts",
    .title = "Min-conflicts",
    .summary = "Moves an attacked queen to where fewest attack her, until none is attacked.",
    .pseudocode = pseudocode,
    .papers = papers,
    .knobs = knobs,
    .uses_seed = true,
    .complete = false,
    .accepts = complain_unless_plain,
    .start = start,
    .explain = explain};

}  // namespace solver_entries

}  // namespace queens
