// The panel of a challenge: what is asked, hints, and other challenges.
#include "ui/tabs/challenge_panel.hpp"

#include <array>

#include "app/look/look_legend.hpp"
#include "puzzles/generate.hpp"
#include "ui/board/foot.hpp"
#include "ui/challenge_steps.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/garden_parts.hpp"
#include "ui/tabs/verdict_line.hpp"

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

/// Whether a press on the board marks squares.
void switch_marking(const Frame& frame) {
    bool marking = frame.app.state().marking;
    if (toggle(frame,
               {.id = "marks",
                .label = say("Marks"),
                .hint =
                    say("Marks: crosses where nothing is to stand; drag to mark many squares (M)")},
               marking)) {
        frame.give(ChooseMarks{marking});
    }
}

/// What can be asked about the challenge, and the answer.
void draw_questions_on_challenge(const Frame& frame, int queens) {
    draw_questions(frame, "challenge-", queens);
    const std::string& answer = frame.app.hint().sentence;
    if (!answer.empty()) say_to(frame, answer);
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

/// Other challenges: any like this one, or of another kind, size or grade.
void draw_other_challenges(const Frame& frame, ChallengeKind kind) {
    const PoseChallenge present = another_challenge(frame, kind);
    heading(frame, say("Another one"));
    press(frame, present,
          {.id = "challenge-another",
           .label = say("Another puzzle"),
           .hint = say("A new puzzle of this kind"),
           .kind = frame.app.is_solved() ? Kind::primary : Kind::plain});
    if (const auto grade = choose_grade(frame, present.grade, "challenge-",
                                        say("Graded by the reasoning that a puzzle needs"))) {
        PoseChallenge wanted = present;
        wanted.grade = *grade;
        frame.give(wanted);
    }
    PoseChallenge sized = present;
    sized.n = choose_rows(frame, "challenge-size", fewest_rows(kind), most_rows(kind), present.n);
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
    switch_marking(frame);
    tell_verdict(frame, frame.app.answers().verdict.answer());
    draw_legend_in_panel(frame, legend_of_challenge(frame.app));
    draw_questions_on_challenge(frame, challenge.queens);
    separate_groups(frame);
    draw_other_challenges(frame, challenge.kind);
    gap(8);
    press(frame, LeaveTask{},
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
