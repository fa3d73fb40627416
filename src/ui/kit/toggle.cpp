// How a switch looks and feels.
#include "ui/kit/toggle.hpp"

#include <algorithm>

#include "ui/kit/control.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

bool toggle(const Kit& kit, const Toggle& toggle, bool& on) {
    constexpr float track = 36;
    constexpr float space = 12;
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 value = extent_of(kit.fonts.text, toggle.value);
    const float wrap = width - track - space - (toggle.value.empty() ? 0 : value.x + space);
    const ImVec2 extent = extent_of(kit.fonts.text, toggle.label, wrap);
    const Touch touch = ui::touch(kit,
                                  {.id = toggle.id,
                                   .role = Role::toggle,
                                   .label = toggle.label,
                                   .hint = toggle.hint,
                                   .on = on},
                                  {width, std::max(kit.control(), extent.y + 8)});
    if (touch.pressed) on = !on;
    const float middle = touch.centre().y;
    const float right = touch.high.x;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({right - track, middle - 10}, {right, middle + 10},
                       on ? kit.theme.accent : faded(kit.theme.ink, 0.5F), 10);
    list.AddCircleFilled({on ? right - 10 : right - track + 10, middle}, 7,
                         on ? kit.theme.on_accent : kit.theme.panel);
    words_on(kit, toggle.id, kit.fonts.text, {touch.low.x, middle - extent.y / 2}, kit.theme.ink,
             toggle.label, wrap);
    if (!toggle.value.empty()) {
        words_on(kit, toggle.id, kit.fonts.text,
                 {right - track - space - value.x, middle - value.y / 2}, kit.theme.quiet,
                 toggle.value);
    }
    return touch.pressed;
}

}  // namespace queens::ui
