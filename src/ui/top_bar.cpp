// The top bar, with the pickers of size and surface that open from it.
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"

namespace queens::ui {

namespace {

constexpr float space = 8;

std::string words_of(Size size) {
    return std::to_string(size.columns) + " \xC3\x97 " + std::to_string(size.rows);
}

/// Popups of that width open below the button before them, as far to the left as it takes to fit,
/// and scroll where they are higher than the screen.
void begin_popup_style(float width) {
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const float rightmost = screen.x - width - 8;
    const float top = ImGui::GetItemRectMax().y + 6;
    ImGui::SetNextWindowPos({std::max(8.0F, std::min(ImGui::GetItemRectMin().x, rightmost)), top});
    ImGui::SetNextWindowSizeConstraints({0, 0}, {screen.x, screen.y - 8 - top});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{16, 16});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, 8});
}

void end_popup_style() { ImGui::PopStyleVar(2); }

void size_popup(const Frame& frame) {
    begin_popup_style(256);
    if (ImGui::BeginPopup("size")) {
        Size size = frame.app.state().board.size();
        const Size before = size;
        const auto side = [&](const Stepper& stepper, int& value) {
            value = static_cast<int>(number_field(frame, stepper, value));
        };
        side({.id = "columns",
              .label = "Columns",
              .less = "Fewer columns",
              .more = "More columns",
              .lowest = 1,
              .highest = largest_side},
             size.columns);
        side({.id = "rows",
              .label = "Rows",
              .less = "Fewer rows",
              .more = "More rows",
              .lowest = 1,
              .highest = largest_side},
             size.rows);
        text(frame, frame.fonts.small, frame.theme.quiet, "Square boards");
        constexpr std::array sides{4, 5, 6, 7, 8, 10, 12, 13, 16, 20, 50, 100};
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const std::string words = std::to_string(sides[i]);
            const bool on = size == Size{sides[i], sides[i]};
            if (i % 4 != 0) ImGui::SameLine();
            if (button(frame, {.id = "size-" + words, .label = words, .on = on, .width = 50})) {
                size = {sides[i], sides[i]};
            }
        }
        if (size != before) frame.give(Resize{size});
        scroll_by_finger(frame);
        ImGui::EndPopup();
    }
    end_popup_style();
}

void surface_choice(const Frame& frame, const NamedSurface& entry, ImVec2 size) {
    const std::string id = "surface-" + std::string(entry.slug);
    const std::string title(entry.title);
    const bool chosen = frame.app.state().board.surface() == entry.surface;
    const Touch touch = ui::touch(frame, {.id = id, .label = title, .on = chosen}, size);
    if (touch.pressed) {
        frame.give(SetSurface{entry.surface});
        ImGui::CloseCurrentPopup();
    }
    const Theme& theme = frame.theme;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float strength = chosen ? 0.16F : touch.hovered ? 0.08F : 0.0F;
    list.AddRectFilled(touch.low, touch.high, faded(theme.accent, strength), 6);
    draw_surface(list, entry.surface, {touch.centre().x, touch.low.y + 34}, 36, theme.quiet,
                 theme.straight_line, theme.conflict);
    ImFont* font = frame.fonts.small;
    const float wrap = size.x - 8;
    const float width = extent_of(font, title, wrap).x;
    words_on(frame, id, font, {touch.centre().x - width / 2, touch.low.y + 62}, theme.ink, title,
             wrap);
}

void surface_popup(const Frame& frame) {
    begin_popup_style(360);
    if (ImGui::BeginPopup("surface")) {
        text(frame, frame.fonts.strong, frame.theme.ink, "How are the edges joined?");
        for (std::size_t i = 0; i < surfaces.size(); ++i) {
            if (i % 3 != 0) ImGui::SameLine();
            surface_choice(frame, surfaces[i], {104, 100});
        }
        text(frame, frame.fonts.small, frame.theme.quiet,
             "Edges of one colour are joined, arrow on arrow.");
        scroll_by_finger(frame);
        ImGui::EndPopup();
    }
    end_popup_style();
}

void surface_button(const Frame& frame, bool narrow) {
    const Surface surface = frame.app.state().board.surface();
    const std::string title(named(surface).title);
    if (button(frame, {.id = "surface",
                       .label = title,
                       .text = narrow ? "" : title,
                       .surface = surface,
                       .hint = "Join the edges of the board"})) {
        ImGui::OpenPopup("surface");
    }
}

void help_popup(const Frame& frame) {
    const float width = std::min(460.0F, ImGui::GetIO().DisplaySize.x - 16);
    begin_popup_style(width);
    if (ImGui::BeginPopup("help")) {
        struct Key {
            const char* key;
            const char* does;
        };
        constexpr std::array keys{
            Key{"Click", "place a queen; on a queen, show its lines; again, take it away"},
            Key{"Drag", "move a piece; off the board takes it away"},
            Key{"Right click, P", "place or take away a pawn"},
            Key{"Arrows, Enter", "walk over the board, place or select"},
            Key{"Wheel", "zoom; drag an empty square to move about"},
            Key{"Space", "play or pause"},
            Key{". and ,", "step, step back"},
            Key{"Home, End", "to the start, to the end"},
            Key{"N", "next solution"},
            Key{"Ctrl+Z, Ctrl+Y", "undo, redo"},
            Key{"H, R, F", "heat map, repeated board, full board"},
            Key{"L", "share a link"},
            Key{"Esc", "deselect; press twice to leave the board with Tab"},
        };
        text(frame, frame.fonts.heading, frame.theme.ink, "Queens Lab");
        ImGui::PushTextWrapPos(width - 16);
        text(frame, frame.fonts.text, frame.theme.quiet,
             "Queens on boards of every shape: place them, watch a search think, count every "
             "solution.");
        for (const Key& key : keys) {
            text(frame, frame.fonts.strong, frame.theme.ink, key.key);
            ImGui::SameLine(130);
            text(frame, frame.fonts.text, frame.theme.ink, key.does);
        }
        ImGui::PopTextWrapPos();
        gap(4);
        const bool dark = frame.appearance.dark;
        if (button(frame, {.id = "theme-in-help",
                           .label = dark ? "Light colours" : "Dark colours",
                           .icon = dark ? Icon::sun : Icon::moon})) {
            frame.give(SetTheme{!dark});
        }
        scroll_by_finger(frame);
        ImGui::EndPopup();
    }
    end_popup_style();
}

/// A button for a view, which shows the board in it or flat again.
void view_button(const Frame& frame, const NamedView& view, bool narrow) {
    const State& state = frame.app.state();
    const bool on = state.view == view.value;
    const bool possible = view.suits(state.board.surface());
    const Button spec{.id = std::string(view.slug),
                      .label = std::string(view.title),
                      .text = narrow ? "" : std::string(view.title),
                      .icon = Icon::repeated,
                      .hint = std::string(possible ? view.hint : view.refusal),
                      .kind = Kind::plain,
                      .enabled = possible,
                      .on = on};
    if (button(frame, spec)) frame.give(SetView{on ? View::flat : view.value});
}

}  // namespace

void draw_top_bar(const Frame& frame, float width, bool narrow) {
    const float left = ImGui::GetCursorPosX();
    const float gap_width = narrow ? 6 : space;
    if (!narrow) {
        ImFont* font = frame.fonts.heading;
        const float font_size = font->FontSize * ImGui::GetIO().FontGlobalScale;
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const char* name = "Queens Lab";
        ImGui::GetWindowDrawList()->AddText(
            font, font_size, {at.x, std::floor(at.y + (frame.control() - font_size) / 2)},
            frame.theme.ink, name);
        const float extent = font->CalcTextSizeA(font_size, FLT_MAX, 0, name).x;
        ImGui::SetCursorPosX(left + extent + 24);
    }
    const std::string size = words_of(frame.app.state().board.size());
    if (button(frame, {.id = "size",
                       .label = size,
                       .hint = "Change the size of the board",
                       .width = narrow ? 76.0F : 0.0F})) {
        ImGui::OpenPopup("size");
    }
    size_popup(frame);
    ImGui::SameLine(0, gap_width);
    surface_button(frame, narrow);
    surface_popup(frame);
    for (const NamedView& view : views) {
        if (view.value == View::flat) continue;
        ImGui::SameLine(0, gap_width);
        view_button(frame, view, narrow);
    }
    if (!narrow) {
        ImGui::SameLine(0, gap_width);
        const bool heat = frame.app.state().heat;
        if (button(frame, {.id = "heat-map",
                           .label = "Heat map",
                           .icon = Icon::heat,
                           .hint = "Show how many pieces attack each square (H)",
                           .on = heat})) {
            frame.give(ShowHeat{!heat});
        }
    }
    const int icons = narrow ? 4 : 6;
    const auto count = static_cast<float>(icons);
    const float right = count * frame.control() + (count - 1) * gap_width;
    ImGui::SameLine();
    ImGui::SetCursorPosX(left + width - right);
    const auto icon = [&](const char* id, const char* label, Icon shape, const char* hint_words,
                          bool enabled, bool on = false) {
        const bool pressed = button(frame, {.id = id,
                                            .label = label,
                                            .text = "",
                                            .icon = shape,
                                            .hint = hint_words,
                                            .kind = Kind::quiet,
                                            .enabled = enabled,
                                            .on = on});
        ImGui::SameLine(0, gap_width);
        return pressed;
    };
    if (icon("undo", "Undo", Icon::undo, "Undo (Ctrl+Z)", frame.app.can_undo())) frame.give(Undo{});
    if (icon("redo", "Redo", Icon::redo, "Redo (Ctrl+Y)", frame.app.can_redo())) frame.give(Redo{});
    if (icon("share", "Share", Icon::share, "Share what you see as a link (L)", true))
        frame.give(Share{});
    if (!narrow) {
        const bool presenting = frame.app.presenting();
        if (icon("present", "Present", Icon::present, "Board only, in large type (F)", true,
                 presenting)) {
            frame.give(Present{!presenting});
        }
        const bool dark = frame.appearance.dark;
        if (icon("theme", "Theme", dark ? Icon::sun : Icon::moon,
                 dark ? "Light colours" : "Dark colours", true)) {
            frame.give(SetTheme{!dark});
        }
    }
    if (icon("help", "Help", Icon::help, "Keys and gestures (?)", true) ||
        (ImGui::IsKeyPressed(ImGuiKey_Slash, false) && ImGui::GetIO().KeyShift)) {
        ImGui::OpenPopup("help");
    }
    help_popup(frame);
    ImGui::NewLine();
}

}  // namespace queens::ui
