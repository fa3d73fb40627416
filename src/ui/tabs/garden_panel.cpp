// The panel of a garden: its rule, what can be asked, other gardens, and those of days.
#include "ui/tabs/garden_panel.hpp"

#include <algorithm>
#include <array>

#include "app/rooms/garden_room.hpp"
#include "app/rooms/proof_room.hpp"
#include "core/numbers.hpp"
#include "gardens/garden.hpp"
#include "ui/garden_steps.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/garden_days.hpp"
#include "ui/tabs/garden_kind.hpp"
#include "ui/tabs/garden_parts.hpp"
#include "ui/tabs/proof_panel.hpp"
#include "ui/tabs/verdict_line.hpp"

namespace queens::ui {

namespace {

/// The explanation of the whole garden, forward and back.
void draw_explanation(const Frame& frame) {
    const auto explained = frame.app.explained();
    if (!explained) {
        press(frame, ExplainGarden{},
              {.id = "explain-garden",
               .label = say("Explain all"),
               .hint = say("Every step from the empty garden to its solution, with its reason; "
                           "your board comes back afterwards")});
        return offer_proof(frame);
    }
    const auto [step, steps] = *explained;
    note(frame, "{step} of {steps} {steps|step|steps} done.", {{"step", step}, {"steps", steps}});
    const auto all = static_cast<std::int64_t>(steps);
    const auto move = [](const char* id, Sentence label, bool enabled) {
        return Button{.id = id, .label = say(label), .enabled = enabled, .repeats = true};
    };
    constexpr std::int64_t one = 1;
    const std::array ways{-all, -one, one, all};
    const auto pressed = row_of_buttons(
        frame,
        {move("explain-first", "First", step > 0), move("explain-back", "Back", step > 0),
         move("explain-on", "On", step < steps), move("explain-last", "Last", step < steps)});
    if (pressed) frame.give(StepExplanation{ways[*pressed]});
    if (!frame.app.hint().sentence.empty()) say_to(frame, frame.app.hint().sentence);
    press(frame, end_explanation_step(), "explain-end", Kind::quiet);
}

void draw_switches(const Frame& frame) {
    switch_for<RuleOut>(
        frame, {.id = "garden-crosses",
                .label = say("A queen marks what it forbids"),
                .hint = say("Dots on every square where no other queen can stand any more")});
    switch_for<BeQuiet>(
        frame,
        {.id = "garden-quiet",
         .label = say("Show mistakes only when asked"),
         .hint = say("Queens that break the rule have no rings; a hint says where to look")});
    const GardenTimer& timer = frame.app.gardens().timer();
    const auto seconds = timer.seconds();
    bool timed = timer.is_on();
    if (toggle(frame,
               {.id = "garden-timer",
                .label = say("Timer"),
                .hint = say("Shows the time spent on a garden; it stops once the garden is solved, "
                            "and while the page is hidden"),
                .value = seconds ? clock_time(*seconds) : std::string()},
               timed)) {
        frame.give(TimeGardens{timed});
    }
}

/// Other gardens: any like this one, or of another kind.
void draw_others(const Frame& frame) {
    const GrowGarden present = another_garden(frame);
    const bool is_done = frame.app.is_solved() && !frame.app.explained();
    heading(frame, say("More gardens"));
    press(frame, another_garden_step(frame), "garden-another",
          is_done && !frame.app.state().day ? Kind::primary : Kind::plain);
    press(frame, PrintGardens{},
          {.id = "print-gardens",
           .label = say("Print puzzles"),
           .hint = say("Four, six or nine gardens of this kind on paper, with their solutions on "
                       "the next page")});
    if (const auto grade = choose_grade(frame, present.grade, "grade-",
                                        say("Graded by the reasoning that a garden needs"))) {
        GrowGarden wanted = present;
        wanted.grade = *grade;
        frame.give(wanted);
    }
    if (const auto kind = choose_kind(frame, {present.n, present.surface, present.rule})) {
        frame.give(GrowGarden{kind->n, kind->surface, kind->rule, present.grade, present.seed});
    }
}

/// Whether the garden on show is one of a day that was solved here.
bool is_solved_before(const App& app) {
    const State& state = app.state();
    return state.day && state.grade && app.gardens().is_solved(*state.day, *state.grade);
}

/// From solving to making: the regions of this garden, to be changed.
void offer_making(const Frame& frame) {
    const State& state = frame.app.state();
    press(frame, MakeGarden{state.board.rows(), state.board.surface(), state.regions.rule},
          {.id = "make-garden",
           .label = say("Change its regions"),
           .hint = say("Make a garden of your own, beginning with this one")});
}

}  // namespace

void draw_garden(const Frame& frame, PanelMemory& memory) {
    if (frame.app.proof().is_open()) return draw_proof(frame);
    const bool explained = frame.app.explained().has_value();
    say_to(frame, rule_words(frame.app.state().regions.rule));
    if (!explained) {
        note(frame,
             frame.appearance.coarse_pointer
                 ? Sentence("Tap: a mark, then a queen, then empty again. Drag to mark many.")
                 : Sentence("Click: a mark, then a queen, then empty again. Drag to mark many."));
    }
    gap(4);
    const Verdict& verdict = frame.app.answers().verdict.answer();
    // Without a timer the line below the board is enough.
    const bool timed = frame.app.gardens().timer().seconds().has_value();
    if (timed && verdict.mood != Mood::solved) tell_progress(frame, verdict.goal.brief);
    if (!explained) tell_verdict(frame, verdict);
    if (verdict.mood != Mood::solved && is_solved_before(frame.app)) {
        note(frame, "You have solved this garden before; it can be solved again.");
    }
    const std::string& answer = frame.app.hint().sentence;
    if (!explained) draw_questions(frame, "garden-", frame.app.board().rows());
    draw_explanation(frame);
    // Below the buttons, whose tooltips would cover it.
    if (!explained && !answer.empty()) say_to(frame, answer);
    gap(4);
    draw_switches(frame);
    press(frame, ClearBoard{},
          {.id = "clear-board",
           .label = say("Clear the board"),
           .hint = say("Take every queen and mark away, and leave the regions")});
    separate_groups(frame);
    draw_days(frame, memory);
    separate_groups(frame);
    draw_others(frame);
    separate_groups(frame);
    heading(frame, say("Make one"));
    offer_making(frame);
    gap(8);
    offer_leaving(frame);
}

void offer_gardens(const Frame& frame) {
    heading(frame, say("Gardens"));
    note(frame, "Puzzles with one solution: a queen in each row, column and coloured region.");
    if (button(frame, {.id = "gardens",
                       .label = say("Today's garden"),
                       .hint = say("A board of coloured regions, the same for everyone today")})) {
        frame.give(open_today(frame));
    }
    const int n = std::clamp(frame.app.board().rows(), smallest_garden, largest_garden);
    press(frame, MakeGarden{.n = n, .surface = {}},
          {.id = "make-garden",
           .label = say("Make a garden"),
           .hint = say("Paint its regions, and see at every square how many solutions there are")});
}

}  // namespace queens::ui
