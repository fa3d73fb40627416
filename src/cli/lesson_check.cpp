// Each board link is opened as the page opens it, and each goal is compared with the board that its
// own link shows.
#include "cli/lesson_check.hpp"

#include <algorithm>
#include <string>

#include "app/answers/task_answer.hpp"
#include "app/app.hpp"
#include "cli/arrival.hpp"
#include "core/fragment.hpp"
#include "core/say.hpp"
#include "core/words.hpp"

namespace queens::cli {

namespace {

using lessons::Block;
using lessons::BlockKind;
using lessons::Fault;
using lessons::Lesson;
using lessons::PhraseKind;

std::size_t count_words(const std::vector<lessons::Phrase>& phrases) {
    const std::string words = lessons::words_of(phrases);
    std::size_t count = 0;
    bool inside = false;
    for (const char letter : words) {
        const bool blank = letter == ' ' || letter == '\n' || letter == '\t';
        count += !blank && !inside ? 1U : 0U;
        inside = !blank;
    }
    return count;
}

bool looks_like_html(const lessons::Phrase& phrase) {
    const std::size_t at = phrase.words.find('<');
    if (phrase.code || at == std::string::npos) return false;
    const char next = at + 1 < phrase.words.size() ? phrase.words[at + 1] : ' ';
    return next == '/' || next == '!' || (next >= 'a' && next <= 'z') ||
           (next >= 'A' && next <= 'Z');
}

bool names_goal(const lessons::Phrase& link) {
    const std::string fragment = fragment_in(link.target);
    const auto pairs = pairs_in(fragment);
    return std::any_of(pairs.begin(), pairs.end(),
                       [](const auto& pair) { return pair.first == goal_key; });
}

/// Collects the faults of a lesson.
class Check {
  public:
    Check(const Lesson& lesson, Console& console) : faults_(lesson.faults), console_(console) {}

    void check_lesson(const Lesson& lesson);
    /// Nothing if Ctrl+C came.
    [[nodiscard]] std::optional<std::vector<Fault>> faults() && {
        return stopped_ ? std::nullopt : std::optional(std::move(faults_));
    }

  private:
    void complain(std::size_t line, std::string sentence) {
        faults_.push_back({line, std::move(sentence)});
    }
    void check_step(const lessons::Step& step);
    void check_length(std::size_t line, const std::vector<Block>& blocks, Sentence too_long);
    void check_block(const Block& block);
    void check_phrase(const lessons::Phrase& phrase);
    std::string refuse_run(const std::string& target, const RunLink& run);
    void check_task(const Block& task);
    void check_goal(const lessons::Phrase& link);

    [[nodiscard]] bool opens(App& app, const std::string& target);

    std::vector<Fault> faults_;
    Console& console_;
    std::size_t answers_ = 0;
    bool stopped_ = false;
};

void Check::check_lesson(const Lesson& lesson) {
    const std::size_t steps = lesson.steps.size();
    if (steps < fewest_lesson_steps || steps > most_lesson_steps) {
        complain(
            1,
            say("A lesson has {fewest} to {most} steps, not {steps}.",
                {{"fewest", fewest_lesson_steps}, {"most", most_lesson_steps}, {"steps", steps}}));
    }
    const auto check = [&](const Block& block) {
        check_block(block);
        return true;
    };
    lessons::for_each_block(lesson.notes, check);
    for (const lessons::Step& step : lesson.steps) {
        check_step(step);
        lessons::for_each_block(step.blocks, check);
    }
    if (answers_ == 0) {
        complain(1, say("A lesson has at least one hidden answer: a quotation, with >."));
    }
}

void Check::check_step(const lessons::Step& step) {
    if (step.heading.empty()) complain(step.line, say("This step has no heading."));
    check_length(step.line, step.blocks, "This step has {words} words, more than {most}.");
}

/// The words that are seen at once; those of an answer are counted by themselves.
void Check::check_length(std::size_t line, const std::vector<Block>& blocks, Sentence too_long) {
    std::size_t words = 0;
    lessons::for_each_block(blocks, [&](const Block& block) {
        if (block.kind == BlockKind::answer || block.kind == BlockKind::not_yet) return false;
        words += count_words(block.phrases);
        return true;
    });
    if (words <= most_step_words) return;
    complain(line, say(too_long, {{"words", words}, {"most", most_step_words}}));
}

void Check::check_block(const Block& block) {
    for (const lessons::Phrase& phrase : block.phrases) check_phrase(phrase);
    if (block.kind == BlockKind::task) check_task(block);
    if (block.kind != BlockKind::answer) return;
    ++answers_;
    check_length(block.line, block.blocks, "This answer has {words} words, more than {most}.");
}

void Check::check_phrase(const lessons::Phrase& phrase) {
    const bool is_board = phrase.kind == PhraseKind::board || phrase.kind == PhraseKind::picture;
    if (phrase.kind == PhraseKind::text && looks_like_html(phrase)) {
        complain(phrase.line, say("There is no HTML in a lesson: {words} is shown as it is.",
                                  {{"words", in_quotes(phrase.words)}}));
    }
    if (!is_board) return;
    const LinkReading reading = read_link(phrase.target);
    const auto refuse = [&](const std::string& why) {
        complain(phrase.line, say("The link {target} is wrong. {why}",
                                  {{"target", in_quotes(phrase.target)}, {"why", why}}));
    };
    if (!reading.complaint.empty()) return refuse(reading.complaint);
    for (const std::string& notice : reading.notices) refuse(notice);
    const StateReading state = state_of(*reading.link);
    const auto& run = reading.link->run;
    const std::string why =
        run && state.complaint.empty() ? refuse_run(phrase.target, *run) : state.complaint;
    if (!why.empty()) refuse(why);
    for (const std::string& notice : state.notices) refuse(notice);
    for (const auto& [key, value] : reading.unread) refuse(left_out(key, value));
    for (const auto& [key, value] : reading.link->display) {
        if (is_display_key(key)) continue;
        refuse(say("No part of a link is called {key}.", {{"key", in_quotes(key)}}));
    }
}

/// Opens the link as the page does, and takes its run on to its step; false after Ctrl+C.
bool Check::opens(App& app, const std::string& target) {
    app.apply(OpenLink{target});
    stopped_ = stopped_ || !arrives(app, console_);
    return !stopped_;
}

/// What the page says where it cannot show the run or its step, empty if it can.
std::string Check::refuse_run(const std::string& target, const RunLink& run) {
    App app(1);
    if (!opens(app, target)) return {};
    const bool there = app.player() != nullptr && app.player()->step() == run.step;
    return there ? "" : app.notice()->text;
}

/// The first board link of the block, null if it has none.
const lessons::Phrase* board_link_of(const Block& block) {
    for (const lessons::Phrase& phrase : block.phrases) {
        if (phrase.kind == PhraseKind::board) return &phrase;
    }
    for (const Block& inner : block.blocks) {
        if (const lessons::Phrase* link = board_link_of(inner)) return link;
    }
    return nullptr;
}

void Check::check_task(const Block& task) {
    const lessons::Phrase* link = board_link_of(task);
    if (link != nullptr && names_goal(*link)) return check_goal(*link);
    complain(task.line, say("A task has a link to a board with a goal."));
}

/// A goal that is met before anybody has done anything is no task.
void Check::check_goal(const lessons::Phrase& link) {
    App app(1);
    if (!opens(app, link.target)) return;
    const auto& pieces = app.board().pieces();
    if (lessons::wanted("solution", app.state().goal) &&
        std::any_of(pieces.begin(), pieces.end(), stops_lines)) {
        complain(link.line, say("Beside pawns and walls it is not known how many queens fit: ask "
                                "for a number, queens=9+and+conflicts=0."));
    }
    if (!lessons::are_met(app.state().goal, situation_of(app))) return;
    complain(link.line, say("This task is met before anything has been done."));
}

}  // namespace

std::optional<std::vector<Fault>> check_lesson(const Lesson& lesson, Console& console) {
    Check check(lesson, console);
    check.check_lesson(lesson);
    auto faults = std::move(check).faults();
    if (!faults) return std::nullopt;
    std::stable_sort(faults->begin(), faults->end(),
                     [](const Fault& one, const Fault& other) { return one.line < other.line; });
    return faults;
}

}  // namespace queens::cli
