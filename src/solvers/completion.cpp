// Completion: given queens, and all ways to add the missing ones, or a proof that there is none.
//
// Whether some queens can be completed to a solution is hard to decide in general, so that the
// search must see early that it fails (Gent, Jefferson & Nightingale 2017). It uses all that is
// known of one state: lines without a free square, queens that are forced, squares that would leave
// a line without one, and before each choice it pairs rows and columns along the free squares: if
// two rows share their last column, or ten rows their last nine, nothing can come of it (Hall 1935,
// Régin 1994).
//
// It is the machine of constraint solving with that test added. What Régin takes out of the domains
// by strong components is left in; only the pairing itself is asked for. The search can end at its
// first solution, if one is enough; ending without one is the proof.
#include <array>

#include "core/say.hpp"
#include "solvers/parts/constraint.hpp"
#include "solvers/parts/reasons.hpp"
#include "solvers/parts/refusals.hpp"
#include "solvers/solver.hpp"

namespace queens {

namespace {

using enum Constraint::Line;

constexpr std::array<std::string_view, 2> papers{"gent2017", "regin1994"};
constexpr std::array knobs{choice("number", "Completions",
                                  "Whether to look for all completions, or for one.",
                                  {{"all", "completions"}, {"one", "completion"}})};

/// That the completion is one, and at the end that no other is looked for.
Reason why_completed(const Moment& moment) {
    if (!ends(moment)) return why_solved(moment);
    return {say("One completion is enough: the search is finished.")};
}

constexpr std::array<CodeLine, 11> pseudocode{
    {{"the given queens stay where they are", line_start, why_nothing_to_try},
     {"a line that needs a queen has no free square: a dead end", line_dead, Constraint::dead_end},
     {"a line has one free square left: its queen must stand there", line_forced,
      Constraint::forced},
     {"a queen on some square would leave a line none: rule the square out", line_strike,
      why_ruled_out},
     {"rows and columns cannot be paired by free squares: a dead end", line_unmatched,
      Constraint::unmatched},
     {"nothing of that kind: choose the line with the fewest free squares,"},
     {"  and place a queen where it attacks the fewest free squares", line_place,
      Constraint::chosen},
     {"all queens stand: a completion; look for others unless one is enough", line_note,
      why_completed},
     {"going back, take off what followed from the latest choice,", line_undo, Constraint::undone},
     {"  then the chosen queen itself, and rule its square out", line_refute, Constraint::refuted},
     {"nothing is left to take back: there is no further completion", line_end,
      "Nothing is left to try: there is no further completion."}}};

bool is_one_enough(const Settings& settings) { return settings.knobs.front() != 0; }

std::unique_ptr<Search> start(const Problem& problem, const Settings& settings) {
    return searching<Constraint>(std::make_shared<const LineTable>(problem),
                                 Constraint::Rules{true, true, true, is_one_enough(settings)});
}

}  // namespace

constinit const Entry solver_entries::completion{
    .slug = "completion",
    .title = "Completion",
    .summary = "Completes given queens in every way, or proves that it cannot be done.",
    .approach = Approach::look_ahead,
    .pseudocode = Pseudocode(pseudocode),
    .papers = papers,
    .knobs = knobs,
    .complete = true,
    .ends_at_first = is_one_enough,
    .refuse = refuse_other_pieces,
    .start = start};

}  // namespace queens
