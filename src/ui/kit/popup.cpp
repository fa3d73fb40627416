// How popups and scrolling behave.
#include "ui/kit/popup.hpp"

#include <algorithm>

namespace queens::ui {

bool begin_popup(const char* id, float width) {
    const float rightmost = ImGui::GetIO().DisplaySize.x - width - 8;
    return begin_popup_at(id, {std::max(8.0F, std::min(ImGui::GetItemRectMin().x, rightmost)),
                               ImGui::GetItemRectMax().y + 6});
}

bool begin_popup_at(const char* id, ImVec2 low) {
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    ImGui::SetNextWindowPos(low);
    ImGui::SetNextWindowSizeConstraints({0, 0}, {screen.x, screen.y - 8 - low.y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{16, 16});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, 8});
    const bool open = ImGui::BeginPopup(id);
    if (!open) ImGui::PopStyleVar(2);
    return open;
}

void end_popup(const Kit& kit) {
    scroll_by_finger(kit);
    ImGui::EndPopup();
    ImGui::PopStyleVar(2);
}

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
