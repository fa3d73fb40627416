// The help: the keys and gestures that there are.
#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

struct Key {
    const char* key;
    const char* does;
};

constexpr std::array keys{
    Key{"Click", "place a piece; on a queen, show its lines; once more, remove it"},
    Key{"Drag", "move a piece; off the board, remove it"},
    Key{"Right click, P", "place or remove a pawn"},
    Key{"Arrows, Enter", "move over the board; place or select"},
    Key{"Delete", "remove a piece"},
    Key{"Wheel, 0", "zoom in where squares are small; show the whole board again"},
    Key{"Drag, Shift+Arrows", "move a board that is zoomed or repeated"},
    Key{"Space", "play or pause the search"},
    Key{". and ,", "one step forward, one step back"},
    Key{"Home, End", "to the start, to the end"},
    Key{"N", "to the next solution"},
    Key{"Ctrl+Z, Ctrl+Y", "undo, redo"},
    Key{"H, R, F", "heat map, repeated board, board only"},
    Key{"L", "share a link"},
    Key{"Esc", "deselect; press twice to leave the board with Tab"},
    Key{"?", "this help"},
};

/// Where what the keys do begins, so that it stands in a column.
constexpr float second_column = 130;

void theme_button(const Frame& frame) {
    const bool dark = frame.appearance.dark;
    if (button(frame, {.id = "theme-in-help",
                       .label = dark ? say("Light colours") : say("Dark colours"),
                       .icon = dark ? Icon::sun : Icon::moon})) {
        frame.give(SetTheme{!dark});
    }
}

}  // namespace

void draw_help_popup(const Frame& frame) {
    const float width = std::min(460.0F, ImGui::GetIO().DisplaySize.x - 16);
    if (!begin_popup("help", width)) return;
    text(frame, frame.fonts.heading, frame.theme.ink, say("Queens Lab"));
    ImGui::PushTextWrapPos(width - 16);
    text(frame, frame.fonts.text, frame.theme.quiet,
         say("Queens on boards of every shape: place them, watch a search think, count every "
             "solution."));
    for (const Key& key : keys) {
        text(frame, frame.fonts.strong, frame.theme.ink, say(key.key));
        ImGui::SameLine(second_column);
        text(frame, frame.fonts.text, frame.theme.ink, say(key.does));
    }
    ImGui::PopTextWrapPos();
    gap(4);
    theme_button(frame);
    end_popup(frame);
}

}  // namespace queens::ui
