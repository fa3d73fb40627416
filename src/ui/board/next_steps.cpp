// Every moment has one step: be shown how, ask, go back, or go on from a solution.
#include "ui/board/next_steps.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "app/hint_offer.hpp"
#include "app/rooms/count_room.hpp"
#include "app/rooms/proof_room.hpp"
#include "core/known.hpp"
#include "core/say.hpp"
#include "gardens/draft.hpp"
#include "symmetry/sheet_motion.hpp"
#include "ui/challenge_steps.hpp"
#include "ui/garden_steps.hpp"

namespace queens::ui {

namespace {

/// On larger boards the first search would not come to an end before the visitor has left.
constexpr int largest_shown = 20;
/// Whoever opens a board wants to see it, whatever stands on it.
std::optional<Step> undo(const App& app) {
    if (app.moves() == 0) return std::nullopt;
    return Step{"undo-last", say("Undo"), say("Take the last change back (Ctrl+Z)"), {Undo{}}};
}

Step ask_whether_completable(int queens) {
    return {"ask-completable",
            say("Can this still be completed?"),
            say("A search finds out whether all {n} queens still fit", {{"n", queens}}),
            {AskCompletable{queens}},
            say("Still possible?")};
}

Step ask_why_not(const App& app) {
    return {"why-not", say("Why not {n}?", {{"n", app.board().rows()}}),
            say("The theorem that says on which tori every row can have a queen"),
            open_theorem(app)};
}

/// How many solutions a board has on which only queens stand, where that is published and soon
/// counted.
std::optional<std::uint64_t> solutions_of(const Board& board) {
    const Size size = board.size();
    if (!size.is_square() || size.rows > largest_soon_counted) return std::nullopt;
    if (board.surface() == Surface{}) return known_queens(size.rows);
    if (board.surface() == torus_surface) return known_torus(size.rows);
    return std::nullopt;
}

Step count_all(const App& app, std::uint64_t solutions) {
    Step step{"count-all",
              say("{count} in all: count {count|it|them}", {{"count", solutions}}),
              say("Count the solutions of this board on all cores"),
              {OpenTab{Tab::count}},
              say("Count all {count}", {{"count", solutions}})};
    // A count from the queens on the board would find this one alone.
    if (keeps_queens(app.state())) step.commands.emplace_back(KeepQueens{false});
    const CountRun* run = app.counting();
    if (run == nullptr || run->ledger().complete()) step.commands.emplace_back(StartCount{});
    return step;
}

/// Whether the solutions of the board on show have just been counted.
bool is_counted(const App& app) {
    const CountRun* run = app.counting();
    return run != nullptr && run->ledger().complete() && run->task() == app.task();
}

NextSteps steps_from_solution(const App& app) {
    NextSteps steps;
    const Board& board = app.board();
    const Goal& goal = app.answers().verdict.answer().goal;
    const auto solutions = goal.most ? solutions_of(board) : std::nullopt;
    if (is_torus_without_solution(board) && goal.most) {
        steps.first = ask_why_not(app);
    } else if (board.surface() == Surface{} && is_counted(app)) {
        steps.first = try_torus(board.size());
    } else if (solutions.value_or(0) > 0) {
        steps.first = count_all(app, *solutions);
    }
    if (can_be_turned(board)) {
        steps.others.push_back(
            {"see-images",
             say("Turn and mirror it"),
             say("The solution turned and mirrored, and what leaves it unchanged"),
             {OpenTab{Tab::orbit}}});
    }
    if (const auto side = next_side(board)) {
        const bool has_a_queen_each = goal.most == board.rows();
        const Sentence words =
            has_a_queen_each ? Sentence("Try {n} queens") : Sentence("Try a board of {n} rows");
        steps.others.push_back({"next-size",
                                say(words, {{"n", *side}}),
                                say("An empty board of {n} rows and columns", {{"n", *side}}),
                                {ShowBoard{Board({*side, *side}, board.surface())}}});
    }
    return steps;
}

/// What the next stage of a hint will say.
std::string told_by(HintStage stage) {
    switch (stage) {
        case HintStage::none: break;
        case HintStage::where: return say("Where to look for the next queen");
        case HintStage::why: return say("The squares that are free there");
        case HintStage::square: return say("A square that a solution has");
    }
    return {};
}

/// The next stage of a hint, nothing after the last one.
std::optional<Step> next_hint(const App& app) {
    const auto offer = hint_offer(app);
    if (!offer) return std::nullopt;
    return Step{"ask-hint", offer->words, told_by(offer->stage), {AskHint{offer->queens}}, {}};
}

bool can_be_searched(const Board& board, std::string_view slug) {
    return std::max(board.rows(), board.columns()) <= largest_shown &&
           find_solver(slug)->refuse(problem_of(without(board, Piece::queen))).empty();
}

/// A search for what is asked: a queen in every row, or as many as fit where that is less. The
/// latter does not start from queens that stand.
std::optional<Step> show_search(const Board& board, std::optional<int> most) {
    const bool is_for_most = most && *most < board.size().shorter();
    if (is_for_most && board.count(Piece::queen) > 0) return std::nullopt;
    const std::string slug = is_for_most ? "most_pieces" : "backtracking";
    if (!can_be_searched(board, slug)) return std::nullopt;
    Step step{"show-search",
              say("Show me how a computer does it"),
              say("Plays a search that tries one square after the other"),
              {ChooseSolver{slug}},
              say("Show me")};
    if (is_for_most) step.commands.emplace_back(SetKnob{0, 0});
    step.commands.emplace_back(OpenTab{Tab::solve});
    step.commands.emplace_back(Play{});
    return step;
}

/// Whether hints and answers can be found: it is known how many queens fit, and the search for them
/// takes the board.
bool can_ask(const App& app) {
    return app.answers().verdict.answer().goal.most &&
           app.board().size().area() <= CompletionCheck::largest_area;
}

/// The step on the way to a solution.
std::optional<Step> step_underway(const App& app) {
    const Board& board = app.board();
    const Verdict& verdict = app.answers().verdict.answer();
    const Hint& hint = app.hint();
    const std::optional<int>& most = verdict.goal.most;
    const bool is_wrong = verdict.mood == Mood::stuck || verdict.mood == Mood::conflict;
    if (is_wrong || hint.in_vain) return undo(app);
    if (hint.stage != HintStage::none) return std::nullopt;
    if (board.count(Piece::queen) > 1 && can_ask(app) && hint.sentence.empty()) {
        return ask_whether_completable(*most);
    }
    if (is_torus_without_solution(board) && most) return ask_why_not(app);
    return show_search(board, most);
}

/// On the way to a garden that can be played.
NextSteps steps_of_draft(const App& app) {
    switch (app.draft_report().stand) {
        case DraftStand::one: return {.first = play_draft_step()};
        case DraftStand::many:
            return {.first = app.hint().stage == HintStage::why ? follow_hint_step(app)
                                                                : make_unique_step()};
        default: return {};
    }
}

/// The next thing to ask about a garden, or to do there.
NextSteps steps_in_garden(const Frame& frame) {
    const App& app = frame.app;
    if (app.regions().draft) return steps_of_draft(app);
    const auto explained = app.explained();
    if (explained && (app.is_solved() || explained->step == explained->steps)) {
        return {.first = end_explanation_step()};
    }
    if (app.is_solved()) return {.first = step_from_garden(frame)};
    const bool can_follow = app.hint().stage == HintStage::why && !app.proof().is_open();
    return {.first = can_follow ? follow_hint_step(app) : garden_hint_step(app)};
}

/// The next thing to ask about a challenge, or to do there.
NextSteps steps_in_challenge(const Frame& frame) {
    const App& app = frame.app;
    if (app.answers().verdict.answer().mood == Mood::solved) {
        return {.first = Step{"next-challenge",
                              say("Another puzzle"),
                              say("A new puzzle of this kind"),
                              {another_challenge(frame, app.challenge()->kind)}}};
    }
    if (app.hint().stage == HintStage::why) return {.first = follow_hint_step(app)};
    return {.first = garden_hint_step(app)};
}

/// The hint that can be asked for in a task, or the way back from where none is left.
std::optional<Step> help_in_task(const Frame& frame) {
    const App& app = frame.app;
    if (!app.regions().empty()) return steps_in_garden(frame).first;
    return app.hint().in_vain ? undo(app) : next_hint(app);
}

/// On a small screen only the first of the steps has room.
NextSteps steps_of_task(const Frame& frame) {
    const App& app = frame.app;
    const bool met = app.answers().task.answer().met;
    NextSteps steps{.first = met ? std::nullopt : help_in_task(frame)};
    steps.others = ways_out_of_task(frame);
    if (!steps.first) {
        steps.first = std::move(steps.others.front());
        steps.others.erase(steps.others.begin());
    }
    return steps;
}

}  // namespace

std::vector<Command> open_theorem(const App& app) {
    std::vector<Command> commands{OpenTab{Tab::maths}, ChooseTopic{Topic::theorem}};
    if (named(app.state().view).is_in_space()) commands.emplace_back(SetView{plain_view});
    return commands;
}

Step try_torus(Size size) {
    return {"try-torus",
            say("And on a torus?"),
            say("The same board with its edges joined to a torus"),
            {ShowBoard{Board(size, torus_surface)}}};
}

std::vector<Step> ways_out_of_task(const Frame& frame) {
    const App& app = frame.app;
    if (frame.appearance.beside_lesson || app.challenge()) return {};
    const bool met = app.answers().task.answer().met;
    return {{"hand-in",
             say("Hand in"),
             say("Your board, your tries and your time as a link for your teacher"),
             {HandIn{}}},
            {"leave-task",
             met ? say("Go on freely") : say("Leave the task"),
             say("The board stays as it is, and nothing is asked any more"),
             {LeaveTask{}}}};
}

NextSteps next_steps(const Frame& frame) {
    const App& app = frame.app;
    if (app.challenge()) return steps_in_challenge(frame);
    if (!app.state().goal.empty()) {
        return frame.appearance.beside_lesson ? NextSteps{} : steps_of_task(frame);
    }
    if (!app.regions().empty()) return steps_in_garden(frame);
    // What is asked there may have nothing to do with how many queens fit.
    if (frame.appearance.beside_lesson) return {};
    if (app.is_solved()) return steps_from_solution(app);
    NextSteps steps{.first = step_underway(app)};
    if (auto hint = next_hint(app)) steps.others.push_back(*std::move(hint));
    return steps;
}

}  // namespace queens::ui
