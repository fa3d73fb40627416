// The panel of a garden: its rule, what can be asked, other gardens, and those of days.
#include "ui/tabs/garden_panel.hpp"

#include <array>

#include "app/rooms/garden_room.hpp"
#include "gardens/garden.hpp"
#include "ui/garden_steps.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

namespace {

constexpr std::array<Sentence, 4> grade_titles{"Easy", "Medium", "Hard", "Expert"};

struct NamedRule {
    GardenRule value;
    const char* id;
    Sentence title;
    Sentence hint;
};
constexpr std::array rules{
    NamedRule{GardenRule::touch, "rule-touch", "No touching",
              "No two queens stand next to each other, not even at a corner"},
    NamedRule{GardenRule::lines, "rule-lines", "No attacks",
              "No two queens attack each other along any line"}};

constexpr std::array garden_surfaces{Surface{}, Surface{Join::straight, Join::open}, torus_surface};

Sentence rule_words(GardenRule rule) {
    return rule == GardenRule::touch
               ? Sentence(
                     "One queen goes into each row, each column and each region. No two queens "
                     "touch, not even at a corner.")
               : Sentence(
                     "One queen goes into each row, each column and each region. No two queens "
                     "attack each other along any line.");
}

void tell_verdict(const Frame& frame) {
    const Verdict& verdict = frame.app.answers().verdict.answer();
    const bool solved = verdict.mood == Mood::solved;
    const bool wrong = verdict.mood == Mood::conflict;
    const ImU32 colour = solved  ? frame.theme.right
                         : wrong ? frame.theme.conflict
                                 : frame.theme.quiet;
    paragraph(frame, verdict.mood == Mood::underway ? frame.fonts.text : frame.fonts.strong, colour,
              verdict.sentence.empty() ? verdict.goal.brief : verdict.sentence);
}

/// What can be asked about the garden, and the answer.
void draw_questions(const Frame& frame) {
    const int n = frame.app.board().rows();
    const Hint& hint = frame.app.hint();
    const bool solved = frame.app.answers().verdict.answer().mood == Mood::solved;
    if (hint.stage == HintStage::why) {
        press(frame, FollowHint{},
              {.id = "garden-follow",
               .label = say("Do it"),
               .hint = say("Mark or place what the hint says"),
               .kind = Kind::primary});
    } else {
        press(frame, AskHint{n},
              {.id = "garden-hint",
               .label = hint.stage == HintStage::where ? say("Why?") : say("Hint"),
               .hint = say("First where to look, then why"),
               .enabled = !solved});
    }
    if (button_beside(frame, {.id = "garden-check",
                              .label = say("All right so far?"),
                              .hint = say("Only whether, not where"),
                              .enabled = !solved})) {
        frame.give(AskCompletable{n});
    }
    if (!hint.sentence.empty()) say_to(frame, hint.sentence);
}

void draw_switches(const Frame& frame) {
    const State& state = frame.app.state();
    bool rules_out = state.rules_out;
    if (toggle(frame,
               {.id = "garden-crosses",
                .label = say("A queen marks what it forbids"),
                .hint = say("Dots on every square where no other queen can stand any more")},
               rules_out)) {
        frame.give(RuleOut{rules_out});
    }
    bool quiet = state.quiet;
    if (toggle(frame,
               {.id = "garden-quiet",
                .label = say("Show mistakes only when asked"),
                .hint = say("Queens that may not stand together are not ringed at once")},
               quiet)) {
        frame.give(BeQuiet{quiet});
    }
}

/// A choice that grows another garden when it is taken; says why where there is no such garden.
void draw_kind(const Frame& frame, const Button& shown, const GrowGarden& wanted, bool first) {
    Button choice = shown;
    const std::string refusal = refuse_garden(wanted.n, wanted.surface, wanted.rule);
    choice.enabled = refusal.empty();
    if (!refusal.empty()) choice.hint = refusal;
    if (first ? button(frame, choice) : button_beside(frame, choice)) frame.give(wanted);
}

void draw_grades(const Frame& frame, const GrowGarden& present) {
    for (std::size_t i = 0; i < grade_titles.size(); ++i) {
        const auto grade = static_cast<GardenGrade>(i);
        GrowGarden wanted = present;
        wanted.grade = present.grade == grade ? std::nullopt : std::optional(grade);
        draw_kind(frame,
                  {.id = "grade-" + std::string(slug_of(grade)),
                   .label = say(grade_titles[i]),
                   .hint = say("Graded by the reasons that a garden needs"),
                   .on = present.grade == grade},
                  wanted, i == 0);
    }
}

void draw_surfaces(const Frame& frame, const GrowGarden& present) {
    constexpr std::array<Sentence, 3> titles{"Plane", "Cylinder", "Torus"};
    for (std::size_t i = 0; i < garden_surfaces.size(); ++i) {
        GrowGarden wanted = present;
        wanted.surface = garden_surfaces[i];
        draw_kind(frame,
                  {.id = "garden-" + std::string(named(wanted.surface).slug),
                   .label = say(titles[i]),
                   .hint = say("Regions and neighbours go on across joined edges"),
                   .on = present.surface == wanted.surface},
                  wanted, i == 0);
    }
}

void draw_rules(const Frame& frame, const GrowGarden& present) {
    for (const NamedRule& rule : rules) {
        GrowGarden wanted = present;
        wanted.rule = rule.value;
        draw_kind(frame,
                  {.id = rule.id,
                   .label = say(rule.title),
                   .hint = say(rule.hint),
                   .on = present.rule == rule.value},
                  wanted, &rule == &rules.front());
    }
}

void draw_size(const Frame& frame, const GrowGarden& present) {
    GrowGarden wanted = present;
    wanted.n = static_cast<int>(stepper(frame,
                                        {.id = "garden-size",
                                         .label = say("Rows"),
                                         .less = say("Fewer rows"),
                                         .more = say("More rows"),
                                         .lowest = smallest_garden,
                                         .highest = largest_garden},
                                        present.n));
    if (wanted.n != present.n) frame.give(wanted);
}

/// Other gardens: any like this one, or of another kind.
void draw_others(const Frame& frame) {
    const GrowGarden present = another_garden(frame);
    heading(frame, say("Another one"));
    press(frame, present,
          {.id = "garden-another",
           .label = say("Another garden"),
           .hint = say("A new garden of this kind; undo brings this one back"),
           .kind = Kind::primary});
    draw_size(frame, present);
    draw_grades(frame, present);
    draw_surfaces(frame, present);
    draw_rules(frame, present);
}

/// The gardens of a day: today, or an earlier or later one.
void draw_days(const Frame& frame, PanelMemory& memory) {
    const Day today = frame.appearance.today;
    const Day day = memory.garden_day.value_or(frame.app.state().day.value_or(today));
    heading(frame, day == today ? say("Gardens of today")
                                : say("Gardens of {day}", {{"day", written(day)}}));
    for (std::size_t i = 0; i < grade_titles.size(); ++i) {
        const auto grade = static_cast<GardenGrade>(i);
        const bool solved = frame.app.gardens().is_solved(day, grade);
        const bool here = frame.app.state().day == day && frame.app.state().grade == grade;
        const std::string title = say(grade_titles[i]);
        const Button choice{.id = "day-" + std::string(slug_of(grade)),
                            .label = solved ? say("{grade}, solved", {{"grade", title}}) : title,
                            .hint = say("The same garden for everyone, on that day"),
                            .on = here};
        if (i == 0 ? button(frame, choice) : button_beside(frame, choice)) {
            frame.give(OpenDay{day, grade});
        }
    }
    const auto turn = [&](const char* id, Sentence label, int days, bool beside) {
        const Button leaf{.id = id, .label = say(label), .kind = Kind::quiet};
        if (beside ? button_beside(frame, leaf) : button(frame, leaf))
            memory.garden_day = moved(day, days);
    };
    turn("day-before", "The day before", -1, false);
    turn("day-after", "The day after", 1, true);
    if (day != today &&
        button_beside(frame, {.id = "day-today", .label = say("Today"), .kind = Kind::quiet})) {
        memory.garden_day = today;
    }
    const int solved = frame.app.gardens().solved();
    if (solved > 0) {
        note(frame, "{n} {n|garden of a day|gardens of days} solved here.", {{"n", solved}});
    }
}

void separate_parts(const Frame& frame) {
    gap(8);
    hairline(frame);
    gap(8);
}

}  // namespace

void draw_garden(const Frame& frame, PanelMemory& memory) {
    say_to(frame, rule_words(frame.app.state().regions.rule));
    note(frame,
         frame.appearance.coarse_pointer
             ? Sentence("Tap: a mark, then a queen, then empty again. Drag to mark many.")
             : Sentence("Click: a mark, then a queen, then empty again. Drag to mark many."));
    gap(4);
    tell_verdict(frame);
    draw_questions(frame);
    gap(4);
    draw_switches(frame);
    press(frame, ClearBoard{},
          {.id = "clear-board",
           .label = say("Clear the board"),
           .hint = say("Take every queen and mark away, and leave the regions")});
    separate_parts(frame);
    draw_others(frame);
    separate_parts(frame);
    draw_days(frame, memory);
    separate_parts(frame);
    press(frame, LeaveGarden{},
          {.id = "leave-garden",
           .label = say("Leave the gardens"),
           .hint = say("Take the regions off the board"),
           .kind = Kind::quiet});
}

void offer_gardens(const Frame& frame) {
    heading(frame, say("Gardens"));
    note(frame, "Puzzles with one solution: a queen in each row, column and coloured region.");
    if (button(frame, {.id = "gardens",
                       .label = say("The garden of today"),
                       .hint = say("A board of coloured regions, the same for everyone today")})) {
        frame.give(OpenDay{frame.appearance.today, GardenGrade::easy});
    }
}

}  // namespace queens::ui
