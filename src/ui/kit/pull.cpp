// How a pull differs from a press. What is known of it is kept with ImGui's window.
#include "ui/kit/pull.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace queens::ui {

namespace {

/// A finger that moves less than this only trembles.
constexpr float least_pull = 8;

enum Stage : int { none, pressed, pulled, elsewhere };

/// Whether the press that has begun in this frame began in the present window.
bool begins_here() {
    constexpr ImGuiHoveredFlags any = ImGuiHoveredFlags_ChildWindows |
                                      ImGuiHoveredFlags_AllowWhenBlockedByActiveItem |
                                      ImGuiHoveredFlags_AllowWhenBlockedByPopup;
    return ImGui::IsMouseClicked(ImGuiMouseButton_Left) && ImGui::IsWindowHovered(any);
}

int stage_after(int stage, float along, float other) {
    if (stage != pressed || std::max(along, other) < least_pull) return stage;
    return along > other ? pulled : elsewhere;
}

}  // namespace

Pull pull(PullWay axis) {
    const ImGuiIO& io = ImGui::GetIO();
    ImGuiStorage& memory = *ImGui::GetStateStorage();
    const ImGuiID stage_id = ImGui::GetID("stage of pull");
    const ImGuiID speed_id = ImGui::GetID("speed of pull");
    const bool begins = begins_here();
    const int before = begins ? pressed : memory.GetInt(stage_id, none);
    const float speed = begins ? 0 : memory.GetFloat(speed_id);
    if (before == none) return {};
    if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        memory.SetInt(stage_id, none);
        return {.let_go = before == pulled, .speed = speed};
    }
    const bool down = axis == PullWay::down;
    const ImVec2 way = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, 0);
    const int stage =
        stage_after(before, std::abs(down ? way.y : way.x), std::abs(down ? way.x : way.y));
    memory.SetInt(stage_id, stage);
    memory.SetFloat(speed_id, speed);
    if (stage != pulled) return {};
    if (before != pulled) ImGui::ClearActiveID();
    const float by = down ? io.MouseDelta.y : io.MouseDelta.x;
    // Fingers rest for a frame now and then without stopping.
    constexpr float share = 0.4F;
    if (io.DeltaTime > 0) memory.SetFloat(speed_id, speed + share * (by / io.DeltaTime - speed));
    return {.held = true, .by = by};
}

}  // namespace queens::ui
