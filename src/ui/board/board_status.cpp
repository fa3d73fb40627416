// A verdict that asks for something to be done stands before what is pointed at: the pointer is on
// the board when the last queen has been placed.
#include "ui/board/board_status.hpp"

#include <vector>

#include "app/look_words.hpp"
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

void draw_verdict(const Frame& frame, const Verdict& verdict, ImVec2 centre, float width) {
    const std::vector<Action> actions = actions_for(frame.app, verdict.mood);
    float needed = 0;
    for (const Action& action : actions) {
        needed += space + extent_of(frame.fonts.strong, action.label).x;
    }
    ImFont* font = frame.fonts.strong;
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

}  // namespace

void draw_status(const Canvas& canvas, const Attention& attention, ImVec2 centre, float width) {
    const Frame& frame = canvas.frame;
    const Verdict& verdict = frame.app.answers().verdict.answer();
    if (verdict.mood == Mood::solved || verdict.mood == Mood::stuck) {
        return draw_verdict(frame, verdict, centre, width);
    }
    words_centred(
        frame, frame.fonts.text, centre, frame.theme.quiet,
        status_words(canvas.look, attention, frame.app.piece(), frame.appearance.coarse_pointer));
}

}  // namespace queens::ui
