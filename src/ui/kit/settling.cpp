// Where the pointer was, and for how long presses there are not meant for what lies there now.
#include "ui/kit/settling.hpp"

#include <cmath>

namespace queens::ui {

namespace {

constexpr double settling_seconds = 0.4;
constexpr float least_move = 4;

}  // namespace

void Settling::begin() {
    pointer_ = ImGui::GetIO().MousePos;
    since_ = ImGui::GetTime();
}

bool Settling::pointer_rests() const {
    if (!pointer_) return false;
    const ImVec2 now = ImGui::GetIO().MousePos;
    return std::hypot(now.x - pointer_->x, now.y - pointer_->y) < least_move;
}

bool Settling::accepts(const std::string& id) {
    const bool soon = ImGui::GetTime() - since_ < settling_seconds;
    if (soon && pointer_rests() && id != pressed_) return false;
    pressed_ = id;
    return true;
}

}  // namespace queens::ui
