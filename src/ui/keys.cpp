// The keys that work everywhere on the screen.
#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>

#include "ui/parts.hpp"
#include "ui/remote.hpp"

namespace queens::ui {

namespace {

/// These are the run's and not ImGui's, which would go to the ends of a window.
constexpr std::array keys_of_run{ImGuiKey_Home, ImGuiKey_End, ImGuiKey_PageUp, ImGuiKey_PageDown};

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

/// Space, and the keys of a presenter's remote, go to the open tab.
void take_run_keys(const Frame& frame) {
    const bool on_widget =
        !ImGui::GetCurrentContext()->NavDisableHighlight && ImGui::IsAnyItemFocused();
    const ImGuiID board = ImGui::GetID("board");
    const bool on_board = ImGui::GetFocusID() == board;
    const bool space = ImGui::IsKeyPressed(ImGuiKey_Space, board);
    if (space && (!on_widget || on_board)) press_remote(frame);
    for (const ImGuiKey key : keys_of_run) ImGui::SetKeyOwner(key, board);
    const auto own = [&](ImGuiKey key, ImGuiInputFlags flags = ImGuiInputFlags_None) {
        return ImGui::IsKeyPressed(key, board, flags);
    };
    const bool arrows = frame.app.presenting() && !on_widget;
    const bool right = arrows && own(ImGuiKey_RightArrow, ImGuiInputFlags_Repeat);
    const bool left = arrows && own(ImGuiKey_LeftArrow, ImGuiInputFlags_Repeat);
    if (takes_steps(frame)) {
        if (own(ImGuiKey_PageDown, ImGuiInputFlags_Repeat) || right) step_remote(frame, 1);
        if (own(ImGuiKey_PageUp, ImGuiInputFlags_Repeat) || left) step_remote(frame, -1);
    }
    // A search behind a race is not seen.
    if (frame.app.shows_race()) return;
    if (pressed(ImGuiKey_Period, true)) frame.give(StepBy{1});
    if (frame.app.player() == nullptr) return;
    if (pressed(ImGuiKey_Comma, true)) frame.give(StepBy{-1});
    if (own(ImGuiKey_Home)) frame.give(Seek{0});
    if (own(ImGuiKey_End)) frame.give(Seek{end_of_run});
    if (pressed(ImGuiKey_N)) frame.give(NextSolution{});
}

}  // namespace

bool typed(char sign) {
    const ImVector<ImWchar>& signs = ImGui::GetIO().InputQueueCharacters;
    return !ImGui::GetIO().WantTextInput &&
           std::any_of(signs.begin(), signs.end(),
                       [&](ImWchar one) { return one == static_cast<ImWchar>(sign); });
}

bool are_keys_for_others() {
    const ImGuiIO& io = ImGui::GetIO();
    return io.WantTextInput || io.KeyCtrl || io.KeySuper || io.KeyAlt ||
           ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
}

void scroll_by_keys(const Frame& frame) {
    if (takes_steps(frame) || are_keys_for_others()) return;
    constexpr float share = 0.9F;
    const float page = share * ImGui::GetWindowHeight();
    const float by = (ImGui::IsKeyPressed(ImGuiKey_PageDown) ? page : 0) -
                     (ImGui::IsKeyPressed(ImGuiKey_PageUp) ? page : 0);
    if (by != 0)
        ImGui::SetScrollY(std::clamp(ImGui::GetScrollY() + by, 0.0F, ImGui::GetScrollMaxY()));
}

void take_keys(const Frame& frame) {
    const ImGuiIO& io = ImGui::GetIO();
    if (!io.WantTextInput && (io.KeyCtrl || io.KeySuper)) return take_chords(frame);
    if (are_keys_for_others()) return;
    take_run_keys(frame);
    const State& state = frame.app.state();
    if (pressed(ImGuiKey_H)) frame.give(ShowHeat{!state.heat});
    if (pressed(ImGuiKey_R)) {
        frame.give(SetView{view_after(state.view, state.board.surface())});
    }
    if (pressed(ImGuiKey_F) && !frame.appearance.framed) {
        frame.give(Present{!frame.app.presenting()});
    }
    if (pressed(ImGuiKey_0) && named(state.view).is_in_space()) {
        frame.give(SetSolid{upright(state.solid)});
    }
    if (pressed(ImGuiKey_0) && state.zoom != Zoom{}) frame.give(SetZoom{});
    if (pressed(ImGuiKey_L)) frame.give(Share{});
    if (pressed(ImGuiKey_D)) frame.give(TakePen{!state.pen});
    if (pressed(ImGuiKey_X)) frame.give(ClearDrawings{});
    if (ImGui::IsKeyPressed(ImGuiKey_Escape, ImGuiKeyOwner_None)) {
        if (state.pen) {
            frame.give(TakePen{false});
        } else if (state.marking) {
            frame.give(ChooseMarks{false});
        } else if (frame.app.presenting() && !frame.appearance.framed) {
            frame.give(Present{false});
        } else if (state.selected) {
            frame.give(Select{std::nullopt});
        }
    }
}

}  // namespace queens::ui
