// The drawer glides to where it stops, and is thrown farther by a fast finger.
#include "ui/drawer.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace queens::ui {

float Drawer::at(Stop stop) const {
    switch (stop) {
        case Stop::folded: return stops_.folded;
        case Stop::open: return stops_.open;
        case Stop::raised: return stops_.raised;
    }
    return stops_.folded;
}

void Drawer::fit(const Kit& kit, const DrawerStops& stops, bool makes_way, std::optional<Tab> tab) {
    stops_ = stops;
    if (extent_ < 0 && stops.begins_folded) stop_ = Stop::folded;
    if (makes_way != makes_way_) stop_ = makes_way ? Stop::folded : Stop::open;
    const bool is_other = tab && tab_ && *tab != *tab_;
    if (is_other && stop_ == Stop::folded) stop_ = Stop::open;
    makes_way_ = makes_way;
    if (tab) tab_ = tab;
    if (extent_ < 0) extent_ = at(stop_);
    if (!held_) glide(kit);
    extent_ = std::clamp(extent_, stops_.folded, stops_.raised);
}

void Drawer::glide(const Kit& kit) {
    constexpr float rate = 18;
    const float left = at(stop_) - extent_;
    if (kit.appearance.reduced_motion || std::abs(left) < 0.5F) {
        extent_ = at(stop_);
        return;
    }
    extent_ += left * (1 - std::exp(-rate * ImGui::GetIO().DeltaTime));
    kit.moving = true;
}

void Drawer::uncover() {
    if (stop_ == Stop::raised) stop_ = Stop::open;
}

void Drawer::toggle() { stop_ = stop_ == Stop::folded ? Stop::open : Stop::folded; }

void Drawer::move(float outwards) {
    held_ = true;
    extent_ = std::clamp(extent_ + outwards, stops_.folded, stops_.raised);
}

void Drawer::let_go(float speed) {
    // How long the drawer would go on at its speed.
    constexpr float seconds = 0.2F;
    if (!held_) return;
    held_ = false;
    const float aim = extent_ + seconds * speed;
    constexpr std::array all{Stop::folded, Stop::open, Stop::raised};
    stop_ = *std::min_element(all.begin(), all.end(), [&](Stop a, Stop b) {
        return std::abs(at(a) - aim) < std::abs(at(b) - aim);
    });
}

}  // namespace queens::ui
