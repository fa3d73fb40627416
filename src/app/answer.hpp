// Answers about the program in its own terms: for the page beside the picture, for pages around a
// frame, for whom they are documented on embed.html, and for tests.
#pragma once

#include <string>
#include <string_view>

#include "app/app.hpp"

namespace queens {

/// The answer to a question, empty if there is nothing to say, and a sentence if it is not one
/// of these:
///   state      the present link, without '#'
///   playing    yes or no
///   step       the present step of the run
///   length     how many steps the run has, as soon as that is known
///   solutions  the solutions that the run has found so far
///   many       how many queens are placed beyond the boards: placing, in peace or in conflict
///   status     the sentence on show when something went wrong
///   count      the sum of a count so far, and whether it is running, paused or complete, or
///              pausing, while it is not known yet whether it is kept; "cutting" while it is cut
///              into jobs
///   count-file the count at hand as a file, nothing where it is complete or none is
///   finished   the counts that were made, a line each; finished-file as they are kept
///   goal       what has become of the task: met, missed or open; the goal, what it asks, and what
///              is said when it is met, a line each; nothing in a free laboratory
///   hint       towards how many queens the next stage of a hint leads, and the words of the button
///              that asks for it, a line each; nothing where none is offered
///   puzzle     the link of the garden or the puzzle on show without what the visitor has done,
///              behind "solved" or "open" and a space; nothing where nothing was done
///   whole      whether a link to what is on show has all of it: no where a race, a count, an
///              explanation or queens by the million would be missing, else yes
///   gardens    what is remembered of the gardens of days, a line for each; gardens-file as it is
///              kept
///   conflicts  how many pairs of pieces are in conflict
///   attacks    how often each square is attacked, row by row from the top left, with spaces
///   theme      light, dark or system
[[nodiscard]] std::string answer(const App& app, std::string_view question);

}  // namespace queens
