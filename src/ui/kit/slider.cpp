// How a slider looks and feels.
#include "ui/kit/slider.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "core/read.hpp"
#include "ui/kit/control.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

/// How far the arrow keys move ImGui's last item, which keeps them while the keyboard stands on it.
double moved_by_keys(double step) {
    if (!has_keyboard()) return 0;
    const ImGuiID id = ImGui::GetItemID();
    double way = 0;
    for (const auto& [key, direction] :
         {std::pair{ImGuiKey_LeftArrow, -1.0}, std::pair{ImGuiKey_RightArrow, 1.0}}) {
        ImGui::SetKeyOwner(key, id);
        if (ImGui::IsKeyPressed(key, id, ImGuiInputFlags_Repeat)) way += direction;
    }
    return way * step;
}

}  // namespace

bool slider(const Kit& kit, const Slider& slider, double& share) {
    constexpr float end = 9;
    const Touch touch = ui::touch(kit,
                                  {.id = slider.id,
                                   .role = Role::slider,
                                   .label = slider.label,
                                   .hint = slider.hint,
                                   .value = slider.value,
                                   .place = std::llround(share / slider.step),
                                   .places = std::llround(1 / slider.step)},
                                  {std::max(slider.width, 40.0F), kit.control()});
    const float left = touch.low.x + end;
    const float length = touch.high.x - touch.low.x - 2 * end;
    const double before = share;
    if (touch.held && ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        const float at = (ImGui::GetIO().MousePos.x - left) / length;
        share = static_cast<double>(std::clamp(at, 0.0F, 1.0F));
    }
    if (kit.wish.is(Wish::Verb::set, slider.id)) {
        const auto place = number_in<std::uint64_t>(kit.wish.value);
        if (place) share = static_cast<double>(*place) * slider.step;
    }
    share = std::clamp(share + moved_by_keys(slider.step), 0.0, 1.0);
    const ImVec2 centre = touch.centre();
    const float middle = centre.y - (slider.captioned ? 0.22F * kit.control() : 0.0F);
    const float at = left + length * static_cast<float>(share);
    if (slider.captioned) {
        const ImVec2 extent = extent_of(kit.fonts.small, slider.value);
        words_on(kit, slider.id, kit.fonts.small,
                 {centre.x - extent.x / 2, touch.high.y - extent.y}, kit.theme.quiet, slider.value);
    }
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 ground = faded(kit.theme.ink, 0.16F);
    const ImU32 nothing = faded(kit.theme.ink, 0);
    const float known = left + length * slider.known;
    list.AddRectFilled({left, middle - 2}, {known, middle + 2}, ground, 2);
    list.AddRectFilledMultiColor({known, middle - 2}, {left + length, middle + 2}, ground, nothing,
                                 nothing, ground);
    list.AddRectFilled({left, middle - 2}, {at, middle + 2}, kit.theme.accent, 2);
    list.AddCircleFilled({at, middle}, touch.held ? 9.0F : 8.0F, kit.theme.accent);
    return share != before;
}

void progress_bar(const Kit& kit, float share, ImU32 colour, float width) {
    constexpr float height = 8;
    const ImVec2 low = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, {low.x + width, low.y + height}, faded(kit.theme.ink, 0.10F), 4);
    const float filled = width * std::clamp(share, 0.0F, 1.0F);
    if (filled >= 1) {
        list.AddRectFilled(low, {low.x + std::max(filled, height), low.y + height}, colour, 4);
    }
    ImGui::Dummy({width, height});
}

}  // namespace queens::ui
