#include "ui/tabs/proof_panel.hpp"

#include "app/rooms/proof_room.hpp"
#include "gardens/techniques.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"

namespace queens::ui {

namespace {

/// What a queen rules out is seen on the board, and needs no proof.
constexpr std::string_view evident = "attacked";

void draw_rules(const Frame& frame) {
    const auto chosen = frame.app.proof().technique();
    const auto table = techniques();
    for (std::size_t place = 0; place < table.size(); ++place) {
        const Technique& technique = table[place];
        if (technique.slug == evident) continue;
        press(frame, ChooseTechnique{std::string(technique.slug)},
              {.id = "technique-" + std::string(technique.slug),
               .label = say(technique.title),
               .on = chosen == place});
    }
}

void tell_progress(const Frame& frame, bool solved) {
    const ProofRoom& proof = frame.app.proof();
    if (solved) {
        paragraph(
            frame, frame.fonts.strong, frame.theme.right,
            say("Proved in {n} {n|step|steps}, each with its reason.", {{"n", proof.steps()}}));
    } else {
        note(frame, "{n} {n|step|steps} proved.", {{"n", proof.steps()}});
    }
    if (proof.refused() > 0) {
        note(frame, "{n} {n|claim|claims} did not follow.", {{"n", proof.refused()}});
    }
}

}  // namespace

void draw_proof(const Frame& frame) {
    const bool solved = frame.app.answers().verdict.answer().mood == Mood::solved;
    const Hint& said = frame.app.hint();
    tell_progress(frame, solved);
    say_to(frame, said.sentence);
    press(frame, AskHint{frame.app.board().rows()},
          {.id = "garden-hint",
           .label = said.stage == HintStage::where ? say("Why?") : say("Hint"),
           .hint = say("First where to look, then why"),
           .enabled = !solved});
    if (button_beside(frame, {.id = "end-proof",
                              .label = say("End the proof"),
                              .hint = say("Play on from this board without naming rules")})) {
        frame.give(ProveGarden{false});
    }
    if (!solved) draw_rules(frame);
}

void offer_proof(const Frame& frame) {
    if (button_beside(frame, {.id = "prove-garden",
                              .label = say("Prove it"),
                              .hint = say("From the empty garden on, a step counts only with the "
                                          "rule that allows it")})) {
        frame.give(ProveGarden{true});
    }
}

}  // namespace queens::ui
