// Construction: a rule names the square of every queen, and nothing has to be tried.
//
// The even numbers and then the odd ones, with a few exchanges that depend on n modulo 12, are the
// rows of a solution for n = 1 and for every n from 4 on; row 1 is the lowest. Wikipedia, "Eight
// queens puzzle"; first proved by Pauls (1874).
//
// Where n has neither 2 nor 3 as a factor, the queens may also stand on a straight line that winds
// around the torus: (column, slope * column + shift) modulo n, if n has no factor in common with
// the slope and the numbers beside it. Around a torus or a cylinder that is the only rule here; on
// the plane it is a choice. The rules are in list_rule.hpp.
#include <algorithm>
#include <array>
#include <vector>

#include "core/known.hpp"
#include "core/say.hpp"
#include "solvers/parts/list_rule.hpp"
#include "solvers/parts/queen_columns.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t { line_by_line = 6, line_place = 7, line_note = 8, line_end = 9 };
constexpr std::array<std::string_view, 2> papers{"wikipedia", "pauls1874"};
constexpr std::array knobs{
    choice("rule", "Rule",
           "The list of even and odd numbers, or a straight line around the torus if n is "
           "divisible by neither 2 nor 3.",
           {"list", "line"}),
    number("slope", "Slope of the line",
           "Rows from one column to the next; where that fails, the next greater slope.",
           {2, largest_side}, 2),
    number("shift", "Shift of the line",
           "The row in the first column, counted from 0 at the bottom.", {0, largest_side - 1}, 0)};

class Construction {
  public:
    explicit Construction(const ConstructionRule& rule) : rule_(rule), rows_(rule.n) {}

    Event step() {
        if (column_ < rule_.n) {
            const std::uint32_t row = rule_.n - 1 - rule_.row_of(column_);
            rows_[column_] = row;
            return placed(rule_.slope == 0 ? line_place : line_by_line, square_at(column_++, row));
        }
        if (column_++ == rule_.n) return solved(line_note);
        return ended(line_end);
    }

    [[nodiscard]] Insight insight() const;
    [[nodiscard]] std::span<const std::uint32_t> rows_by_column() const { return rows_; }
    [[nodiscard]] static std::uint64_t slice() { return 1U << 18; }

  private:
    [[nodiscard]] NumberList list() const;

    ConstructionRule rule_;
    std::vector<std::uint32_t> rows_;
    std::uint32_t column_ = 0;
};

/// The rows that the rule names, counted from below, from a few before the present column.
NumberList Construction::list() const {
    constexpr std::uint32_t most = 32;
    constexpr std::uint32_t back = 8;
    const std::uint32_t done = std::min(column_, rule_.n);
    NumberList list;
    list.before = rule_.n <= most || done <= back ? 0 : std::min(done - back, rule_.n - most);
    const auto first = static_cast<std::uint32_t>(list.before);
    const std::uint32_t end = std::min(first + most, rule_.n);
    list.after = rule_.n - end;
    for (std::uint32_t column = first; column < end; ++column) {
        list.items.push_back(
            {rule_.row_of(column) + 1, column + 1 == column_ ? NumberList::State::present
                                       : column < column_    ? NumberList::State::done
                                                             : NumberList::State::to_come});
    }
    return list;
}

Insight Construction::insight() const {
    Insight insight;
    const NumberList list = this->list();
    insight.numbers_mean = "row of this column's queen";
    for (std::size_t i = 0; i < list.items.size(); ++i) {
        insight.numbers.push_back({Axis::column, static_cast<int>(list.before + i),
                                   list.items[i].number,
                                   list.items[i].state == NumberList::State::present});
    }
    if (rule_.slope == 0) {
        insight.picture = {
            list, say("The list for n = {n}, which leaves {remainder} modulo 12: for each column, "
                      "from the left, the row of its queen.",
                      {{"n", rule_.n}, {"remainder", rule_.n % 12}})};
    } else {
        insight.picture = {
            list, say("The line for n = {n}: from row {first} on, each queen stands {slope} "
                      "{slope|row|rows} higher than the one before; past the top, it goes on from "
                      "the bottom.",
                      {{"n", rule_.n}, {"first", rule_.shift + 1}, {"slope", rule_.slope}})};
    }
    return insight;
}

/// Whether a line around the board is the only rule.
bool needs_line(const Board& board) { return board.surface() != Surface{}; }

std::string refuse(const Problem& problem) {
    const Board& board = problem.board;
    if (is_flipped(board.surface())) return say("No rule is known for boards with a flipped edge.");
    Problem plane = problem;
    plane.board.set_surface({});
    std::string refusal = refuse_unless_plain_square(plane);
    if (!refusal.empty()) return refusal;
    if (needs_line(board) && !torus_has_solutions(board.rows())) {
        return say(
            "Around this board a straight line of queens needs a number of rows that is "
            "divisible by neither 2 nor 3.");
    }
    return {};
}

Reason why_in_list(const Moment& moment) {
    const auto& [problem, event, before] = moment;
    return {say("Number {place} of the list is {row}: place a queen on {square}.",
                {{"place", event.square.column + 1},
                 {"row", before.rows() - event.square.row},
                 {"square", square_name(event.square, before.size())}})};
}

constexpr std::array<CodeLine, 10> pseudocode{
    {{"write the even numbers from 2 to n"},
     {"  if n leaves 3 or 9 modulo 12: move 2 to the end"},
     {"then write the odd numbers from 1 to n"},
     {"  if n leaves 8 modulo 12: swap them in pairs (3, 1, 7, 5, ...)"},
     {"  if n leaves 2 modulo 12: swap 1 and 3, and move 5 to the end"},
     {"  if n leaves 3 or 9 modulo 12: move 1 and 3 to the end"},
     {"or, on a line: place queens at slope * column + shift, modulo n", line_by_line,
      "The line continues to {square}, around the edges if need be: place a queen."},
     {"for each column: place a queen in the row of the next number", line_place, why_in_list},
     {"all queens stand: a solution", line_note, why_solved},
     {"no other solution is looked for", line_end,
      "The rule gives one solution; it does not look for others."}}};

ConstructionRule rule_of(std::uint32_t n, bool line, const Settings& settings) {
    if (!line) return {n, 0, 0};
    return line_rule(n, static_cast<std::uint32_t>(settings.knobs[1]),
                     static_cast<std::uint32_t>(settings.knobs[2]));
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    const bool line = needs_line(problem.board) || settings.knobs[0] != 0;
    return searching<Construction>(
        rule_of(static_cast<std::uint32_t>(problem.board.columns()), line, settings));
}

std::unique_ptr<Search> start_many(std::uint32_t n, const Settings& settings) {
    return searching<Construction>(rule_of(n, settings.knobs[0] != 0, settings));
}

}  // namespace

constinit const Entry solver_entries::construction{
    .slug = "construction",
    .title = "Construction",
    .summary = "Places every queen by a rule, without trying anything.",
    .approach = Approach::shortcut,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = false,
    .tree = SearchTree::none,
    .refuse = refuse,
    .start = start,
    .start_many = start_many};

}  // namespace queens
