// The tab of mathematics: what permutations, sums and squares of numbers have to do with queens.
#include <array>

#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/tabs/tabs.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

/// How each topic draws itself, in the order of the topics.
constexpr std::array draw_topic{
#define QUEENS_TOPIC(slug, title, about, summary, answers) &draw_##slug##_topic,
#include "app/state/topics.inc"
#include "ui/shorthands.hpp"
#undef QUEENS_TOPIC
};

void choose_topic(const Frame& frame) {
    for (const NamedTopic& topic : topics) {
        const Button control{.id = "topic-" + std::string(topic.slug),
                             .label = say(topic.title),
                             .hint = say(topic.summary),
                             .on = frame.app.state().topic == topic.value};
        const bool first = topic.value == topics.front().value;
        if (first ? button(frame, control) : button_beside(frame, control)) {
            frame.give(ChooseTopic{topic.value});
        }
    }
    note(frame, "{summary}.", {{"summary", say(named(frame.app.state().topic).summary)}});
}

void offer_solution(const Frame& frame, const Board& solution) {
    say_to(frame,
           "This is about square boards with exactly one queen in each row and each column: "
           "such a placement is a list of numbers, the column of the queen in each row.");
    if (button(frame, {.id = "place-a-solution",
                       .label = say("Place {n} {n|queen|queens}", {{"n", solution.rows()}}),
                       .hint = say("A solution to begin with"),
                       .kind = Kind::primary})) {
        frame.give(ShowBoard{solution});
    }
}

}  // namespace

void draw_maths_tab(const Frame& frame, PanelMemory& memory) {
    if (frame.app.presenting()) {
        text(frame, frame.fonts.heading, frame.theme.ink,
             say(named(frame.app.state().topic).title));
    } else {
        choose_topic(frame);
    }
    gap(4);
    const Topic topic = frame.app.state().topic;
    const Placement& placement = frame.app.answers().placement.answer();
    if (named(topic).about == Subject::placement && placement.offer) {
        return offer_solution(frame, *placement.offer);
    }
    draw_topic[static_cast<std::size_t>(topic)](frame, memory);
}

}  // namespace queens::ui
