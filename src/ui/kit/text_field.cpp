// How texts are typed.
#include "ui/kit/text_field.hpp"

#include "ui/kit/control.hpp"

namespace queens::ui {

void text_field(const Kit& kit, const TextField& field, Typed& typed, bool wants_keys) {
    const float inside = (kit.control() - ImGui::GetTextLineHeight()) / 2;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{12, inside});
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
    if (wants_keys) ImGui::SetKeyboardFocusHere();
    ImGui::InputTextWithHint(("##" + field.id).c_str(), field.label.c_str(), typed.data(),
                             typed.size());
    record_item(kit, {.id = field.id,
                      .role = Role::field,
                      .label = field.label,
                      .value = std::string(typed.data())});
    ImGui::PopStyleVar();
}

}  // namespace queens::ui
