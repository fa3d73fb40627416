// Completion: given queens, and all ways to add the missing ones, or a proof that there is none.
//
// Whether some queens can be completed to a solution is hard to decide in general, so that the
// search must see early that it fails (Gent, Jefferson & Nightingale 2017). It uses all that is
// known of one state: lines without a free square, queens that are forced, squares that would leave
// a line without one, and before each choice it pairs rows and columns along the free squares: if
// two rows share their last column, or ten rows their last nine, nothing can come of it (Hall 1935,
// Regin 1994).
//
// It is the machine of constraint solving with that test added. What Regin takes out of the domains
// by strong components is left in; only the pairing itself is asked for. The search can end at its
// first solution, if one is enough; ending without one is the proof.
#include <array>

#include "solvers/parts/constraint.hpp"
#include "solvers/parts/slots.hpp"
#include "solvers/parts/words.hpp"

namespace queens {

namespace {

constexpr std::array<std::string_view, 11> pseudocode{
    "the given queens stay where they are",
    "if a line that needs a queen has no free square: it is a dead end",
    "if a line has one free square left: its queen must stand there",
    "if a queen on some square would leave a line none: rule the square out",
    "if rows and columns cannot be paired by free squares: it is a dead end",
    "else try a square of the line with fewest free ones:",
    "  place a queen on the square that attacks fewest free squares",
    "if all queens stand: note the completion, and look for others unless one is enough",
    "at a dead end, take back what followed from the latest trial,",
    "  then that queen herself, and rule her square out",
    "when nothing is left to take back, there is no further completion"};
constexpr std::array<std::string_view, 2> papers{"Gent, Jefferson & Nightingale (2017)",
                                                 "Regin (1994)"};
constexpr std::array<std::string_view, 2> number_choices{"all", "one"};
constexpr std::array<Knob, 1> knobs{
    {{.name = "number",
      .title = "Completions",
      .summary = "Whether all completions are looked for, or one is enough.",
      .lowest = 0,
      .highest = 1,
      .initial = 0,
      .choices = number_choices}}};

std::string explain(const Event& event, const Board& before) {
    const std::string name = square_name(event.square, before.size());
    switch (event.kind) {
        case EventKind::place:
            if (event.line == Constraint::line_forced) {
                return name + " is the last free square of a line: its queen must stand there.";
            }
            return "Try " + name + ", on a line with fewest free squares.";
        case EventKind::reject:
            if (event.line == Constraint::line_dead) {
                return dead_line_sentence(before, event.square) + ": a dead end.";
            }
            if (event.line == Constraint::line_unmatched) {
                return "Some rows have fewer columns among them than they need: a dead end.";
            }
            return "A queen on " + name + " would leave a line no square: rule it out.";
        case EventKind::solution: return solution_sentence(before);
        case EventKind::remove:
            if (event.line == Constraint::line_undo) {
                return "The queen on " + name + " was forced by a trial that failed: take her off.";
            }
            return "All that follows from the queen on " + name +
                   " has been tried: take her off and rule the square out.";
        case EventKind::done: break;
    }
    if (event.line == Constraint::line_start) return nothing_to_try(before);
    if (event.line == Constraint::line_note) return "One completion is enough: the search is over.";
    return "Nothing is left to try: there is no further completion.";
}

bool is_one_enough(const Settings& settings) { return settings.knobs.front() != 0; }

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<Constraint>(std::make_shared<const LineTable>(problem),
                                 Constraint::Rules{true, true, true, is_one_enough(settings)});
}

}  // namespace

namespace solver_entries {

extern constinit const Entry completion{
    .slug = "completion",
    .title = "Completion",
    .summary = "Completes given queens by strong pruning, or proves that it cannot be done.",
    .pseudocode = pseudocode,
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .ends_at_first = is_one_enough,
    .accepts = complain_about_pieces,
    .start = start,
    .explain = explain};

}  // namespace solver_entries

}  // namespace queens
