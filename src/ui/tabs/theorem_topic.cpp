// Theorem 4.4 of Dubreuil & Koehnen (2022) for the visitor's n, one step after the other.
#include "app/look/look_sums.hpp"
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

/// As much of a list as says enough.
std::string beginning_of(const Columns& numbers) {
    constexpr std::size_t most = 20;
    if (numbers.size() <= most) return text_of(numbers);
    return text_of(Columns(numbers.begin(), numbers.begin() + most)) + " ...";
}

void draw_list(const Frame& frame, const ProofList& list) {
    paragraph(frame, frame.fonts.text, list.permutation ? frame.theme.right : frame.theme.wrong,
              say(list.permutation ? Sentence("{title}: {numbers} (every number once)")
                                   : Sentence("{title}: {numbers} (some more than once)"),
                  {{"title", list.title}, {"numbers", beginning_of(list.numbers)}}));
}

void draw_step(const Frame& frame, const Theorem& theorem, std::size_t index) {
    const ProofStep& step = theorem.steps[index];
    gap(8);
    heading(frame, say("{number}. {title}", {{"number", index + 1}, {"title", step.title}}));
    say_to(frame, step.sentences.front());
    if (step.part == ProofPart::queens) {
        for (const ProofList& list : theorem.lists) draw_list(frame, list);
    }
    paragraph(frame, frame.fonts.strong, step.holds ? frame.theme.right : frame.theme.wrong,
              step.sentences.back());
    if (step.part != ProofPart::queens) return;
    press(frame, ShowBoard{theorem.board},
          {.id = "place-multiples",
           .label = say("Place these queens"),
           .hint = say("The queen of row i in column 2i, on the torus, with the conflicts if there "
                       "are any")});
}

}  // namespace

void draw_theorem_topic(const Frame& frame, PanelMemory& memory) {
    const Theorem& theorem = frame.app.answers().theorem.answer();
    paragraph(frame, frame.fonts.strong, frame.theme.ink, theorem.conclusion);
    const std::string sums = sums_words(frame.app.board());
    if (frame.app.player() == nullptr && !sums.empty()) say_to(frame, sums);
    const bool is_whole = theorem.settled_by == theorem.steps.size();
    const std::size_t shown = memory.whole_proof ? theorem.steps.size() : theorem.settled_by;
    for (std::size_t i = 0; i < shown; ++i) draw_step(frame, theorem, i);
    gap(8);
    if (!is_whole && !memory.whole_proof &&
        button(frame, {.id = "whole-proof",
                       .label = theorem.n % 2 == 0 ? say("And 3?") : say("And 2?"),
                       .hint = say("The rest of the proof, with the numbers of this board")})) {
        memory.whole_proof = true;
    }
    note(frame,
         "Theorem 4.4 of Dubreuil & Koehnen (2022), with the squares restored that were lost in "
         "print.");
}

}  // namespace queens::ui
