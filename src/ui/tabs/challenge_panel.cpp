// The panel of a challenge: what is asked, hints, and other challenges.
#include "ui/tabs/challenge_panel.hpp"

#include <array>

#include "puzzles/generate.hpp"
#include "ui/challenge_steps.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

namespace {

struct NamedChallenge {
    ChallengeKind kind;
    const char* id;
    Sentence title;
    Sentence rule;
};
constexpr std::array challenges{
    NamedChallenge{ChallengeKind::complete, "challenge-complete", "Complete the queens",
                   "Some queens are given. Add the others: one in each row and column, and none "
                   "attacks another."},
    NamedChallenge{ChallengeKind::pawns, "challenge-pawns", "Queens and pawns",
                   "A pawn stops lines, so that a row with a pawn has room for two queens. Add "
                   "queens so that none attacks another."},
    NamedChallenge{ChallengeKind::watch, "challenge-watch", "See every square",
                   "Add queens until every square holds a queen or is attacked by one. No fewer "
                   "queens can do it; they may attack each other."}};

constexpr std::array<Sentence, 4> grade_titles{"Easy", "Medium", "Hard", "Expert"};

bool is_over(const Frame& frame) {
    return frame.app.answers().verdict.answer().mood == Mood::solved;
}

void tell_verdict_on_challenge(const Frame& frame) {
    const Verdict& verdict = frame.app.answers().verdict.answer();
    const bool underway = verdict.mood == Mood::underway;
    const ImU32 colour = verdict.mood == Mood::solved ? frame.theme.right
                         : underway                   ? frame.theme.quiet
                                                      : frame.theme.conflict;
    paragraph(frame, underway ? frame.fonts.text : frame.fonts.strong, colour, verdict.sentence);
}

/// What can be asked about the challenge, and the answer.
void draw_questions_on_challenge(const Frame& frame, int queens) {
    const Hint& hint = frame.app.hint();
    const bool open = !is_over(frame);
    if (frame.app.hint().stage == HintStage::why) {
        press(frame, FollowHint{},
              {.id = "challenge-follow",
               .label = say("Do it"),
               .hint = say("Mark or place what the hint says"),
               .kind = Kind::primary});
    } else {
        press(frame, AskHint{queens},
              {.id = "challenge-hint",
               .label = hint.stage == HintStage::where ? say("Why?") : say("Hint"),
               .hint = say("First where to look, then why"),
               .enabled = open});
    }
    if (button_beside(frame, {.id = "challenge-check",
                              .label = say("All right so far?"),
                              .hint = say("Only whether, not where"),
                              .enabled = open})) {
        frame.give(AskCompletable{queens});
    }
    if (!hint.sentence.empty()) say_to(frame, hint.sentence);
    press(frame, ClearBoard{},
          {.id = "clear-board",
           .label = say("Start again"),
           .hint = say("Take your queens and marks away, and leave what is given")});
}

/// The kinds, one a line; the present one is pressed in. What comes first is easy.
void choose_challenge(const Frame& frame, const std::optional<ChallengeKind>& present) {
    for (const NamedChallenge& row : challenges) {
        PoseChallenge chosen = another_challenge(frame, row.kind);
        if (!present && !chosen.grade) chosen.grade = GardenGrade::easy;
        press(frame, chosen,
              {.id = row.id,
               .label = say(row.title),
               .hint = say(row.rule),
               .on = row.kind == present});
    }
}

void choose_grade(const Frame& frame, const PoseChallenge& present) {
    for (std::size_t i = 0; i < grade_titles.size(); ++i) {
        const auto grade = static_cast<GardenGrade>(i);
        PoseChallenge wanted = present;
        wanted.grade = present.grade == grade ? std::nullopt : std::optional(grade);
        const Button choice{.id = "challenge-" + std::string(slug_of(grade)),
                            .label = say(grade_titles[i]),
                            .hint = say("Graded by the reasons that a puzzle needs"),
                            .on = present.grade == grade};
        if (i == 0 ? button(frame, choice) : button_beside(frame, choice)) frame.give(wanted);
    }
}

/// Other challenges: any like this one, or of another kind, size or grade.
void draw_other_challenges(const Frame& frame, ChallengeKind kind) {
    const PoseChallenge present = another_challenge(frame, kind);
    heading(frame, say("Another one"));
    press(frame, present,
          {.id = "challenge-another",
           .label = say("Another puzzle"),
           .hint = say("A new puzzle of this kind"),
           .kind = is_over(frame) ? Kind::primary : Kind::plain});
    choose_grade(frame, present);
    PoseChallenge sized = present;
    sized.n = static_cast<int>(stepper(frame,
                                       {.id = "challenge-size",
                                        .label = say("Rows"),
                                        .less = say("Fewer rows"),
                                        .more = say("More rows"),
                                        .lowest = fewest_rows(kind),
                                        .highest = most_rows(kind)},
                                       present.n));
    if (!refuse_challenge(kind, sized.n, sized.surface).empty()) sized.surface = {};
    if (sized.n != present.n) frame.give(sized);
    gap(8);
    choose_challenge(frame, kind);
}

}  // namespace

void draw_challenge(const Frame& frame) {
    const Challenge& challenge = *frame.app.challenge();
    const NamedChallenge& row = challenges.at(static_cast<std::size_t>(challenge.kind));
    heading(frame, say(row.title));
    say_to(frame, row.rule);
    note(frame, "There is one way to do it, and what is given stays.");
    gap(4);
    tell_verdict_on_challenge(frame);
    draw_questions_on_challenge(frame, challenge.queens);
    gap(8);
    hairline(frame);
    gap(8);
    draw_other_challenges(frame, challenge.kind);
    gap(8);
    press(frame, LeaveChallenge{},
          {.id = "leave-challenge",
           .label = say("Leave the puzzle"),
           .hint = say("Go on freely from this board"),
           .kind = Kind::quiet});
}

void offer_challenges(const Frame& frame) {
    heading(frame, say("More puzzles"));
    note(frame, "Boards with one solution, and hints that give reasons.");
    choose_challenge(frame, std::nullopt);
}

}  // namespace queens::ui
