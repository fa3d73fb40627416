// Min-conflicts: all queens stand, and an attacked one moves to where fewest attack it.
//
// Iterative repair, with one queen in each column. Every move takes an attacked queen, chosen at
// random, and puts it in the row of its column where fewest queens attack it, ties at random. A
// good start leaves few conflicts, and then some 50 moves are enough even for a million queens.
// Minton, Johnston, Philips & Laird (1992); Wikipedia, "Eight queens puzzle".
//
// The encyclopedia moves the queen with most conflicts, here any that is attacked, which gets stuck
// less often. Hills without a way up are left by starting again, after 100 moves and four for each
// queen. Boards wider than tall swap rows and columns. The work is in repair.cpp.
#include <algorithm>
#include <array>
#include <utility>

#include "core/numbers.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/parts/repair.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

using enum Repair::Line;

constexpr std::array<CodeLine, 8> pseudocode{
    {{"for each column (each row of a board wider than tall):"},
     {"  place a queen on the square that the start chooses",
      line_start,
      {is_attacked,
       "The queen of {lane} starts on {square}, attacked by {attackers} {attackers|queen|queens}.",
       "The queen of {lane} starts on {square}, which no queen attacks."}},
     {"while any queen is attacked:"},
     {"  choose an attacked queen at random and take it off", line_take,
      "The queen on {square} is attacked by {attackers} {attackers|queen|queens}: take it off to "
      "move it within {lane}."},
     {"  put it back in its line, where the fewest queens attack it",
      line_move,
      {is_attacked,
       "{square} is attacked by only {attackers} {attackers|queen|queens}, the fewest in {lane}: "
       "place the queen there.",
       "No queen attacks {square}: place the queen of {lane} there."}},
     {"  after too many moves: take all queens off and start again", line_restart,
      "All these moves were no help, so start again: take the queen off {square}."},
     {"no queen is attacked: a solution", line_note, why_solved},
     {"one solution is enough: finished", line_end, one_is_enough}}};
constexpr std::array<std::string_view, 2> papers{"minton1992", "wikipedia"};
constexpr std::array knobs{choice("start", "Start",
                                  "Each queen where the fewest attack it, in any row or in a row "
                                  "of its own; or all at random; or all in one row.",
                                  {"any row", "own row", "random", "one row"})};

/// Boards with fewer rows than this begin with conflicts, so that there is something to repair. The
/// seed gives nine moves on 8 x 8.
constexpr int fewest_rows_of_good_start = 50;
constexpr std::uint64_t seed_of_nine_moves = 4;

/// Squares that are marked on the board.
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
    [[nodiscard]] Square square_of(std::uint32_t column, std::uint32_t row) const {
        return swapped_ ? square_at(row, column) : square_at(column, row);
    }
    void add_marks(Insight& insight) const;

    Repair repair_;
    bool swapped_;
};

/// The queens that are attacked, and while one moves, by how many each square of its column is, and
/// where by the fewest.
void MinConflicts::add_marks(Insight& insight) const {
    const QueenColumns& queens = repair_.queens();
    const auto add = [&](std::uint32_t column, std::uint32_t row, ThoughtKind kind,
                         std::uint32_t attackers) {
        if (insight.marks.size() == most_marks) return;
        insight.marks.push_back({square_of(column, row), kind, static_cast<int>(attackers)});
    };
    if (const auto column = repair_.moving()) {
        std::uint32_t fewest = UINT32_MAX;
        for (std::uint32_t row = 0; row < queens.rows(); ++row) {
            add(*column, row, ThoughtKind::attackers, queens.attackers(*column, row));
            fewest = std::min(fewest, queens.attackers(*column, row));
        }
        for (std::uint32_t row = 0; row < queens.rows(); ++row) {
            if (queens.attackers(*column, row) != fewest) continue;
            insight.grounds.push_back({GroundKind::fewest, square_of(*column, row)});
        }
    }
    for (std::uint32_t column = 0; column < queens.columns(); ++column) {
        const std::uint32_t row = queens.row_of(column);
        if (row == QueenColumns::nowhere || queens.attackers(column) == 0) continue;
        add(column, row, ThoughtKind::attacked_queen, queens.attackers(column));
    }
}

Insight MinConflicts::insight() const {
    const QueenColumns& queens = repair_.queens();
    Insight insight;
    insight.facts = {
        {"conflicts", grouped(queens.conflicts())},
        {"moves since the start", grouped(repair_.moves_since_start())},
        {"moves before another start", grouped(repair_.patience() - repair_.moves_since_start())},
        {"moves in all", grouped(repair_.moves())},
        {"starts", grouped(repair_.starts())}};
    add_marks(insight);
    return insight;
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<MinConflicts>(problem.board.size(),
                                   static_cast<RepairStart>(settings.knobs.front()), settings.seed);
}

void set_out(Settings& settings, int rows) {
    if (rows >= fewest_rows_of_good_start) return;
    settings.knobs.front() = static_cast<std::int64_t>(RepairStart::random_rows);
    settings.seed = seed_of_nine_moves;
}

std::unique_ptr<Search> start_many(std::uint32_t n, const Settings& settings) {
    return searching<Repair>(n, n, static_cast<RepairStart>(settings.knobs.front()), settings.seed);
}

}  // namespace

constinit const Entry solver_entries::min_conflicts{
    .slug = "min_conflicts",
    .title = "Min-conflicts",
    .summary = "Moves an attacked queen to where the fewest attack it, until none is attacked.",
    .approach = Approach::luck,
    .kind = SolverKind::repairs,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .uses_seed = true,
    .complete = false,
    .tree = SearchTree::none,
    .set_out = set_out,
    .refuse = refuse_unless_plain,
    .start = start,
    .start_many = start_many};

}  // namespace queens
