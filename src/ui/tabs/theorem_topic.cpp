// Theorem 4.4 of Dubreuil & Koehnen (2022) for the visitor's n, one step after the other.
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

/// As much of a list as says enough.
std::string beginning_of(const Columns& numbers) {
    constexpr std::size_t most = 20;
    std::string list;
    for (std::size_t i = 0; i < numbers.size() && i < most; ++i) {
        list += (i > 0 ? " " : "") + std::to_string(numbers[i]);
    }
    return numbers.size() > most ? list + " ..." : list;
}

void draw_list(const Frame& frame, const ProofList& list) {
    paragraph(frame, frame.fonts.text, list.permutation ? frame.theme.right : frame.theme.wrong,
              say(list.permutation ? Sentence("{title}: {numbers} (every number once)")
                                   : Sentence("{title}: {numbers} (some more than once)"),
                  {{"title", list.title}, {"numbers", beginning_of(list.numbers)}}));
}

}  // namespace

void draw_theorem_topic(const Frame& frame, PanelMemory&) {
    const Theme& theme = frame.theme;
    const Theorem& theorem = frame.app.answers().theorem.answer();
    paragraph(frame, frame.fonts.strong, theme.ink, theorem.conclusion);
    for (std::size_t i = 0; i < theorem.steps.size(); ++i) {
        const ProofStep& step = theorem.steps[i];
        gap(8);
        heading(frame, say("{number}. {title}", {{"number", i + 1}, {"title", step.title}}));
        paragraph(frame, frame.fonts.text, theme.ink, step.sentences.front());
        if (i == 0) {
            for (const ProofList& list : theorem.lists) draw_list(frame, list);
        }
        paragraph(frame, frame.fonts.strong, step.holds ? theme.right : theme.wrong,
                  step.sentences.back());
        if (i > 0) continue;
        if (button(frame, {.id = "place-multiples",
                           .label = say("Place these queens"),
                           .hint = say("The queen of row i in column 2i, on the torus, with the "
                                       "conflicts if there are any")})) {
            frame.give(ShowBoard{theorem.board});
        }
    }
    paragraph(
        frame, frame.fonts.small, theme.quiet,
        say("Theorem 4.4 of Dubreuil & Koehnen (2022), with the squares in place that are lost "
            "in print."));
}

}  // namespace queens::ui
