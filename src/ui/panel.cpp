// The panel: a row of tabs, and below it the one that is open.
#include <array>
#include <string>

#include "core/say.hpp"
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

/// How wide the names of all tabs are together.
float names_width(const ImFont* font) {
    float width = 0;
    for (const NamedTab& tab : tabs) width += extent_of(font, say(tab.title)).x;
    return width;
}

/// A row of names, each with the same space around it, in small type where that is too little.
void draw_tabs(const Frame& frame) {
    constexpr float least_space = 8;
    constexpr auto count = static_cast<float>(tabs.size());
    const Theme& theme = frame.theme;
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float height = 44;
    const bool roomy = names_width(frame.fonts.strong) + count * least_space <= width;
    ImFont* font = roomy ? frame.fonts.strong : frame.fonts.small;
    const float space = (width - names_width(font)) / count;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({start.x, start.y + height - 1}, {start.x + width, start.y + height},
                       theme.hairline);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{0, 0});
    for (const NamedTab& tab : tabs) {
        const bool open = frame.app.state().tab == tab.value;
        if (tab.value != tabs.front().value) ImGui::SameLine();
        const std::string title = say(tab.title);
        const ImVec2 extent = extent_of(font, title);
        const std::string id = "tab-" + std::string(tab.slug);
        const Touch touch =
            ui::touch(frame, {.id = id, .role = Role::tab, .label = title, .on = open, .ring = -4},
                      {extent.x + space, height});
        if (touch.pressed) frame.give(OpenTab{tab.value});
        const auto [low, high] = std::pair{touch.low, touch.high};
        const ImU32 idle = touch.hovered ? theme.ink : theme.quiet;
        words_on(frame, id, font, {touch.centre().x - extent.x / 2, low.y + 22 - extent.y / 2},
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
