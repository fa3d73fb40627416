// How numbers are set.
#include "ui/kit/stepper.hpp"

#include <algorithm>

#include "core/read.hpp"
#include "ui/kit/button.hpp"
#include "ui/kit/control.hpp"
#include "ui/kit/text.hpp"

namespace queens::ui {

namespace {

Button less(const Kit& kit, const Stepper& stepper, std::int64_t value) {
    return {.id = stepper.id + "-less",
            .label = stepper.less,
            .text = "",
            .icon = Icon::minus,
            .hint = stepper.hint,
            .enabled = value > stepper.lowest,
            .width = kit.control(),
            .repeats = true};
}

Button more(const Kit& kit, const Stepper& stepper, std::int64_t value) {
    return {.id = stepper.id + "-more",
            .label = stepper.more,
            .text = "",
            .icon = Icon::plus,
            .hint = stepper.hint,
            .enabled = value < stepper.highest,
            .width = kit.control(),
            .repeats = true};
}

}  // namespace

std::int64_t stepper(const Kit& kit, const Stepper& stepper, std::int64_t value) {
    constexpr float least_wrap = 90;
    const ImVec2 start = ImGui::GetCursorPos();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float side = kit.control();
    const float right = ImGui::GetContentRegionAvail().x;
    // Room for three digits, so that the buttons stay where they are.
    const std::string number = std::to_string(value);
    const ImVec2 extent = extent_of(kit.fonts.strong, number);
    const float room = std::max(extent.x, extent_of(kit.fonts.strong, "888").x) + 8;
    const float wrap = right - 2 * side - room - 8;
    if (wrap < least_wrap && !stepper.label.empty()) {
        paragraph(kit, kit.fonts.text, kit.theme.ink, stepper.label);
        Stepper below = stepper;
        below.label.clear();
        return ui::stepper(kit, below, value);
    }
    const ImVec2 label = extent_of(kit.fonts.text, stepper.label, wrap);
    const float height = std::max(side, label.y);
    if (!stepper.label.empty()) {
        words_at(kit, kit.fonts.text, {low.x, low.y + (height - label.y) / 2}, kit.theme.ink,
                 stepper.label, wrap);
    }
    words_at(kit, kit.fonts.strong,
             {low.x + right - side - (room + extent.x) / 2, low.y + (height - extent.y) / 2},
             kit.theme.ink, number);
    const float top = start.y + (height - side) / 2;
    ImGui::SetCursorPos({start.x + right - 2 * side - room, top});
    if (button(kit, less(kit, stepper, value))) --value;
    ImGui::SetCursorPos({start.x + right - side, top});
    if (button(kit, more(kit, stepper, value))) ++value;
    return value;
}

std::int64_t number_field(const Kit& kit, const Stepper& stepper, std::int64_t value) {
    constexpr float width = 96;
    text(kit, kit.fonts.small, kit.theme.quiet, stepper.label);
    std::int64_t changed = value;
    if (button(kit, less(kit, stepper, value))) --changed;
    ImGui::SameLine();
    ImGui::SetNextItemWidth(width);
    const float inside = (kit.control() - ImGui::GetTextLineHeight()) / 2;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{12, inside});
    const auto wanted = wish_for_field(kit, stepper.id);
    int typed = static_cast<int>(value);
    ImGui::InputInt(("##" + stepper.id).c_str(), &typed, 0, 0, ImGuiInputTextFlags_CharsDecimal);
    record_item(kit, {.id = stepper.id,
                      .role = Role::field,
                      .label = stepper.label,
                      .value = std::to_string(value)});
    if (const auto number = wanted ? number_in<std::int64_t>(*wanted) : std::nullopt) {
        changed = std::clamp(*number, stepper.lowest, stepper.highest);
    } else if (ImGui::IsItemDeactivatedAfterEdit()) {
        changed = std::clamp<std::int64_t>(typed, stepper.lowest, stepper.highest);
    }
    ImGui::PopStyleVar();
    ImGui::SameLine();
    if (button(kit, more(kit, stepper, value))) ++changed;
    return changed;
}

}  // namespace queens::ui
