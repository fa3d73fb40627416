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
#include <array>

#include "solvers/parts/list_rule.hpp"
#include "solvers/parts/plain_board.hpp"
#include "solvers/parts/words.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

/// The lines of the pseudocode that events happen in.
enum Line : std::uint8_t { line_by_line = 6, line_place = 7, line_note = 8, line_end = 9 };
constexpr std::array<std::string_view, 10> pseudocode{
    "write the even numbers from 2 to n",
    "  if n leaves 3 or 9 modulo 12: move 2 to the end",
    "behind them write the odd numbers from 1 to n",
    "  if n leaves 8 modulo 12: exchange them in pairs (3, 1, 7, 5, ...)",
    "  if n leaves 2 modulo 12: exchange 1 and 3, and move 5 to the end",
    "  if n leaves 3 or 9 modulo 12: move 1 and 3 to the end",
    "or, on a line: place queens at slope * column + shift, modulo n",
    "for each column: place a queen in the row of the next number",
    "all queens stand: note the solution",
    "no other solution is looked for"};
constexpr std::array<std::string_view, 2> papers{"Wikipedia, Eight queens puzzle", "Pauls (1874)"};
constexpr std::array<std::string_view, 2> rules{"list", "line"};
constexpr std::array<Knob, 3> knobs{
    {{.name = "rule",
      .title = "Rule",
      .summary = "The list of even and odd numbers, or a straight line around the torus where n "
                 "has neither 2 nor 3 as a factor.",
      .lowest = 0,
      .highest = 1,
      .initial = 0,
      .choices = rules},
     {.name = "slope",
      .title = "Slope of the line",
      .summary = "Rows from one column to the next; the next greater slope where it fails.",
      .lowest = 2,
      .highest = largest_side,
      .initial = 2,
      .choices = {}},
     {.name = "shift",
      .title = "Shift of the line",
      .summary = "The row in the first column, the lowest being 0.",
      .lowest = 0,
      .highest = largest_side - 1,
      .initial = 0,
      .choices = {}}}};

class Construction {
  public:
    explicit Construction(const ConstructionRule& rule) : rule_(rule) {}

    Event step() {
        if (column_ < rule_.n) {
            const std::uint32_t row = rule_.n - 1 - rule_.row_of(column_);
            return {EventKind::place,
                    rule_.slope == 0 ? line_place : line_by_line,
                    {static_cast<int>(row), static_cast<int>(column_++)}};
        }
        if (column_++ == rule_.n) return {EventKind::solution, line_note, {}};
        return {EventKind::done, line_end, {}};
    }

    [[nodiscard]] Insight insight() const {
        Insight insight;
        if (rule_.slope == 0) {
            insight.facts = {{"rule", "list"}, {"n modulo 12", std::to_string(rule_.n % 12)}};
        } else {
            insight.facts = {{"rule", "line"},
                             {"slope", std::to_string(rule_.slope)},
                             {"shift", std::to_string(rule_.shift)}};
        }
        return insight;
    }

  private:
    ConstructionRule rule_;
    std::uint32_t column_ = 0;
};

/// Whether a line around the board is the only rule.
bool needs_line(const Board& board) { return board.surface() != Surface{}; }

std::string accepts(const Problem& problem) {
    const Board& board = problem.board;
    const bool flipped =
        board.surface().sides == Join::flipped || board.surface().ends == Join::flipped;
    if (flipped) return "No rule is known for boards with a flipped edge.";
    Problem plane = problem;
    plane.board.set_surface({});
    std::string refusal = complain_unless_plain_square(plane);
    if (!refusal.empty()) return refusal;
    if (needs_line(board) && (board.rows() % 2 == 0 || board.rows() % 3 == 0)) {
        return "Around this board a straight line of queens needs an n without the factors 2 and "
               "3.";
    }
    return {};
}

std::string explain(const Event& event, const Board& before) {
    const std::string name = square_name(event.square, before.size());
    switch (event.line) {
        case line_place:
            return "Number " + std::to_string(event.square.column + 1) + " of the list is " +
                   std::to_string(before.rows() - event.square.row) + ": place a queen on " + name +
                   ".";
        case line_by_line:
            return "The line goes on to " + name + ", around the edges if it must: place a queen.";
        case line_note: return solution_sentence(before);
        default: return "The rule has named one solution: that is all.";
    }
}

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    const auto n = static_cast<std::uint32_t>(problem.board.columns());
    const auto slope = static_cast<std::uint32_t>(settings.knobs[1]);
    const auto shift = static_cast<std::uint32_t>(settings.knobs[2]);
    const bool line = needs_line(problem.board) || settings.knobs[0] != 0;
    return searching<Construction>(line ? line_rule(n, slope, shift) : ConstructionRule{n, 0, 0});
}

}  // namespace

namespace solver_entries {

extern constinit const Entry construction{
    .slug = "construction",
    .title = "Construction",
    .summary = "Places every queen by a rule, without trying anything.",
    .pseudocode = pseudocode,
    .papers = papers,
    .knobs = knobs,
    .complete = false,
    .accepts = accepts,
    .start = start,
    .explain = explain};

}  // namespace solver_entries

}  // namespace queens
