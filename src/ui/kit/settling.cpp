// Where the pointer was, and for how long presses there are not meant for what lies there now.
#include "ui/kit/settling.hpp"

#include <cmath>

namespace queens::ui {

namespace {

constexpr double settling_seconds = 0.4;
constexpr float least_move = 4;

bool is_near(const std::optional<ImVec2>& point) {
    const ImVec2 now = ImGui::GetIO().MousePos;
    return point && std::hypot(now.x - point->x, now.y - point->y) < least_move;
}

}  // namespace

void Settling::begin() {
    resting_at_ = ImGui::GetIO().MousePos;
    since_ = ImGui::GetTime();
}

void Settling::follow_pointer() {
    if (!is_near(resting_at_)) resting_at_.reset();
}

bool Settling::accepts(const std::string& id) {
    const bool soon = ImGui::GetTime() - since_ < settling_seconds;
    if (soon && is_near(pressed_at_) && id != pressed_) return false;
    pressed_ = id;
    pressed_at_ = ImGui::GetIO().MousePos;
    resting_at_ = pressed_at_;
    return true;
}

}  // namespace queens::ui
