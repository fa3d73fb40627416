// ImGui's test-engine hooks: each widget reports its rectangle, then its label.
#include "ui/kit/labels.hpp"

#include <imgui.h>
#include <imgui_internal.h>

namespace queens::ui {

void Labels::listen() {
    ImGuiContext& context = *ImGui::GetCurrentContext();
    context.TestEngine = this;
    context.TestEngineHookItems = true;
}

void Labels::begin_frame() {
    rects_.clear();
    by_label_.clear();
}

void Labels::item_added(unsigned id, const Rect& rect) { rects_[id] = rect; }

void Labels::item_labelled(unsigned id, std::string_view label) {
    const auto rect = rects_.find(id);
    if (rect != rects_.end()) by_label_[std::string(label)] = rect->second;
}

std::optional<Rect> Labels::find(std::string_view label) const {
    const auto found = by_label_.find(std::string(label));
    if (found == by_label_.end()) return std::nullopt;
    return found->second;
}

}  // namespace queens::ui

void ImGuiTestEngineHook_ItemAdd(ImGuiContext* context, ImGuiID id, const ImRect& box,
                                 const ImGuiLastItemData* /*item*/) {
    auto* labels = static_cast<queens::ui::Labels*>(context->TestEngine);
    labels->item_added(id, {box.Min.x, box.Min.y, box.GetWidth(), box.GetHeight()});
}

void ImGuiTestEngineHook_ItemInfo(ImGuiContext* context, ImGuiID id, const char* label,
                                  ImGuiItemStatusFlags /*flags*/) {
    auto* labels = static_cast<queens::ui::Labels*>(context->TestEngine);
    if (label != nullptr) labels->item_labelled(id, label);
}

void ImGuiTestEngineHook_Log(ImGuiContext* /*context*/, const char* /*format*/, ...) {}

const char* ImGuiTestEngine_FindItemDebugLabel(ImGuiContext* /*context*/, ImGuiID /*id*/) {
    return nullptr;
}
