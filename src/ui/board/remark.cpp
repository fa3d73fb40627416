// The task, the goal and the verdict in the colour of what they mean.
#include "ui/board/remark.hpp"

#include "app/rooms/proof_room.hpp"
#include "core/say.hpp"

namespace queens::ui {

namespace {

/// Beside a lesson, which says itself what is to be done: how many pieces stand.
Remark standing_remark(const Frame& frame) {
    const std::string& standing = frame.app.answers().verdict.answer().goal.standing;
    return {standing, standing, frame.theme.ink, frame.fonts.text};
}

/// What the visitor is asked to do, and that it is done.
Remark task_remark(const Frame& frame, const TaskAnswer& task) {
    if (task.met) return {task.sentence, say("Solved"), frame.theme.right, frame.fonts.strong};
    if (frame.appearance.beside_lesson) return standing_remark(frame);
    return {say("Task: {task}", {{"task", task.asked}}), task.asked, frame.theme.ink,
            frame.fonts.text};
}

}  // namespace

Remark goal_remark(const Frame& frame) {
    const TaskAnswer& task = frame.app.answers().task.answer();
    if (!task.asked.empty() && !frame.app.challenge()) return task_remark(frame, task);
    const Verdict& verdict = frame.app.answers().verdict.answer();
    const bool solved = verdict.mood == Mood::solved;
    const bool wrong = verdict.mood == Mood::conflict;
    const bool has_standing = frame.appearance.beside_lesson && !verdict.goal.standing.empty();
    if (has_standing && !solved && !wrong) return standing_remark(frame);
    const bool over = solved || wrong || verdict.mood == Mood::stuck;
    if (!over || frame.app.explained()) {
        return {verdict.goal.sentence, verdict.goal.brief, frame.theme.ink, frame.fonts.text};
    }
    const ImU32 colour = solved ? frame.theme.right : wrong ? frame.theme.wrong : frame.theme.ink;
    return {verdict.sentence, verdict.brief, colour, frame.fonts.strong};
}

bool has_answer(const Frame& frame) {
    const App& app = frame.app;
    return !app.hint().sentence.empty() && !(app.proof().is_open() && app.is_solved());
}

Remark answer_remark(const Frame& frame) {
    const std::string& words = frame.app.hint().sentence;
    return {words, words, frame.theme.quiet, frame.fonts.text};
}

}  // namespace queens::ui
