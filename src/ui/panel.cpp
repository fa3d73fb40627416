// The panel: a row of tabs, and below it the one that is open.
#include <array>
#include <cmath>

#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

constexpr std::array tab_titles{"Place", "Solve", "Race", "Count", "Orbit", "Gallery", "Maths"};

void draw_tabs(const Frame& frame) {
    const Theme& theme = frame.theme;
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float height = 44;
    const float each = width / static_cast<float>(tab_titles.size());
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({start.x, start.y + height - 1}, {start.x + width, start.y + height},
                       theme.hairline);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{0, 0});
    for (std::size_t i = 0; i < tab_titles.size(); ++i) {
        const auto tab = static_cast<Tab>(i);
        const bool open = frame.app.state().tab == tab;
        if (i > 0) ImGui::SameLine();
        const std::string label = std::string("tab ") + tab_titles[i];
        if (ImGui::InvisibleButton(label.c_str(), {each, height})) frame.give(OpenTab{tab});
        const ImVec2 low = ImGui::GetItemRectMin();
        const ImVec2 high = ImGui::GetItemRectMax();
        const ImU32 idle = ImGui::IsItemHovered() ? theme.ink : theme.quiet;
        const ImVec2 extent = ImGui::CalcTextSize(tab_titles[i]);
        ImFont* font = frame.fonts.strong;
        list.AddText(font, font->FontSize * ImGui::GetIO().FontGlobalScale,
                     {std::floor((low.x + high.x - extent.x) / 2), std::floor(low.y + 13)},
                     open ? theme.accent : idle, tab_titles[i]);
        if (open) {
            list.AddRectFilled({low.x + 8, high.y - 3}, {high.x - 8, high.y}, theme.accent, 2);
        }
        focus_ring(frame, {low.x + 4, low.y + 4}, {high.x - 4, high.y - 4});
    }
    ImGui::PopStyleVar();
}

}  // namespace

void draw_panel(const Frame& frame, PanelMemory& memory, bool with_sentence) {
    draw_tabs(frame);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{20, 16});
    ImGui::BeginChild("panel content", {0, 0}, ImGuiChildFlags_AlwaysUseWindowPadding);
    ImGui::PopStyleVar();
    switch (frame.app.state().tab) {
        case Tab::place: draw_place_tab(frame); break;
        case Tab::solve: draw_solve_tab(frame, memory.solve, with_sentence); break;
        case Tab::race: draw_race_tab(frame, memory.race); break;
        case Tab::count: draw_count_tab(frame, memory.count); break;
        case Tab::orbit: draw_orbit_tab(frame, memory.orbit); break;
        case Tab::gallery: draw_gallery_tab(frame, memory.gallery); break;
        case Tab::maths: draw_maths_tab(frame, memory.maths); break;
    }
    gap(8);
    scroll_by_finger(frame);
    ImGui::EndChild();
}

}  // namespace queens::ui
