// The answers of the open tab are followed, and those of the topic in it.
#include "app/answers/answers.hpp"

#include "app/app.hpp"

namespace queens {

Verdict find_verdict(const BoardAndRegions& asked, const App& app) {
    if (asked.regions.draft) return draft_verdict_on(asked.board, app.draft_report());
    if (!asked.regions.empty()) return garden_verdict_on(asked, app.conflicts());
    if (asked.challenge) {
        return challenge_verdict_on(*asked.challenge, asked.board, app.conflicts());
    }
    return verdict_on(asked.board, app.conflicts(), app.attack_map());
}

Census find_census(const Board& board, const App& app) {
    return census_of(board, app.attack_map());
}

Start find_start(const StartQuestion& asked, const App& app) {
    const bool keeps = keeps_queens(app.state());
    const Problem problem = problem_of(keeps ? asked.board : without(asked.board, Piece::queen));
    Start start{keeps, app.solver().refuse(problem)};
    if (!start.refusal.empty()) start.suitable = suitable_board(app.solver(), asked.board);
    return start;
}

std::vector<std::size_t> find_shown(const asked::GalleryPart& asked, const App& app) {
    return filtered(app.answers().solutions.answer(), asked.second);
}

GalleryFamilies find_families(const asked::GalleryGroup& asked, const App& app) {
    return families_of(app.answers().solutions.answer(), asked.second);
}

namespace {

#define QUEENS_ANSWER(name, question, find) answers.name.follow(app);
// NOLINTBEGIN(bugprone-macro-parentheses): the rows are statements

void follow_topic(Answers& answers, const App& app) {
    switch (app.state().topic) {
#define QUEENS_TOPIC(slug, title, about, summary, its_answers) \
    case Topic::slug:                                          \
        its_answers break;
#include "app/state/topics.inc"
#undef QUEENS_TOPIC
    }
}

void follow_tab(Answers& answers, const App& app) {
    switch (app.state().tab) {
#define QUEENS_TAB(slug, title, its_answers) \
    case Tab::slug:                          \
        its_answers break;
#include "app/state/tabs.inc"
#undef QUEENS_TAB
    }
    if (app.state().tab == Tab::maths) follow_topic(answers, app);
}
// NOLINTEND(bugprone-macro-parentheses)

#undef QUEENS_ANSWER

}  // namespace

void follow(Answers& answers, const App& app) {
    answers.challenge.follow(app);
    answers.verdict.follow(app);
    answers.task.follow(app);
    follow_tab(answers, app);
}

}  // namespace queens
