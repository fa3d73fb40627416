// How texts are typed.
#include "ui/kit/text_field.hpp"

#include <algorithm>

#include "ui/kit/control.hpp"

namespace queens::ui {

Typing text_field(const Kit& kit, const TextField& field, std::span<char> typed, bool wants_keys) {
    const float inside = (kit.control() - ImGui::GetTextLineHeight()) / 2;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{12, inside});
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
    if (const auto text = wish_for_field(kit, field.id)) {
        std::fill(typed.begin(), typed.end(), '\0');
        std::copy_n(text->begin(), std::min(text->size(), typed.size() - 1), typed.begin());
    }
    if (wants_keys) ImGui::SetKeyboardFocusHere();
    ImGui::InputTextWithHint(("##" + field.id).c_str(), field.label.c_str(), typed.data(),
                             typed.size());
    const bool left = ImGui::IsItemDeactivated();
    const bool entered =
        left && (ImGui::IsKeyPressed(ImGuiKey_Enter) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter));
    const bool escaped = left && ImGui::IsKeyPressed(ImGuiKey_Escape);
    record_item(kit, {.id = field.id,
                      .role = Role::field,
                      .label = field.label,
                      .value = std::string(typed.data())});
    ImGui::PopStyleVar();
    return entered ? Typing::entered : escaped ? Typing::escaped : Typing::open;
}

}  // namespace queens::ui
