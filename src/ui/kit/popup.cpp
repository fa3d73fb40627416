// How popups and scrolling behave.
#include "ui/kit/popup.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/control.hpp"
#include "ui/kit/pull.hpp"

namespace queens::ui {

namespace {

constexpr float margin = 8;
/// Between a popup and what opened it.
constexpr float popup_distance = 6;

/// Where a popup grows from a corner to.
struct Growth {
    bool upwards = false;
    bool leftwards = false;
};

bool begin(const Kit& kit, const char* id, ImVec2 corner, Growth growth) {
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float room = growth.upwards ? corner.y : screen.y - corner.y;
    ImGui::SetNextWindowPos(corner, ImGuiCond_Always,
                            {growth.leftwards ? 1.0F : 0.0F, growth.upwards ? 1.0F : 0.0F});
    ImGui::SetNextWindowSizeConstraints({0, 0}, {screen.x - margin, room - margin});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{16, 16});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, 8});
    const bool open = ImGui::BeginPopup(id, ImGuiWindowFlags_NoMove);
    if (!open) {
        ImGui::PopStyleVar(2);
        return false;
    }
    cover_window(kit);
    return true;
}

}  // namespace

bool begin_popup(const Kit& kit, const char* id, float width) {
    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 high = ImGui::GetItemRectMax();
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    // From the edge it grows leftwards, so that it keeps off it where it is wider by a scrollbar.
    const bool leftwards = low.x > screen.x - width - margin;
    const bool upwards = low.y > screen.y - high.y;
    return begin(kit, id,
                 {leftwards ? screen.x - margin : std::max(margin, low.x),
                  upwards ? low.y - popup_distance : high.y + popup_distance},
                 {upwards, leftwards});
}

bool begin_popup_at(const Kit& kit, const char* id, ImVec2 low) { return begin(kit, id, low, {}); }

void end_popup(const Kit& kit) {
    scroll_by_finger(kit);
    ImGui::EndPopup();
    ImGui::PopStyleVar(2);
}

void scroll_by_finger(const Kit& kit) {
    if (kit.appearance.coarse_pointer) scroll_by(kit, pull(PullWay::down));
}

void scroll_by(const Kit& kit, const Pull& pull) {
    // How much of its speed a window keeps in a second, and when it stands still.
    constexpr float kept = 0.03F;
    constexpr float least = 15;
    ImGuiStorage& memory = *ImGui::GetStateStorage();
    const ImGuiID id = ImGui::GetID("speed of scrolling");
    const float seconds = ImGui::GetIO().DeltaTime;
    float speed = pull.let_go ? pull.speed : memory.GetFloat(id);
    if (ImGui::IsMouseDown(ImGuiMouseButton_Left)) speed = 0;
    const float by = pull.held ? pull.by : speed * seconds;
    const float wanted = ImGui::GetScrollY() - by;
    const bool at_end = wanted < 0 || wanted > ImGui::GetScrollMaxY();
    if (by != 0) ImGui::SetScrollY(std::clamp(wanted, 0.0F, ImGui::GetScrollMaxY()));
    speed *= std::pow(kept, seconds);
    if (at_end || std::abs(speed) < least) speed = 0;
    memory.SetFloat(id, speed);
    if (speed != 0) kit.moving = true;
}

}  // namespace queens::ui
