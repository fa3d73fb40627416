// The panel: the tabs, and the one that is open.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/say.hpp"
#include "ui/drawer.hpp"
#include "ui/given.hpp"
#include "ui/kit/pull.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/tabs/tabs.hpp"

namespace queens::ui {

namespace {

/// How each tab draws itself, in the order of the tabs.
constexpr std::array draw_tab{
#define QUEENS_TAB(slug, title, answers) &draw_##slug##_tab,
#include "app/state/tabs.inc"
#undef QUEENS_TAB
};

/// A tab that is behind the last word of the row, and what it is for.
struct OtherTab {
    Tab tab;
    Sentence use;
};
constexpr std::array others{
    OtherTab{Tab::race, "Let algorithms search side by side"},
    OtherTab{Tab::orbit, "Turn, mirror and shift what is on the board"},
    OtherTab{Tab::gallery, "See every solution of a board as a picture"},
};

bool is_in_row(Tab tab, Tab open) {
    return tab == open || std::none_of(others.begin(), others.end(),
                                       [&](const OtherTab& other) { return other.tab == tab; });
}

/// The tabs of the row: those that are always there, and the one that is open.
std::vector<const NamedTab*> tabs_of_row(Tab open) {
    std::vector<const NamedTab*> row;
    for (const NamedTab& tab : tabs) {
        if (is_in_row(tab.value, open)) row.push_back(&tab);
    }
    return row;
}

/// How wide a name is, in one line or in lines of a word, and those of a row are together.
float name_width(const ImFont* font, const std::string& name, bool broken) {
    return broken ? widest_word(font, name) : extent_of(font, name).x;
}
float names_width(const std::vector<const NamedTab*>& row, const ImFont* font, bool broken) {
    float width = name_width(font, say("More"), broken);
    for (const NamedTab* tab : row) width += name_width(font, say(tab->title), broken);
    return width;
}

constexpr float tab_height = 44;
/// Above the tabs of a drawer: the handle to draw it up by.
constexpr float handle_height = 10;
/// The column of tabs of a drawer at the right.
constexpr float column_width = 76;

/// Writes the word of a tab into its middle, in two lines where it is too long for one, and returns
/// how wide it is.
float word_of_tab(const Frame& frame, const Touch& touch, const std::string& id, ImFont* font,
                  ImU32 colour, const std::string& word) {
    const float room = touch.high.x - touch.low.x + 1;
    words_around(frame, id, font, touch.centre(), colour, word, room);
    return extent_of(font, word, room).x;
}

/// Draws a tab into that much room and returns whether it was pressed.
bool draw_tab_name(const Frame& frame, const NamedTab& tab, ImFont* font, ImVec2 size,
                   bool folded) {
    const Theme& theme = frame.theme;
    const bool open = frame.app.state().tab == tab.value;
    const std::string title = say(tab.title);
    const std::string id = "tab-" + std::string(tab.slug);
    const Touch touch = ui::touch(frame,
                                  {.id = id,
                                   .role = Role::tab,
                                   .label = title,
                                   .value = open && folded ? say("folded") : "",
                                   .on = open,
                                   .ring = -4},
                                  size);
    const ImU32 idle = touch.hovered ? theme.ink : theme.quiet;
    const float half = word_of_tab(frame, touch, id, font, open ? theme.accent : idle, title) / 2;
    if (open) {
        const float centre = touch.centre().x;
        ImGui::GetWindowDrawList()->AddRectFilled({centre - half, touch.high.y - 3},
                                                  {centre + half, touch.high.y}, theme.accent, 2);
    }
    return touch.pressed || (touch.reached && !open);
}

/// The word behind which the other tabs are, each with what it is for; returns the one pressed.
std::optional<Tab> draw_more_tabs(const Frame& frame, ImFont* font, ImVec2 size) {
    constexpr float width = 300;
    const std::string words = say("More");
    const Touch touch = ui::touch(
        frame,
        {.id = "more-tabs", .label = words, .hint = say("Race, turn, all solutions"), .ring = -4},
        size);
    word_of_tab(frame, touch, "more-tabs", font,
                touch.hovered ? frame.theme.ink : frame.theme.quiet, words);
    if (touch.pressed) ImGui::OpenPopup("more-tabs");
    std::optional<Tab> pressed;
    if (!begin_popup(frame, "more-tabs", width + 32)) return pressed;
    for (const OtherTab& other : others) {
        if (other.tab == frame.app.state().tab) continue;
        const NamedTab& tab = named(other.tab);
        if (button(
                frame,
                {.id = "tab-" + std::string(tab.slug), .label = say(tab.title), .width = width})) {
            pressed = other.tab;
            ImGui::CloseCurrentPopup();
        }
        ImGui::PushTextWrapPos(width);
        text(frame, frame.fonts.small, frame.theme.quiet, say(other.use));
        ImGui::PopTextWrapPos();
    }
    end_popup(frame);
    return pressed;
}

/// A row of names, each with the same space around it and room at both sides, in small type where
/// that is too little, and then in lines of a word; returns the tab that was pressed.
std::optional<Tab> row_of_tabs(const Frame& frame, bool folded) {
    constexpr float least_space = 12;
    constexpr float side = 8;
    const std::vector<const NamedTab*> row = tabs_of_row(frame.app.state().tab);
    const auto count = static_cast<float>(row.size() + 1);
    const float all = ImGui::GetContentRegionAvail().x;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    const float room = all - 2 * side - count * least_space;
    const bool roomy = names_width(row, frame.fonts.strong, false) <= room;
    ImFont* font = roomy ? frame.fonts.strong : frame.fonts.small;
    const bool broken = names_width(row, font, false) > room;
    const float space = least_space + (room - names_width(row, font, broken)) / count;
    ImGui::GetWindowDrawList()->AddRectFilled({start.x, start.y + tab_height - 1},
                                              {start.x + all, start.y + tab_height},
                                              frame.theme.hairline);
    std::optional<Tab> pressed;
    ImGui::SetCursorScreenPos({start.x + side, start.y});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{0, 0});
    for (const NamedTab* tab : row) {
        const ImVec2 size{name_width(font, say(tab->title), broken) + space, tab_height};
        if (draw_tab_name(frame, *tab, font, size, folded)) pressed = tab->value;
        ImGui::SameLine();
    }
    const float more = name_width(font, say("More"), broken) + space;
    if (const auto other = draw_more_tabs(frame, font, {more, tab_height})) pressed = other;
    ImGui::PopStyleVar();
    return pressed;
}

/// The names below each other.
std::optional<Tab> column_of_tabs(const Frame& frame, bool folded) {
    const std::vector<const NamedTab*> row = tabs_of_row(frame.app.state().tab);
    const float room = ImGui::GetContentRegionAvail().y;
    const float height = std::min(tab_height, room / static_cast<float>(row.size() + 1));
    std::optional<Tab> pressed;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{0, 0});
    for (const NamedTab* tab : row) {
        if (draw_tab_name(frame, *tab, frame.fonts.small, {column_width, height}, folded)) {
            pressed = tab->value;
        }
    }
    if (const auto other = draw_more_tabs(frame, frame.fonts.small, {column_width, height})) {
        pressed = other;
    }
    ImGui::PopStyleVar();
    return pressed;
}

/// What to draw a drawer up by.
void draw_handle(const Frame& frame) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float middle = at.x + ImGui::GetContentRegionAvail().x / 2;
    ImGui::GetWindowDrawList()->AddRectFilled({middle - 20, at.y + 5}, {middle + 20, at.y + 9},
                                              faded(frame.theme.ink, 0.3F), 2);
    ImGui::SetCursorScreenPos({at.x, at.y + handle_height});
}

/// A paper of its own with rounded corners where the drawer is drawn from, and an edge that stands
/// out from what lies below.
void draw_paper(const Frame& frame, Shape shape) {
    constexpr float rounding = 10;
    const ImVec2 low = ImGui::GetWindowPos();
    const ImVec2 high{low.x + ImGui::GetWindowWidth(), low.y + ImGui::GetWindowHeight()};
    const bool upright = shape == Shape::upright;
    const ImDrawFlags corners =
        upright ? ImDrawFlags_RoundCornersTop : ImDrawFlags_RoundCornersNone;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, high, frame.theme.panel, rounding, corners);
    list.AddRect({low.x - (upright ? 1.0F : 0.0F), low.y}, {high.x + 1, high.y + 1},
                 mixed(frame.theme.hairline, frame.theme.ink, 0.15F), rounding, corners);
}

/// The tab that is open. A finger that pulls its content draws the drawer around it up before it
/// scrolls, and pushes it down from the upper end.
void draw_content(const Frame& frame, PanelMemory& memory, Drawer* drawer, PullWay axis) {
    const float padding = frame.app.presenting() ? 12.0F : 20.0F;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{padding, 16});
    // Each tab is a window of its own, so that each has its own place to which it is scrolled.
    const Tab tab = frame.app.state().tab;
    const std::string name = "content of " + std::string(named(tab).slug);
    ImGui::BeginChild(name.c_str(), {0, -memory.foot}, ImGuiChildFlags_AlwaysUseWindowPadding);
    ImGui::PopStyleVar();
    const auto before = static_cast<std::ptrdiff_t>(frame.commands.size());
    draw_tab[static_cast<std::size_t>(tab)](frame, memory);
    const auto has_given = [&](bool (*is_one)(const App&, const Command&)) {
        return std::any_of(frame.commands.begin() + before, frame.commands.end(),
                           [&](const Command& command) { return is_one(frame.app, command); });
    };
    if (drawer != nullptr && has_given(is_seen_on_board)) drawer->uncover();
    const bool presented = std::exchange(memory.presented, frame.app.presenting());
    if ((memory.presented && !presented) || has_given(begins_at_top)) ImGui::SetScrollY(0);
    gap(8);
    scroll_by_keys(frame);
    if (drawer == nullptr || axis == PullWay::across) {
        scroll_by_finger(frame);
    } else if (frame.appearance.coarse_pointer) {
        Pull pulled = pull(PullWay::down);
        const bool out = pulled.by < 0 && drawer->can_go_further();
        const bool in = pulled.by > 0 && ImGui::GetScrollY() <= 0;
        if (pulled.held && (out || in)) {
            drawer->move(-std::exchange(pulled.by, 0.0F));
        }
        if (pulled.let_go && drawer->is_held()) {
            drawer->let_go(-std::exchange(pulled.speed, 0.0F));
        }
        scroll_by(frame, pulled);
    }
    ImGui::EndChild();
}

}  // namespace

float tabs_extent(Shape shape) {
    return shape == Shape::low ? column_width : tab_height + handle_height;
}

void draw_panel(const Frame& frame, PanelMemory& memory) {
    if (const auto tab = row_of_tabs(frame, false)) frame.give(OpenTab{*tab});
    draw_content(frame, memory, nullptr, PullWay::down);
}

void draw_panel_content(const Frame& frame, PanelMemory& memory) {
    draw_content(frame, memory, nullptr, PullWay::down);
}

void draw_panel_in_drawer(const Frame& frame, PanelMemory& memory, Drawer& drawer, Shape shape) {
    const bool upright = shape == Shape::upright;
    const PullWay axis = upright ? PullWay::down : PullWay::across;
    const float extent = tabs_extent(shape);
    const ImVec2 low = ImGui::GetWindowPos();
    const ImVec2 size = ImGui::GetWindowSize();
    // What is open over the screen lies over the drawer, too, though it was drawn before.
    if (!ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup)) cover_window(frame);
    draw_paper(frame, shape);
    if (!upright) ImGui::SetCursorScreenPos({low.x + size.x - extent, low.y});
    ImGui::BeginChild("tabs", upright ? ImVec2{size.x, extent} : ImVec2{extent, size.y});
    if (upright) draw_handle(frame);
    const bool folded = drawer.is_folded();
    const auto tab = upright ? row_of_tabs(frame, folded) : column_of_tabs(frame, folded);
    const Pull pulled = pull(axis);
    ImGui::EndChild();
    if (tab) {
        if (folded || *tab == frame.app.state().tab) drawer.toggle();
        frame.give(OpenTab{*tab});
    }
    if (pulled.held) drawer.move(-pulled.by);
    if (pulled.let_go) drawer.let_go(-pulled.speed);
    // Less than this of the content says nothing.
    constexpr float least = 40;
    if (drawer.extent() < extent + least) return memory.lit_line.reset();
    ImGui::SetCursorScreenPos(upright ? ImVec2{low.x, low.y + extent} : low);
    ImGui::BeginChild("inside",
                      upright ? ImVec2{size.x, size.y - extent} : ImVec2{size.x - extent, size.y});
    draw_content(frame, memory, &drawer, axis);
    ImGui::EndChild();
}

}  // namespace queens::ui
