// The conflicts that the solutions of the plane have around the torus: Engelhardt (2007),
// section 5.
#include "core/numbers.hpp"
#include "core/say.hpp"
#include "ui/board/thumbnail.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/around_toggle.hpp"
#include "ui/tabs/empty_board.hpp"
#include "ui/tabs/topics.hpp"
#include "ui/tabs/torus_buttons.hpp"

namespace queens::ui {

namespace {

void draw_sizes(const Frame& frame, const Constellations& found) {
    TableRows words{{say("Queens in conflict"), say("Constellations"), say("Solutions")}};
    for (const ConstellationSize& size : found.sizes) {
        words.push_back({grouped(size.queens), grouped(size.classes), grouped(size.solutions)});
    }
    table(frame, words);
}

void draw_examples(const Frame& frame, const std::vector<ConstellationClass>& classes) {
    const Surface plane{};
    draw_thumbnails(
        frame, {.id = "constellation",
                .count = classes.size(),
                .board = [&](std::size_t i) { return board_of(classes[i].first, plane); },
                .hint =
                    [&](std::size_t i) {
                        return say(
                            "{n} {n|queen|queens} in conflict around the torus; {solutions} "
                            "{solutions|solution has|solutions have} this constellation.",
                            {{"n", classes[i].least.size()}, {"solutions", classes[i].solutions}});
                    }});
}

}  // namespace

void draw_conflicts_topic(const Frame& frame, PanelMemory&) {
    const Constellations& found = frame.app.answers().constellations.answer();
    say_to(frame,
           "Seen on the torus, a solution of the plane has flaws: queens that share a "
           "diagonal around the edges.");
    if (!found.refusal.empty()) {
        say_quietly(frame, found.refusal);
        return offer_plane(frame, 8);
    }
    if (found.classes.empty()) {
        say_quietly(frame, words_without_solution(frame.app.board().size(), Surface{}));
        return offer_plane(frame, 8);
    }
    say_to(frame,
           "On an empty plane of this size the {solutions} {solutions|solution has|solutions have} "
           "{n} {n|constellation|constellations} of such queens, if shifts, turns and mirrors "
           "do not count.",
           {{"solutions", found.solutions}, {"n", found.classes.size()}});
    tell_of_empty_board(frame);
    gap(4);
    draw_sizes(frame, found);
    gap(4);
    heading(frame, say("A solution for each constellation"));
    around_toggle(frame);
    draw_examples(frame, found.classes);
}

}  // namespace queens::ui
