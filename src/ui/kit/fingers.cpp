// A pinch is followed from where it has become more than a tremble.
#include "ui/kit/fingers.hpp"

#include <algorithm>
#include <cmath>

namespace queens::ui {

namespace {

constexpr float least_way = 8;
constexpr float least_growth = 0.08F;
constexpr float least_turn = 0.12F;

float distance(ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// From one angle to another, the shorter way.
float turned(float from, float to) {
    constexpr float whole = 6.2831853F;
    return std::remainder(to - from, whole);
}

}  // namespace

Fingers::Pair Fingers::pair() const {
    const ImVec2 a = down_[0].at;
    const ImVec2 b = down_[1].at;
    return {{(a.x + b.x) / 2, (a.y + b.y) / 2},
            std::max(1.0F, distance(a, b)),
            std::atan2(b.y - a.y, b.x - a.x)};
}

void Fingers::put(std::int64_t finger, ImVec2 at) {
    const auto found = std::find_if(down_.begin(), down_.end(),
                                    [&](const Finger& other) { return other.name == finger; });
    if (found == down_.end()) {
        down_.push_back({finger, at});
        if (down_.size() != 2) return;
        two_ = true;
        first_ = pair();
        return;
    }
    found->at = at;
    if (down_.size() < 2 || moving_) return;
    const Pair now = pair();
    moving_ = distance(now.middle, first_.middle) > least_way ||
              std::abs(now.spread / first_.spread - 1) > least_growth ||
              std::abs(turned(first_.angle, now.angle)) > least_turn;
    if (moving_) first_ = now;
}

void Fingers::lift(std::int64_t finger) {
    std::erase_if(down_, [&](const Finger& other) { return other.name == finger; });
    moving_ = false;
    if (down_.empty()) two_ = false;
    if (down_.size() >= 2) first_ = pair();
}

std::optional<Pinch> Fingers::pinch() const {
    if (down_.size() < 2 || !moving_) return std::nullopt;
    const Pair now = pair();
    const float turn = turned(first_.angle, now.angle);
    return Pinch{first_.middle, now.middle, now.spread / first_.spread, turn};
}

}  // namespace queens::ui
