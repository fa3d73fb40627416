// A press begins and ends with ImGui's item.
#include "ui/board/gesture.hpp"

#include <cmath>

namespace queens::ui {

Gesture Gestures::on(const Kit& kit, const Touch& touch, const TwoFingers& fingers) {
    constexpr float tremble = 6;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    Gesture gesture{.fingers = fingers};
    if (touch.hovered) {
        if (!kit.appearance.coarse_pointer) gesture.pointer = mouse;
        gesture.wheel = ImGui::GetIO().MouseWheel;
        gesture.wheel_at = mouse;
        gesture.twice = ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left);
    }
    if (fingers.down) {
        press_.reset();
        return gesture;
    }
    if (ImGui::IsItemActivated()) {
        press_ = Press{.from = mouse,
                       .before = mouse,
                       .to = mouse,
                       .right = ImGui::IsMouseDown(ImGuiMouseButton_Right)};
    } else if (press_ && (ImGui::IsItemActive() || ImGui::IsItemDeactivated())) {
        const bool ends = ImGui::IsItemDeactivated();
        press_->stage = ends ? Press::Stage::ended : Press::Stage::held;
        press_->before = press_->to;
        press_->to = mouse;
        const ImVec2 way{mouse.x - press_->from.x, mouse.y - press_->from.y};
        press_->drags = press_->drags || std::hypot(way.x, way.y) > tremble;
    } else {
        press_.reset();
    }
    gesture.press = press_;
    return gesture;
}

}  // namespace queens::ui
