// The keys that work everywhere on the screen.
#include <imgui.h>
#include <imgui_internal.h>

#include "ui/parts.hpp"

namespace queens::ui {

namespace {

bool pressed(ImGuiKey key, bool repeats = false) { return ImGui::IsKeyPressed(key, repeats); }

void take_chords(const Frame& frame) {
    const bool shift = ImGui::GetIO().KeyShift;
    if (pressed(ImGuiKey_Z, true)) {
        if (shift) {
            frame.give(Redo{});
        } else {
            frame.give(Undo{});
        }
    }
    if (pressed(ImGuiKey_Y, true)) frame.give(Redo{});
}

void take_run_keys(const Frame& frame) {
    const bool on_widget =
        !ImGui::GetCurrentContext()->NavDisableHighlight && ImGui::IsAnyItemFocused();
    const ImGuiID board = ImGui::GetID("board");
    const bool space = ImGui::IsKeyPressed(ImGuiKey_Space, board);
    if (space && (!on_widget || ImGui::GetFocusID() == board)) {
        if (frame.app.playing() || frame.app.seeking()) {
            frame.give(Pause{});
        } else {
            frame.give(Play{});
        }
    }
    if (pressed(ImGuiKey_Period, true) || pressed(ImGuiKey_PageDown, true)) frame.give(StepBy{1});
    if (frame.app.player() == nullptr) return;
    if (pressed(ImGuiKey_Comma, true) || pressed(ImGuiKey_PageUp, true)) frame.give(StepBy{-1});
    if (pressed(ImGuiKey_Home)) frame.give(Seek{0});
    if (pressed(ImGuiKey_End)) frame.give(Seek{UINT64_MAX});
    if (pressed(ImGuiKey_N)) frame.give(NextSolution{});
}

}  // namespace

void take_keys(const Frame& frame) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.WantTextInput) return;
    if (io.KeyCtrl || io.KeySuper) return take_chords(frame);
    if (io.KeyAlt || ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup)) return;
    take_run_keys(frame);
    const State& state = frame.app.state();
    if (pressed(ImGuiKey_H)) frame.give(ShowHeat{!state.heat});
    if (pressed(ImGuiKey_R)) {
        frame.give(SetView{view_after(state.view, state.board.surface())});
    }
    if (pressed(ImGuiKey_F)) frame.give(Present{!frame.app.presenting()});
    if (pressed(ImGuiKey_0) && state.zoom != Zoom{}) frame.give(SetZoom{});
    if (pressed(ImGuiKey_L)) frame.give(Share{});
    if (pressed(ImGuiKey_Escape)) {
        if (frame.app.presenting()) {
            frame.give(Present{false});
        } else if (state.selected) {
            frame.give(Select{std::nullopt});
        }
    }
}

}  // namespace queens::ui
