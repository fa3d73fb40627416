// The tab of mathematics: what permutations, sums and squares of numbers have to do with queens.
#include <algorithm>
#include <array>

#include "core/board_words.hpp"
#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/shorthands.hpp"
#include "ui/tabs/tabs.hpp"
#include "ui/tabs/topics.hpp"

namespace queens::ui {

namespace {

/// How each topic draws itself, in the order of the topics.
constexpr std::array draw_topic{
#define QUEENS_TOPIC(slug, title, about, summary, answers) &draw_##slug##_topic,
#include "app/state/topics.inc"
#undef QUEENS_TOPIC
};

/// Questions that belong together: those up to the next group's first, in the order of the topics.
struct Group {
    Topic first;
    Sentence title;
};
constexpr std::array groups_of_topics{Group{Topic::gauss, "Look"},
                                      Group{Topic::permutation, "Move"},
                                      Group{Topic::published, "For researchers"}};
constexpr Topic first_for_researchers = groups_of_topics.back().first;

/// A question, in words that fill the width; returns whether it was pressed.
bool draw_question(const Frame& frame, const NamedTopic& topic, bool open) {
    const std::string id = "topic-" + std::string(topic.slug);
    const std::string words = say(topic.title);
    const float width = ImGui::GetContentRegionAvail().x;
    constexpr float side = 8;
    ImFont* font = open ? frame.fonts.strong : frame.fonts.text;
    const ImVec2 extent = extent_of(font, words, width - 2 * side);
    const float least = frame.appearance.coarse_pointer ? 44 : 30;
    const Touch touch =
        ui::touch(frame, {.id = id, .label = words, .hint = say(topic.summary), .on = open},
                  {width, std::max(least, extent.y + 8)});
    const Theme& theme = frame.theme;
    const ImU32 fill = open            ? faded(theme.accent, 0.16F)
                       : touch.hovered ? faded(theme.ink, 0.08F)
                                       : faded(theme.ink, 0);
    ImGui::GetWindowDrawList()->AddRectFilled(touch.low, touch.high, fill, 6);
    words_on(frame, id, font, {touch.low.x + side, touch.centre().y - extent.y / 2},
             open ? text_on_tint(theme) : theme.ink, words, width - 2 * side);
    return touch.pressed;
}

/// What stands on the board that is no queen, Piece::none if nothing does.
Piece other_piece(const Board& board) {
    for (const Piece piece : board.pieces()) {
        if (piece != Piece::none && piece != Piece::queen) return piece;
    }
    return Piece::none;
}

void offer_solution(const Frame& frame, const Board& solution) {
    const Board& board = frame.app.board();
    say_to(frame,
           "This is about square boards of at most {n} rows with exactly one queen in each row and "
           "each column: such a placement is a list of numbers, the column of the queen in each "
           "row.",
           {{"n", largest_permutation}});
    if (const Piece other = other_piece(board); other != Piece::none) {
        say_to(frame, "Nothing else may stand there: yours has {piece:a}.",
               {{"piece", noun_of(other)}});
    }
    const bool leaves = solution.surface() != board.surface();
    if (button(frame, {.id = "place-a-solution",
                       .label = say(leaves ? Sentence("Place {n} {n|queen|queens} on the plane")
                                           : Sentence("Place {n} {n|queen|queens}"),
                                    {{"n", solution.rows()}}),
                       .hint = say("A solution to begin with"),
                       .kind = Kind::primary})) {
        frame.give(ShowBoard{solution});
    }
}

/// What the topic says, or what board it needs.
void draw_answer(const Frame& frame, PanelMemory& memory, const NamedTopic& topic) {
    note(frame, "{summary}.", {{"summary", say(topic.summary)}});
    gap(4);
    const Placement& placement = frame.app.answers().placement.answer();
    if (topic.about == Subject::placement && placement.offer) {
        return offer_solution(frame, *placement.offer);
    }
    draw_topic[static_cast<std::size_t>(topic.value)](frame, memory);
}

/// The head of a group; returns whether its questions are shown.
bool draw_group(const Frame& frame, PanelMemory& memory, const Group& group, Topic open) {
    gap(4);
    if (group.first != first_for_researchers) {
        heading(frame, say(group.title));
        return true;
    }
    const bool needed = open >= first_for_researchers;
    const bool shown = memory.research_open || needed;
    if (button(frame,
               {.id = "for-researchers",
                .label = say(group.title),
                .icon = shown ? Icon::minus : Icon::plus,
                .hint = say("Numbers, orbits, effort, conflicts, pairs and the numbers of squares"),
                .kind = Kind::quiet,
                .enabled = !needed})) {
        memory.research_open = !memory.research_open;
    }
    return shown;
}

}  // namespace

/// A list of questions; the answer of the one that is open stands below it, and comes into sight
/// when another one is opened.
void draw_maths_tab(const Frame& frame, PanelMemory& memory) {
    const Topic open = frame.app.state().topic;
    const bool another = memory.topic != open && (memory.topic || open != State{}.topic);
    memory.topic = open;
    if (frame.app.presenting()) {
        if (another) ImGui::SetScrollY(0);
        paragraph(frame, frame.fonts.heading, frame.theme.ink, say(named(open).title));
        return draw_answer(frame, memory, named(open));
    }
    bool shown = true;
    for (const NamedTopic& topic : topics) {
        for (const Group& group : groups_of_topics) {
            if (group.first == topic.value) shown = draw_group(frame, memory, group, open);
        }
        if (!shown) break;
        if (draw_question(frame, topic, topic.value == open)) frame.give(ChooseTopic{topic.value});
        if (topic.value != open) continue;
        if (another) ImGui::SetScrollHereY(0);
        draw_answer(frame, memory, topic);
        gap(8);
    }
}

}  // namespace queens::ui
