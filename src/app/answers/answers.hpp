// The answers behind the tabs: what takes time to find, found outside of drawing and kept until its
// question changes.
#pragma once

#include <utility>
#include <vector>

#include "app/answers/answer.hpp"
#include "app/answers/census.hpp"
#include "app/answers/constellations.hpp"
#include "app/answers/count.hpp"
#include "app/answers/forecast.hpp"
#include "app/answers/gallery.hpp"
#include "app/answers/gauss.hpp"
#include "app/answers/ladder.hpp"
#include "app/answers/number_squares.hpp"
#include "app/answers/orbit.hpp"
#include "app/answers/pairs.hpp"
#include "app/answers/placement.hpp"
#include "app/answers/published.hpp"
#include "app/answers/questions.hpp"
#include "app/answers/shifts.hpp"
#include "app/answers/start.hpp"
#include "app/answers/sums.hpp"
#include "app/answers/task_answer.hpp"
#include "app/answers/theorem.hpp"
#include "app/answers/tiles.hpp"
#include "app/answers/turns.hpp"
#include "app/answers/verdict.hpp"
#include "app/state/claimed.hpp"
#include "symmetry/square_reading.hpp"

namespace queens {

class App;

// Answers that need more of the program than their question.
[[nodiscard]] Verdict find_verdict(const BoardAndRegions& asked, const App& app);
[[nodiscard]] Census find_census(const Board& board, const App& app);
[[nodiscard]] Start find_start(const StartQuestion& asked, const App& app);
[[nodiscard]] std::vector<std::size_t> find_shown(const asked::GalleryPart& asked, const App& app);
[[nodiscard]] GalleryFamilies find_families(const asked::GalleryGroup& asked, const App& app);

/// Challenge and verdict belong to the board while no run is loaded, the task to what the visitor
/// is asked. Every other answer belongs to the tab or topic in whose row it stands, and stays as it
/// was while that is closed.
struct Answers {
// NOLINTNEXTLINE(bugprone-macro-parentheses): the last one is a name that is declared
#define QUEENS_ANSWER(name, question, find) Answer<&asked::question, &queens::find> name;
    QUEENS_ANSWER(challenge, challenge, verified_challenge)
    QUEENS_ANSWER(verdict, board_and_regions, find_verdict)
    QUEENS_ANSWER(task, task_question, answer_task)
#define QUEENS_TAB(slug, title, answers) answers
#include "app/state/tabs.inc"
#undef QUEENS_TAB
#define QUEENS_TOPIC(slug, title, about, summary, answers) answers
#include "app/state/topics.inc"
#undef QUEENS_TOPIC
#undef QUEENS_ANSWER
};

/// Finds what is open and not known yet.
void follow(Answers& answers, const App& app);

}  // namespace queens
