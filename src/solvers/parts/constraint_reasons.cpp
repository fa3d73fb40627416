// Why the machine of constraint solving does what it does, in the words of all who run it.
#include "core/say.hpp"
#include "solvers/parts/constraint.hpp"
#include "solvers/parts/reasons.hpp"

namespace queens {

Reason Constraint::explain(const Problem& problem, const Event& event, const Board& before) {
    const std::string square = square_name(event.square, before.size());
    switch (event.kind) {
        case EventKind::place:
            if (event.line == line_forced) {
                return about_line(
                    "{square} is the last free square of {line}: its queen must stand there.",
                    event, before);
            }
            return {say("Nothing is forced any more, so make a choice: try {square}.",
                        {{"square", square}})};
        case EventKind::reject:
            if (event.line == line_dead) {
                return why_dead_end(problem, before, event.square).then(say("This is a dead end."));
            }
            if (event.line == line_unmatched) {
                return {
                    say("Some rows have fewer columns between them than they need. This is a "
                        "dead end.")};
            }
            return why_ruled_out(problem, before, event.square);
        case EventKind::solution: return why_solved(before);
        case EventKind::remove:
            return {say(
                event.line == line_undo
                    ? Sentence(
                          "The queen on {square} was forced, so nothing else can be tried in its "
                          "place: take it off.")
                    : Sentence(
                          "Everything with a queen on {square} has been tried: take it off and "
                          "rule the square out."),
                {{"square", square}})};
        case EventKind::done: break;
    }
    return why_nothing_to_try(problem);
}

}  // namespace queens
