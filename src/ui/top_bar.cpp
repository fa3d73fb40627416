// The top bar: what the board is and how it is shown at the left, what can be done with it at the
// right.
#include <algorithm>
#include <array>
#include <functional>

#include "core/language.hpp"
#include "core/say.hpp"
#include "ui/board/crowd.hpp"
#include "ui/board/next_steps.hpp"
#include "ui/garden_steps.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

constexpr float space = 6;
/// Between the name of the program and its buttons.
constexpr float name_space = 24;

/// How much there is in the bar, from all of it to what the smallest screen has room for. The menu
/// offers what is left out.
struct Detail {
    bool name = false;
    bool labels = false;
    bool share = false;
    bool redo = false;
    bool views = false;
};

constexpr std::array details{
    Detail{true, true, true, true, true},     Detail{false, true, true, true, true},
    Detail{false, false, true, true, true},   Detail{false, false, true, false, true},
    Detail{false, false, false, false, true}, Detail{}};

std::string program_name() { return say("Queens Lab"); }

/// How large the board is, or how many queens are shown in its place.
std::string words_of_size(const App& app) {
    if (shows_crowd(app)) {
        return say("{count} {count|queen|queens}", {{"count", app.many_queens()->queens()}});
    }
    const Size size = app.state().board.size();
    return std::to_string(size.columns) + " \xC3\x97 " + std::to_string(size.rows);
}

BarAction surface_entry(const Frame& frame, bool labels, SurfacePicker& picker) {
    const Surface surface = frame.app.state().board.surface();
    const std::string title = say(named(surface).title);
    return {.button = {.id = "surface",
                       .label = title,
                       .text = labels ? title : "",
                       .surface = surface,
                       .hint = say("Join the edges of the board")},
            .popup = [&] { draw_surface_popup(frame, picker); }};
}

Icon icon_of(View view) {
    constexpr std::array icons{
#define QUEENS_VIEW(slug, icon, reach, title, hint, refuse) Icon::icon,
#include "app/state/views.inc"
#undef QUEENS_VIEW
    };
    return icons[static_cast<std::size_t>(view)];
}

/// Shows the board in that view, or flat again.
BarAction view_entry(const State& state, const NamedView& view, bool labels) {
    const bool on = state.view == view.value;
    const Sentence refusal = view.refuse(state.board.surface());
    const std::string title = say(view.title);
    return {.button = {.id = std::string(view.slug),
                       .label = title,
                       .text = labels ? title : "",
                       .icon = icon_of(view.value),
                       .hint = say(refusal.empty() ? view.hint : refusal),
                       .enabled = refusal.empty(),
                       .on = on},
            .command = SetView{on ? plain_view : view.value}};
}

/// What the board is and how it is shown.
std::vector<BarAction> left_entries(const Frame& frame, const Detail& detail,
                                    SurfacePicker& picker) {
    const State& state = frame.app.state();
    std::vector<BarAction> entries{{.button = {.id = "size",
                                               .label = words_of_size(frame.app),
                                               .hint = say("Change the size of the board")},
                                    .popup = [&] { draw_size_popup(frame); }},
                                   surface_entry(frame, detail.labels, picker)};
    for (const NamedView& view : views) {
        if (view.value == plain_view) continue;
        const bool suits = view.suits(state.board.surface());
        if (detail.views && suits) entries.push_back(view_entry(state, view, detail.labels));
    }
    return entries;
}

BarAction icon_entry(std::string id, std::string label, Icon icon, std::string hint,
                     Command command) {
    return {.button = {.id = std::move(id),
                       .label = std::move(label),
                       .text = "",
                       .icon = icon,
                       .hint = std::move(hint),
                       .kind = Kind::quiet},
            .command = std::move(command)};
}

BarAction share_entry(bool labels) {
    BarAction share = icon_entry("share", say("Share"), Icon::share,
                                 say("Share what you see as a link (L)"), Share{});
    if (labels) share.button.text = share.button.label;
    return share;
}

BarAction undo_entry(const Frame& frame) {
    BarAction undo = icon_entry("undo", say("Undo"), Icon::undo, say("Undo (Ctrl+Z)"), Undo{});
    undo.button.enabled = frame.app.can_undo();
    return undo;
}

BarAction redo_entry(const Frame& frame) {
    BarAction redo = icon_entry("redo", say("Redo"), Icon::redo, say("Redo (Ctrl+Y)"), Redo{});
    redo.button.enabled = frame.app.can_redo();
    return redo;
}

BarAction present_entry() {
    return icon_entry("present", say("Present"), Icon::present,
                      say("Board only, in large type (F)"), Present{true});
}

BarAction theme_entry(const Frame& frame) {
    const bool dark = frame.appearance.dark;
    const std::string words = dark ? say("Light colours") : say("Dark colours");
    return icon_entry("theme", words, dark ? Icon::sun : Icon::moon, words, SetTheme{!dark});
}

BarAction lessons_entry() {
    return icon_entry("lessons", say("Lessons"), Icon::none,
                      say("Read, try and find out, one step after the other"), ListLessons{});
}

BarAction gardens_entry(const Frame& frame) {
    return icon_entry("gardens", say("Gardens"), Icon::none,
                      say("Puzzles with one solution: a queen in each coloured region"),
                      open_today(frame));
}

/// What the bar leaves out and the menu offers.
std::vector<BarAction> left_out(const Frame& frame, const Detail& detail) {
    const State& state = frame.app.state();
    std::vector<BarAction> actions;
    if (!state.goal.empty()) {
        for (const Step& step : ways_out_of_task(frame)) {
            actions.push_back(
                icon_entry(step.id, step.label, Icon::none, step.hint, step.commands.front()));
        }
    }
    actions.push_back(lessons_entry());
    actions.push_back(gardens_entry(frame));
    if (!detail.share) actions.push_back(share_entry(true));
    if (!detail.redo && frame.app.can_redo()) actions.push_back(redo_entry(frame));
    for (const NamedView& view : views) {
        const bool other = view.value != plain_view && view.suits(state.board.surface());
        if (!detail.views && other) actions.push_back(view_entry(state, view, true));
    }
    actions.push_back(pen_entry(state));
    actions.push_back(present_entry());
    actions.push_back(theme_entry(frame));
    for (const OfferedLanguage& other : frame.app.languages()) {
        if (other.tag == language().tag) continue;
        actions.push_back(icon_entry("language-" + other.tag, other.name, Icon::none, other.name,
                                     SetLanguage{other.tag}));
    }
    return actions;
}

/// What can be done with the board and the screen; undo and redo are there once there is something
/// to take back.
std::vector<BarAction> right_entries(const Frame& frame, const Detail& detail,
                                     Following& following) {
    std::vector<BarAction> entries;
    const bool changed = frame.app.can_undo() || frame.app.can_redo();
    if (changed) entries.push_back(undo_entry(frame));
    if (changed && detail.redo) entries.push_back(redo_entry(frame));
    if (detail.share) entries.push_back(share_entry(detail.labels));
    const std::string menu = say("Menu");
    entries.push_back(
        {.button = {.id = "help",
                    .label = menu,
                    .text = detail.labels ? menu : std::string(),
                    .icon = Icon::more,
                    .hint = say("What the board shows, drawing, presenting, colours, keys (?)"),
                    .kind = Kind::quiet},
         .popup = [&frame, &following, detail] {
             draw_help_popup(frame, left_out(frame, detail), following);
         }});
    return entries;
}

float name_width(const Frame& frame, const Detail& detail) {
    return detail.name ? extent_of(frame.fonts.heading, program_name()).x + name_space : 0;
}

float width_of(const Frame& frame, const std::vector<BarAction>& entries) {
    float width = space * static_cast<float>(entries.size() - 1);
    for (const BarAction& entry : entries) width += width_of(frame, entry.button);
    return width;
}

/// The most that fits into that width, the least where nothing does.
const Detail& fitting(const Frame& frame, float width, BarMemory& memory) {
    const auto fits = [&](const Detail& detail) {
        return name_width(frame, detail) +
                   width_of(frame, left_entries(frame, detail, memory.surface)) + space +
                   width_of(frame, right_entries(frame, detail, memory.following)) <=
               width;
    };
    const auto* found = std::find_if(details.begin(), details.end() - 1, fits);
    return *found;
}

void draw_entries(const Frame& frame, const std::vector<BarAction>& entries) {
    for (const BarAction& entry : entries) {
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

BarAction pen_entry(const State& state) {
    BarAction pen = icon_entry("pen", say("Draw"), Icon::pen,
                               say("Draw arrows, rings and colours (D)"), TakePen{!state.pen});
    pen.button.on = state.pen;
    return pen;
}

void draw_top_bar(const Frame& frame, float width, BarMemory& memory) {
    const float start = ImGui::GetCursorPosX();
    const Detail& detail = fitting(frame, width, memory);
    const std::vector<BarAction> left = left_entries(frame, detail, memory.surface);
    const std::vector<BarAction> right = right_entries(frame, detail, memory.following);
    const bool covered = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
    if (typed('?') && !covered) ImGui::OpenPopup("help");
    if (detail.name) draw_name(frame);
    draw_entries(frame, left);
    ImGui::SetCursorPosX(start + width - width_of(frame, right));
    draw_entries(frame, right);
    ImGui::NewLine();
}

}  // namespace queens::ui
