// The help: the keys, or the gestures where fingers are used, and what has no room in the bar.
#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "ui/board/doors.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

struct Way {
    Sentence by;
    Sentence does;
};

constexpr std::array keys{
    Way{"Click", "place a piece; on a queen, show its lines; once more, remove it"},
    Way{"Drag", "move a piece; off the board, remove it"},
    Way{"Right click, P", "place a pawn, or remove what stands there"},
    Way{"Right drag, A", "draw an arrow; after A, Enter ends it"},
    Way{"D, or with Shift", "click and drag to draw rings, colours and arrows; X clears them"},
    Way{"M", "click or drag to mark squares where nothing is to stand; once more, place pieces"},
    Way{"Arrows, Enter, M", "move over the board; place or select; mark"},
    Way{"Delete", "remove a piece"},
    Way{"Wheel, + and -", "zoom in where squares are small"},
    Way{"0", "show the whole board again"},
    Way{"Drag, Shift+Arrows", "move a board that is zoomed or repeated"},
    Way{"Space", "play or pause the search"},
    Way{". and ,", "one step forward, one step back"},
    Way{"Home, End", "to the start, to the end"},
    Way{"N", "to the next solution"},
    Way{"Ctrl+Z, Ctrl+Y", "undo, redo"},
    Way{"H, R, F", "heat map, repeated board, board only"},
    Way{"L", "share a link"},
    Way{"Tab, arrows", "go through the controls; go through tabs, lists and sliders"},
    Way{"Esc", "deselect; press twice to leave the board with Tab"},
    Way{"F, then T, Q, S, B", "present: the tab, ask first, a spotlight, a black screen"},
    Way{"?", "this help"},
};

constexpr std::array gestures{
    Way{"Tap", "place a piece; on a queen, show its lines; once more, remove it"},
    Way{"Drag a piece", "move it; off the board, remove it"},
    Way{"Two fingers", "make the board larger and move it"},
    Way{"Drag the board", "move it where it is larger or repeated"},
    Way{"Draw, then tap, drag", "draw rings, colours and arrows"},
    Way{"Marks, then tap, drag", "mark squares where nothing is to stand"},
    Way{"Hold", "say what a button does"},
    Way{"Tap a tab", "open it; once more, fold the panel"},
    Way{"Drag the tabs", "draw the panel out, or push it back"},
};

/// What does it beside what it does, or above it where the rest of the width is narrow.
template <std::size_t N>
void draw_ways(const Frame& frame, const std::array<Way, N>& ways, float width) {
    constexpr float space = 12;
    constexpr float narrow = 180;
    float widest = 0;
    for (const Way& way : ways) {
        widest = std::max(widest, extent_of(frame.fonts.strong, say(way.by)).x);
    }
    const float second_column = ImGui::GetCursorPosX() + widest + space;
    const bool beside = width - widest - space >= narrow;
    for (const Way& way : ways) {
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, 0});
        text(frame, frame.fonts.strong, frame.theme.ink, say(way.by));
        ImGui::PopStyleVar();
        if (beside) ImGui::SameLine(second_column);
        text(frame, frame.fonts.text, frame.theme.ink, say(way.does));
    }
}

/// Whether the screen is so low that the doors alone would fill it.
bool is_low() { return ImGui::GetIO().DisplaySize.y < 300; }

/// The rule beside a picture of it, and the doors.
void draw_rule(const Frame& frame, float width) {
    constexpr float side = 84;
    const ImVec2 low = ImGui::GetCursorScreenPos();
    draw_queen_with_lines(frame, low, side);
    const std::string rule =
        say("Put as many queens on a board as it has rows so that none attacks another. A queen "
            "attacks along her row, her column and both diagonals.");
    const float wrap = width - side - 14;
    words_at(frame, frame.fonts.text, {low.x + side + 14, low.y + 2}, frame.theme.ink, rule, wrap);
    const float height = std::max(side, 2 + extent_of(frame.fonts.text, rule, wrap).y);
    const float doors = low.y + height + 12;
    const bool has_room = !is_low();
    if (has_room && draw_doors_in_row(frame, {low.x, doors}, {low.x + width, doors + doors_height},
                                      "-in-help")) {
        ImGui::CloseCurrentPopup();
    }
    ImGui::SetCursorScreenPos(low);
    ImGui::Dummy({width, height + (has_room ? doors_height + 16 : 4)});
}

/// What the bar of a small screen has no room for, as many beside each other as fit.
void draw_actions(const Frame& frame, const std::vector<BarAction>& actions) {
    for (const BarAction& action : actions) {
        Button shown = action.button;
        shown.id += "-in-help";
        shown.text.reset();
        shown.kind = Kind::plain;
        if (!button_in_line(frame, shown, &action == &actions.front())) continue;
        frame.give(action.command.value());
        ImGui::CloseCurrentPopup();
    }
}

}  // namespace

void draw_help_popup(const Frame& frame, const std::vector<BarAction>& without_room,
                     Following& following) {
    const float outside = std::min(460.0F, ImGui::GetIO().DisplaySize.x - 16);
    if (!begin_popup(frame, "help", outside)) return;
    const float width = outside - 32 - ImGui::GetStyle().ScrollbarSize;
    text(frame, frame.fonts.heading, frame.theme.ink, say("Queens Lab"));
    // What can be done is to be in sight at once.
    if (is_low()) draw_actions(frame, without_room);
    draw_rule(frame, width);
    ImGui::PushTextWrapPos(width + 16);
    if (!is_low()) draw_actions(frame, without_room);
    ImGui::PopTextWrapPos();
    ImGui::BeginChild("show", {width, 0},
                      ImGuiChildFlags_AutoResizeY | ImGuiChildFlags_AlwaysAutoResize,
                      ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
    heading(frame, say("Show"));
    choose_display(frame, following);
    ImGui::EndChild();
    ImGui::PushTextWrapPos(width + 16);
    if (frame.appearance.coarse_pointer) {
        draw_ways(frame, gestures, width);
    } else {
        draw_ways(frame, keys, width);
    }
    ImGui::PopTextWrapPos();
    end_popup(frame);
}

}  // namespace queens::ui
