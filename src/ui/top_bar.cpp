// The top bar: what the board is and how it is shown at the left, what can be done with it at the
// right.
#include <algorithm>
#include <array>
#include <functional>

#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

constexpr float space = 6;
/// Between the name of the program and its buttons.
constexpr float name_space = 24;

/// A button, and what a press does: give a command, or open the popup of the same id.
struct Entry {
    Button button;
    std::optional<Command> command{};
    std::function<void()> popup{};
};

/// How much there is in the bar, from all of it to what a phone has room for.
struct Detail {
    bool name;
    bool labels;
    bool everything;
};

constexpr std::array details{Detail{true, true, true}, Detail{false, true, true},
                             Detail{false, false, true}, Detail{false, false, false}};

std::string program_name() { return say("Queens Lab"); }

std::string words_of(Size size) {
    return std::to_string(size.columns) + " \xC3\x97 " + std::to_string(size.rows);
}

Entry surface_entry(const Frame& frame, bool labels, SurfacePicker& picker) {
    const Surface surface = frame.app.state().board.surface();
    const std::string title = say(named(surface).title);
    return {.button = {.id = "surface",
                       .label = title,
                       .text = labels ? title : "",
                       .surface = surface,
                       .hint = say("Join the edges of the board")},
            .popup = [&] { draw_surface_popup(frame, picker); }};
}

/// Shows the board in that view, or flat again.
Entry view_entry(const State& state, const NamedView& view, bool labels) {
    const bool on = state.view == view.value;
    const std::string_view refusal = view.refuse(state.board.surface());
    const std::string title = say(view.title);
    return {.button = {.id = std::string(view.slug),
                       .label = title,
                       .text = labels ? title : "",
                       .icon = Icon::repeated,
                       .hint = say(refusal.empty() ? view.hint : refusal),
                       .enabled = refusal.empty(),
                       .on = on},
            .command = SetView{on ? View::flat : view.value}};
}

Entry heat_entry(const State& state, bool labels) {
    const std::string title = say("Heat map");
    return {.button = {.id = "heat-map",
                       .label = title,
                       .text = labels ? title : "",
                       .icon = Icon::heat,
                       .hint = say("Show how many pieces attack each square (H)"),
                       .on = state.heat},
            .command = ShowHeat{!state.heat}};
}

/// What the board is and how it is shown.
std::vector<Entry> left_entries(const Frame& frame, const Detail& detail, SurfacePicker& picker) {
    const State& state = frame.app.state();
    std::vector<Entry> entries{{.button = {.id = "size",
                                           .label = words_of(state.board.size()),
                                           .hint = say("Change the size of the board")},
                                .popup = [&] { draw_size_popup(frame); }},
                               surface_entry(frame, detail.labels, picker)};
    for (const NamedView& view : views) {
        if (view.value != View::flat) entries.push_back(view_entry(state, view, detail.labels));
    }
    if (detail.everything) entries.push_back(heat_entry(state, detail.labels));
    return entries;
}

Entry icon_entry(std::string id, std::string label, Icon icon, std::string hint, Command command) {
    return {.button = {.id = std::move(id),
                       .label = std::move(label),
                       .text = "",
                       .icon = icon,
                       .hint = std::move(hint),
                       .kind = Kind::quiet},
            .command = std::move(command)};
}

/// What can be done with the board and the screen.
std::vector<Entry> right_entries(const Frame& frame, const Detail& detail) {
    std::vector<Entry> entries{
        icon_entry("undo", say("Undo"), Icon::undo, say("Undo (Ctrl+Z)"), Undo{}),
        icon_entry("redo", say("Redo"), Icon::redo, say("Redo (Ctrl+Y)"), Redo{}),
        icon_entry("share", say("Share"), Icon::share, say("Share what you see as a link (L)"),
                   Share{})};
    entries[0].button.enabled = frame.app.can_undo();
    entries[1].button.enabled = frame.app.can_redo();
    if (detail.everything) {
        const bool dark = frame.appearance.dark;
        entries.push_back(icon_entry("present", say("Present"), Icon::present,
                                     say("Board only, in large type (F)"), Present{true}));
        entries.push_back(icon_entry("theme", say("Theme"), dark ? Icon::sun : Icon::moon,
                                     dark ? say("Light colours") : say("Dark colours"),
                                     SetTheme{!dark}));
    }
    entries.push_back({.button = {.id = "help",
                                  .label = say("Help"),
                                  .text = "",
                                  .icon = Icon::help,
                                  .hint = say("Keys and gestures (?)"),
                                  .kind = Kind::quiet},
                       .popup = [&] { draw_help_popup(frame); }});
    return entries;
}

float name_width(const Frame& frame, const Detail& detail) {
    return detail.name ? extent_of(frame.fonts.heading, program_name()).x + name_space : 0;
}

float width_of(const Frame& frame, const std::vector<Entry>& entries) {
    float width = space * static_cast<float>(entries.size() - 1);
    for (const Entry& entry : entries) width += width_of(frame, entry.button);
    return width;
}

/// The most that fits into that width, the least where nothing does.
const Detail& fitting(const Frame& frame, float width, SurfacePicker& picker) {
    const auto fits = [&](const Detail& detail) {
        return name_width(frame, detail) + width_of(frame, left_entries(frame, detail, picker)) +
                   space + width_of(frame, right_entries(frame, detail)) <=
               width;
    };
    const auto* found = std::find_if(details.begin(), details.end() - 1, fits);
    return *found;
}

/// Makes buttons of one icon so narrow that all of them fit, but not too narrow for a finger.
void narrow_to(const Frame& frame, std::vector<Entry>& entries, float width) {
    constexpr float least = 24;
    const auto count = static_cast<float>(entries.size());
    const float each = (width - space * (count - 1)) / count;
    for (Entry& entry : entries) entry.button.width = std::clamp(each, least, frame.control());
}

void draw_entries(const Frame& frame, const std::vector<Entry>& entries) {
    for (const Entry& entry : entries) {
        const bool pressed = button(frame, entry.button);
        if (pressed && entry.command) frame.give(*entry.command);
        if (pressed && entry.popup) ImGui::OpenPopup(entry.button.id.c_str());
        if (entry.popup) entry.popup();
        ImGui::SameLine(0, space);
    }
}

void draw_name(const Frame& frame) {
    const std::string name = program_name();
    ImFont* font = frame.fonts.heading;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 extent = extent_of(font, name);
    words_at(frame, font, {at.x, at.y + (frame.control() - extent.y) / 2}, frame.theme.ink, name);
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + extent.x + name_space);
}

}  // namespace

void draw_top_bar(const Frame& frame, float width, SurfacePicker& picker) {
    const float start = ImGui::GetCursorPosX();
    const Detail& detail = fitting(frame, width, picker);
    const std::vector<Entry> left = left_entries(frame, detail, picker);
    std::vector<Entry> right = right_entries(frame, detail);
    narrow_to(frame, right, width - name_width(frame, detail) - width_of(frame, left) - space);
    if (ImGui::IsKeyPressed(ImGuiKey_Slash, false) && ImGui::GetIO().KeyShift) {
        ImGui::OpenPopup("help");
    }
    if (detail.name) draw_name(frame);
    draw_entries(frame, left);
    ImGui::SetCursorPosX(start + width - width_of(frame, right));
    draw_entries(frame, right);
    ImGui::NewLine();
}

}  // namespace queens::ui
