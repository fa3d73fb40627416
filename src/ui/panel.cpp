// The panel: a row of tabs, and below it the one that is open.
#include <array>
#include <string>

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
        const std::string id = "tab-" + std::string(tab.slug);
        const Touch touch =
            ui::touch(frame, {.id = id, .role = Role::tab, .label = title, .on = open, .ring = -4},
                      {each, height});
        if (touch.pressed) frame.give(OpenTab{tab.value});
        const auto [low, high] = std::pair{touch.low, touch.high};
        const ImU32 idle = touch.hovered ? theme.ink : theme.quiet;
        ImFont* font = frame.fonts.strong;
        const ImVec2 extent = extent_of(font, title);
        words_on(frame, id, font, {touch.centre().x - extent.x / 2, low.y + 13},
                 open ? theme.accent : idle, title);
        if (open) {
            list.AddRectFilled({low.x + 8, high.y - 3}, {high.x - 8, high.y}, theme.accent, 2);
        }
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
