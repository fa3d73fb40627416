// The list stands below what opened it, or as high as it can where that leaves too little room.
#include "ui/tabs/solver_list.hpp"

#include <algorithm>

#include "core/say.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

namespace {

constexpr float padding = 8;
constexpr float indent = 12;
constexpr float least_width = 300;

std::string popup_of(const SolverList& list) { return list.id + "-list"; }

/// Where the list opens, and how wide and high it may be; returns its width.
float place_list() {
    constexpr float least = 360;
    constexpr float most = 640;
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float bottom = screen.y - 8;
    const float below = ImGui::GetItemRectMax().y + 4;
    const float top = bottom - below >= least ? below : std::max(8.0F, bottom - most);
    const float width =
        std::min(std::max(ImGui::GetItemRectSize().x, least_width), screen.x - 2 * padding);
    const float left = std::min(ImGui::GetItemRectMin().x, screen.x - 8 - width);
    ImGui::SetNextWindowPos({left, top});
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, bottom - top});
    return width - 2 * padding - ImGui::GetStyle().ScrollbarSize;
}

/// A title over a sentence, to be pressed as one.
bool draw_item(const Frame& frame, const std::string& id, std::string_view title,
               std::string_view sentence, bool chosen, float width) {
    const ImVec2 start = ImGui::GetCursorPos();
    ImGui::BeginGroup();
    ImGui::PushTextWrapPos(start.x + width - indent);
    ImGui::SetCursorPos({start.x + indent, start.y + 6});
    text(frame, frame.fonts.strong, frame.theme.ink, title);
    ImGui::SetCursorPosX(start.x + indent);
    text(frame, frame.fonts.small, frame.theme.quiet, sentence);
    ImGui::PopTextWrapPos();
    ImGui::EndGroup();
    const float height = ImGui::GetItemRectSize().y + 8;
    ImGui::SetCursorPos(start);
    const Touch touch = ui::touch(
        frame, {.id = id, .role = Role::list_item, .label = std::string(title), .on = chosen},
        {width, height});
    if (touch.hovered || chosen) {
        ImGui::GetWindowDrawList()->AddRectFilled(
            touch.low, touch.high, faded(frame.theme.accent, touch.hovered ? 0.16F : 0.10F), 6);
    }
    return touch.pressed;
}

void draw_heading(const Frame& frame, std::string_view words) {
    gap(4);
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + indent);
    text(frame, frame.fonts.small, frame.theme.accent, words);
}

/// Draws what belongs under one heading and was sought; returns the one that is pressed.
const Entry* draw_approach(const Frame& frame, const SolverList& list, const NamedApproach& named,
                           std::string_view sought, float width) {
    const Entry* pressed = nullptr;
    bool headed = false;
    for (const Entry* entry : solvers()) {
        if (entry->approach != named.value || !is_about(*entry, sought)) continue;
        if (!headed) draw_heading(frame, say(named.title));
        headed = true;
        if (draw_item(frame, list.id + "-" + std::string(entry->slug), say(entry->title),
                      say(entry->summary), entry == list.chosen, width)) {
            pressed = entry;
        }
    }
    return pressed;
}

/// The first in the list of those that were sought; null if there is none.
const Entry* first_about(std::string_view sought) {
    for (const NamedApproach& named : approaches) {
        for (const Entry* entry : solvers()) {
            if (entry->approach == named.value && is_about(*entry, sought)) return entry;
        }
    }
    return nullptr;
}

/// The way to a million queens, which is none of the solvers.
bool draw_million(const Frame& frame, float width) {
    draw_heading(frame, say("Too many for a board"));
    return draw_item(frame, "a-million-queens", say("A million queens"),
                     say("Places a million queens in a few seconds, none attacking another."),
                     false, width);
}

}  // namespace

void open_list(const SolverList& list) { ImGui::OpenPopup(popup_of(list).c_str()); }

const Entry* choose_from(const Frame& frame, const SolverList& list, Typed& sought) {
    const float width = place_list();
    const Entry* pressed = nullptr;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{padding, padding});
    if (ImGui::BeginPopup(popup_of(list).c_str())) {
        cover_window(frame);
        const bool opens = ImGui::IsWindowAppearing();
        if (opens) sought = {};
        const Typing typing = text_field(
            frame, {.id = list.id + "-search", .label = say(Sentence("Search", "a field"))}, sought,
            opens && !frame.appearance.coarse_pointer);
        for (const NamedApproach& named : approaches) {
            if (const Entry* entry = draw_approach(frame, list, named, sought.data(), width)) {
                pressed = entry;
            }
        }
        const Entry* const first = first_about(sought.data());
        if (first == nullptr) {
            text(frame, frame.fonts.text, frame.theme.quiet,
                 say("No algorithm matches these words."));
        }
        // The keyboard of a phone enters what was typed when it goes away, too.
        if (typing == Typing::entered && sought.front() != 0 && !frame.appearance.coarse_pointer) {
            pressed = first;
        }
        const bool million = list.with_million && draw_million(frame, width);
        if (million) place_a_million(frame);
        if (pressed != nullptr || million || typing == Typing::escaped) ImGui::CloseCurrentPopup();
        scroll_by_finger(frame);
        ImGui::EndPopup();
    }
    ImGui::PopStyleVar();
    return pressed;
}

void place_a_million(const Frame& frame) {
    const bool can = frame.app.solver().start_many != nullptr;
    frame.give(ChooseSolver{can ? std::string(frame.app.solver().slug) : "min_conflicts"});
    frame.give(OpenTab{Tab::solve});
    frame.give(PlaceMany{most_queens_on_page});
}

}  // namespace queens::ui
