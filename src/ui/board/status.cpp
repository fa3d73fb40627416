// A verdict that asks for something to be done stands before what is pointed at: the pointer is on
// the board when the last queen has been placed.
#include "ui/board/foot.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "app/look/look_words.hpp"
#include "core/say.hpp"
#include "ui/kit/control.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

constexpr float space = 20;

/// Something to do next, as words to be pressed.
struct Action {
    std::string id;
    std::string label;
    std::string hint;
    std::vector<Command> commands;
};

std::vector<Action> actions_for(const App& app, Mood mood) {
    if (mood == Mood::stuck) {
        return {{"undo-last", say("Undo"), say("Take the last change back (Ctrl+Z)"), {Undo{}}}};
    }
    std::vector<Action> actions;
    const Board& board = app.board();
    actions.push_back({"see-images",
                       say("See its images"),
                       say("The solution turned and mirrored, and what leaves it unchanged"),
                       {OpenTab{Tab::orbit}}});
    const int side = next_side(board);
    actions.push_back({"next-size",
                       say("Try {n} queens", {{"n", side}}),
                       say("An empty board of {n} rows and columns", {{"n", side}}),
                       {ClearBoard{}, Resize{{side, side}}}});
    return actions;
}

/// Draws the words of an action at the left end of a space and returns how wide they are.
float draw_action(const Frame& frame, const Action& action, ImVec2 low) {
    const ImVec2 extent = extent_of(frame.fonts.strong, action.label);
    ImGui::SetCursorScreenPos(low);
    const Touch touch =
        ui::touch(frame, {.id = action.id, .label = action.label, .hint = action.hint},
                  {extent.x, status_height});
    const ImU32 colour = frame.theme.accent;
    const float base = touch.centre().y + extent.y / 2;
    words_on(frame, action.id, frame.fonts.strong, {low.x, base - extent.y}, colour, action.label);
    ImGui::GetWindowDrawList()->AddLine({low.x, base}, {low.x + extent.x, base}, colour,
                                        touch.hovered ? 2.0F : 1.0F);
    if (touch.pressed) {
        for (const Command& command : action.commands) frame.give(command);
    }
    return extent.x;
}

/// The width of the actions beside a verdict.
float width_of(const Frame& frame, const std::vector<Action>& actions) {
    float width = 0;
    for (const Action& action : actions) {
        width += space + extent_of(frame.fonts.strong, action.label).x;
    }
    return width;
}

void draw_verdict(const Frame& frame, const Verdict& verdict, ImVec2 centre, float width) {
    ImFont* font = frame.fonts.strong;
    std::vector<Action> actions = actions_for(frame.app, verdict.mood);
    const float all = width + 2 * frame.control();
    while (actions.size() > 1 &&
           extent_of(font, verdict.brief).x + width_of(frame, actions) > all) {
        actions.pop_back();
    }
    const float needed = width_of(frame, actions);
    const bool fits = extent_of(font, verdict.sentence).x + needed <= width;
    const std::string& words = fits ? verdict.sentence : verdict.brief;
    const ImVec2 extent = extent_of(font, words);
    float left = centre.x - (extent.x + needed) / 2;
    words_at(frame, font, {left, centre.y - extent.y / 2},
             verdict.mood == Mood::solved ? frame.theme.right : frame.theme.wrong, words);
    left += extent.x + space;
    for (const Action& action : actions) {
        left += draw_action(frame, action, {left, centre.y - status_height / 2}) + space;
    }
}

/// What a visitor can do who has not done anything yet: the classic board, rolled up.
std::optional<Action> offer_for(const App& app, const Attention& attention) {
    static const Board first = first_state().board;
    if (attention.pointed || attention.cursor || app.board() != first) return std::nullopt;
    return Action{"first-solid",
                  say("Roll it up"),
                  say("Join the edges to a torus, and see the lines wind around it"),
                  {SetSurface{torus_surface}, SetView{View::solid}}};
}

}  // namespace

void draw_status(const Frame& frame, const Look& look, const Attention& attention, ImVec2 centre,
                 float width) {
    const Verdict& verdict = frame.app.answers().verdict.answer();
    if (verdict.mood == Mood::solved || verdict.mood == Mood::stuck) {
        return draw_verdict(frame, verdict, centre, width);
    }
    const std::string words =
        status_words(look, attention, frame.app.piece(), frame.appearance.coarse_pointer);
    const auto offer = offer_for(frame.app, attention);
    const float extra = offer ? width_of(frame, {*offer}) : 0;
    const ImVec2 extent = extent_of(frame.fonts.text, words);
    // At the left there is room that the button for the lines takes at the right.
    if (!offer || extent.x + extra > width + frame.control()) {
        return words_centred(frame, frame.fonts.text, centre, frame.theme.quiet, words);
    }
    const float left = centre.x + std::min(-(extent.x + extra) / 2, width / 2 - extent.x - extra);
    words_at(frame, frame.fonts.text, {left, centre.y - extent.y / 2}, frame.theme.quiet, words);
    draw_action(frame, *offer, {left + extent.x + space, centre.y - status_height / 2});
}

}  // namespace queens::ui
