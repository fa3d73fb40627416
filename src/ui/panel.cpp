// The panel: a row of tabs, and below it the one that is open.
#include <array>
#include <cmath>

#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/tabs/tabs.hpp"

namespace queens::ui {

namespace {

/// How each tab draws itself, in the order of the tabs.
constexpr std::array draw_tab{
#define QUEENS_TAB(slug, title) &draw_##slug##_tab,
#include "app/tabs.inc"
#undef QUEENS_TAB
};

void draw_tabs(const Frame& frame) {
    const Theme& theme = frame.theme;
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float height = 44;
    const float each = width / static_cast<float>(tabs.size());
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({start.x, start.y + height - 1}, {start.x + width, start.y + height},
                       theme.hairline);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{0, 0});
    for (const NamedTab& tab : tabs) {
        const bool open = frame.app.state().tab == tab.value;
        if (tab.value != tabs.front().value) ImGui::SameLine();
        const std::string title(tab.title);
        const std::string label = "tab " + title;
        if (ImGui::InvisibleButton(label.c_str(), {each, height})) frame.give(OpenTab{tab.value});
        const ImVec2 low = ImGui::GetItemRectMin();
        const ImVec2 high = ImGui::GetItemRectMax();
        const ImU32 idle = ImGui::IsItemHovered() ? theme.ink : theme.quiet;
        const ImVec2 extent = ImGui::CalcTextSize(title.c_str());
        ImFont* font = frame.fonts.strong;
        list.AddText(font, font->FontSize * ImGui::GetIO().FontGlobalScale,
                     {std::floor((low.x + high.x - extent.x) / 2), std::floor(low.y + 13)},
                     open ? theme.accent : idle, title.c_str());
        if (open) {
            list.AddRectFilled({low.x + 8, high.y - 3}, {high.x - 8, high.y}, theme.accent, 2);
        }
        focus_ring(frame, {low.x + 4, low.y + 4}, {high.x - 4, high.y - 4});
    }
    ImGui::PopStyleVar();
}

}  // namespace

void draw_panel(const Frame& frame, PanelMemory& memory) {
    draw_tabs(frame);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{20, 16});
    ImGui::BeginChild("panel content", {0, 0}, ImGuiChildFlags_AlwaysUseWindowPadding);
    ImGui::PopStyleVar();
    draw_tab[static_cast<std::size_t>(frame.app.state().tab)](frame, memory);
    gap(8);
    scroll_by_finger(frame);
    ImGui::EndChild();
}

}  // namespace queens::ui
