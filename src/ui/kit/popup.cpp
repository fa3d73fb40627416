// How popups and scrolling behave.
#include "ui/kit/popup.hpp"

namespace queens::ui {

void scroll_by_finger(const Kit& kit) {
    if (!kit.appearance.coarse_pointer ||
        !ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows |
                                ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) {
        return;
    }
    if (!ImGui::IsMouseDragging(ImGuiMouseButton_Left, 8)) return;
    ImGui::SetScrollY(ImGui::GetScrollY() - ImGui::GetIO().MouseDelta.y);
}

}  // namespace queens::ui
