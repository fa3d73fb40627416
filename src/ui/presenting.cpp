// Presenting without a keyboard: every key of a presenter has a button or a tap that does the same.
#include "ui/presenting.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/ui.hpp"

namespace queens::ui {

namespace {

constexpr float around_controls = 8;
/// The shorter side of a screen that a room looks at.
constexpr float least_of_room = 600;
constexpr float spotlight_radius = 0.16F;
/// The keys that bring the board back from the black screen, those of all remotes among them.
constexpr std::array keys_of_black{ImGuiKey_B,          ImGuiKey_Escape,  ImGuiKey_Period,
                                   ImGuiKey_PageDown,   ImGuiKey_PageUp,  ImGuiKey_LeftArrow,
                                   ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow,
                                   ImGuiKey_Space,      ImGuiKey_Enter};

/// Everything but a disc around the pointer is darkened, by a ring that reaches beyond the screen.
void draw_spotlight(const Frame& frame) {
    const ImGuiIO& io = ImGui::GetIO();
    if (!ImGui::IsMousePosValid()) return;
    const float radius = spotlight_radius * std::min(io.DisplaySize.x, io.DisplaySize.y);
    const float reach = std::hypot(io.DisplaySize.x, io.DisplaySize.y);
    constexpr int corners = 96;
    ImGui::GetForegroundDrawList()->AddCircle(io.MousePos, radius + reach / 2,
                                              faded(IM_COL32_BLACK, 0.6F), corners, reach);
    ImGui::GetForegroundDrawList()->AddCircle(io.MousePos, radius, frame.theme.accent, corners, 3);
}

}  // namespace

float enlargement(bool from_afar, float width, float height) {
    if (!from_afar) return 1;
    return std::min(width, height) < least_of_room ? 1.25F : 1.5F;
}

float presenting_strip(const Frame& frame) { return frame.control() + 2 * around_controls; }

void take_presenting_keys(const Frame& frame, PresentingMemory& memory) {
    if (!frame.app.presenting()) {
        memory = {};
        if (frame.app.asks_first()) frame.give(AskFirst{false});
        return;
    }
    if (are_keys_for_others()) return;
    if (ImGui::IsKeyPressed(ImGuiKey_B, false)) memory.black = true;
    if (ImGui::IsKeyPressed(ImGuiKey_S, false)) memory.spotlight = !memory.spotlight;
    if (ImGui::IsKeyPressed(ImGuiKey_T, false)) memory.folded = !memory.folded;
    if (ImGui::IsKeyPressed(ImGuiKey_Q, false)) frame.give(AskFirst{!frame.app.asks_first()});
}

void draw_presenting(const Frame& frame, PresentingMemory& memory, float room, bool can_fold) {
    constexpr float buttons = 5;
    const float width =
        room > 0 ? std::min(frame.control(), (room - (buttons + 1) * around_controls) / buttons)
                 : frame.control();
    const float right = ImGui::GetIO().DisplaySize.x - around_controls - width;
    int place = 0;
    const auto next = [&](Button shown) {
        const float step = around_controls + (room > 0 ? width : frame.control());
        const float way = static_cast<float>(place++) * step;
        ImGui::SetCursorScreenPos(room > 0 ? ImVec2{right - way, around_controls}
                                           : ImVec2{right, around_controls + way});
        shown.text = "";
        shown.kind = Kind::quiet;
        shown.width = width;
        return button(frame, shown);
    };
    if (next({.id = "stop-presenting",
              .label = say("Stop presenting"),
              .icon = Icon::close,
              .hint = say("Back to the laboratory (Esc)")})) {
        frame.give(Present{false});
    }
    if (can_fold && next({.id = "fold-tab",
                          .label = say("Board only"),
                          .icon = memory.folded ? Icon::plus : Icon::minus,
                          .hint = memory.folded ? say("Show what the tab says (T)")
                                                : say("Hide what the tab says (T)"),
                          .on = memory.folded})) {
        memory.folded = !memory.folded;
    }
    if (next({.id = "ask-first",
              .label = say("Ask first"),
              .icon = Icon::help,
              .hint = say("Hold back what a step does until the next press (Q)"),
              .on = frame.app.asks_first()})) {
        frame.give(AskFirst{!frame.app.asks_first()});
    }
    if (next({.id = "spotlight",
              .label = say("Spotlight"),
              .icon = Icon::spotlight,
              .hint = say("A light at the pointer (S); B makes the screen black"),
              .on = memory.spotlight})) {
        memory.spotlight = !memory.spotlight;
    }
    if (BarAction pen = pen_entry(frame.app.state()); next(std::move(pen.button))) {
        frame.give(*std::move(pen.command));
    }
    if (memory.spotlight) draw_spotlight(frame);
}

void draw_black(const Frame& frame, PresentingMemory& memory) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    ImGui::SetCursorScreenPos({0, 0});
    const Touch touch = ui::touch(
        frame, {.id = "black-screen", .label = say("The screen is black: press to go on")}, size);
    ImGui::GetForegroundDrawList()->AddRectFilled({0, 0}, size, IM_COL32_BLACK);
    const ImGuiID owner = ImGui::GetItemID();
    // Otherwise ImGui would take the arrows to bring the keyboard to a control.
    for (const ImGuiKey key : keys_of_black) ImGui::SetKeyOwner(key, owner);
    const bool key = std::any_of(keys_of_black.begin(), keys_of_black.end(),
                                 [&](ImGuiKey one) { return ImGui::IsKeyPressed(one, owner); });
    if (touch.pressed || key) memory.black = false;
}

}  // namespace queens::ui
