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

/// Popups of that width open below the button before them, as far to the left as it takes to fit.
void begin_popup_style(float width) {
    const float rightmost = ImGui::GetIO().DisplaySize.x - width - 8;
    ImGui::SetNextWindowPos({std::max(8.0F, std::min(ImGui::GetItemRectMin().x, rightmost)),
                             ImGui::GetItemRectMax().y + 6});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{16, 16});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{8, 8});
}

void end_popup_style() { ImGui::PopStyleVar(2); }

/// One side of the board: fewer, a field to type in, more.
void side_stepper(const Frame& frame, const char* name, int& side) {
    ImGui::PushID(name);
    text(frame, frame.fonts.small, frame.theme.quiet, name);
    const std::string fewer = std::string("fewer ") + name;
    const std::string more = std::string("more ") + name;
    if (button(frame,
               {.label = fewer, .icon = Icon::minus, .enabled = side > 1, .repeats = true})) {
        --side;
    }
    ImGui::SameLine();
    ImGui::SetNextItemWidth(96);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{12, (frame.control() - 15) / 2 - 2});
    int typed = side;
    ImGui::InputInt((std::string("##") + name).c_str(), &typed, 0, 0);
    if (ImGui::IsItemDeactivatedAfterEdit()) side = typed;
    ImGui::PopStyleVar();
    ImGui::SameLine();
    if (button(
            frame,
            {.label = more, .icon = Icon::plus, .enabled = side < largest_side, .repeats = true})) {
        ++side;
    }
    ImGui::PopID();
}

void size_popup(const Frame& frame) {
    begin_popup_style(256);
    if (ImGui::BeginPopup("size")) {
        Size size = frame.app.state().board.size();
        const Size before = size;
        side_stepper(frame, "Columns", size.columns);
        side_stepper(frame, "Rows", size.rows);
        text(frame, frame.fonts.small, frame.theme.quiet, "Square boards");
        constexpr std::array sides{4, 5, 6, 7, 8, 10, 12, 13, 16, 20, 50, 100};
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const std::string words = std::to_string(sides[i]);
            const bool on = size == Size{sides[i], sides[i]};
            if (i % 4 != 0) ImGui::SameLine();
            if (button(frame, {.label = "size " + words, .text = words, .on = on, .width = 50})) {
                size = {sides[i], sides[i]};
            }
        }
        if (size != before) frame.give(Resize{size});
        ImGui::EndPopup();
    }
    end_popup_style();
}

void surface_choice(const Frame& frame, const NamedSurface& entry, ImVec2 size) {
    const std::string label = "surface " + std::string(entry.slug);
    const bool chosen = frame.app.state().board.surface() == entry.surface;
    if (ImGui::InvisibleButton(label.c_str(), size)) {
        frame.give(SetSurface{entry.surface});
        ImGui::CloseCurrentPopup();
    }
    const ImVec2 low = ImGui::GetItemRectMin();
    const ImVec2 high = ImGui::GetItemRectMax();
    const Theme& theme = frame.theme;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float strength = chosen ? 0.16F : ImGui::IsItemHovered() ? 0.08F : 0.0F;
    list.AddRectFilled(low, high, faded(theme.accent, strength), 6);
    draw_surface(list, entry.surface, {(low.x + high.x) / 2, low.y + 34}, 36, theme.quiet,
                 theme.straight_line, theme.conflict);
    ImFont* font = frame.fonts.small;
    const float font_size = font->FontSize * ImGui::GetIO().FontGlobalScale;
    const std::string title(entry.title);
    const ImVec2 extent = font->CalcTextSizeA(font_size, FLT_MAX, size.x - 8, title.c_str());
    list.AddText(font, font_size, {(low.x + high.x - extent.x) / 2, low.y + 62}, theme.ink,
                 title.c_str(), nullptr, size.x - 8);
    focus_ring(frame, low, high);
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
        ImGui::EndPopup();
    }
    end_popup_style();
}

void surface_button(const Frame& frame, bool narrow) {
    const Surface surface = frame.app.state().board.surface();
    if (button(frame, {.label = "surface",
                       .text = narrow ? "" : std::string(named(surface).title),
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
            Key{"Esc", "let go; twice, the keys belong to the page again"},
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
        if (button(frame, {.label = "Theme in help",
                           .text = dark ? "Light colours" : "Dark colours",
                           .icon = dark ? Icon::sun : Icon::moon})) {
            frame.give(SetTheme{!dark});
        }
        ImGui::EndPopup();
    }
    end_popup_style();
}

void view_button(const Frame& frame, bool narrow) {
    const bool repeated = frame.app.state().view == View::repeated;
    const bool possible = can_repeat(frame.app.state().board.surface());
    Button spec{.label = "Repeated",
                .text = narrow ? "" : "Repeated",
                .icon = Icon::repeated,
                .hint = possible ? "Show the board beyond its joined edges (R)"
                                 : "Join edges to a cylinder or torus to see the board repeated",
                .kind = Kind::plain,
                .enabled = possible,
                .on = repeated};
    if (button(frame, spec)) frame.give(SetView{repeated ? View::flat : View::repeated});
}

}  // namespace

std::string words_of(const Board& board) {
    std::string surface(named(board.surface()).title);
    const bool named_after_somebody = surface.front() == 'K' || surface.front() == 'M';
    if (!named_after_somebody) surface.front() = static_cast<char>(surface.front() | 0x20);
    return words_of(board.size()) + " " + surface;
}

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
    if (button(frame, {.label = "size",
                       .text = size,
                       .hint = "Change the size of the board",
                       .width = narrow ? 76.0F : 0.0F})) {
        ImGui::OpenPopup("size");
    }
    size_popup(frame);
    ImGui::SameLine(0, gap_width);
    surface_button(frame, narrow);
    surface_popup(frame);
    ImGui::SameLine(0, gap_width);
    view_button(frame, narrow);
    if (!narrow) {
        ImGui::SameLine(0, gap_width);
        const bool heat = frame.app.state().heat;
        if (button(frame, {.label = "Heat map",
                           .text = "Heat map",
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
    const auto icon = [&](const char* label, Icon shape, const char* hint_words, bool enabled,
                          bool on = false) {
        const bool pressed = button(frame, {.label = label,
                                            .icon = shape,
                                            .hint = hint_words,
                                            .kind = Kind::quiet,
                                            .enabled = enabled,
                                            .on = on});
        ImGui::SameLine(0, gap_width);
        return pressed;
    };
    if (icon("Undo", Icon::undo, "Undo (Ctrl+Z)", frame.app.can_undo())) frame.give(Undo{});
    if (icon("Redo", Icon::redo, "Redo (Ctrl+Y)", frame.app.can_redo())) frame.give(Redo{});
    if (icon("Share", Icon::share, "Share what you see as a link (L)", true)) frame.give(Share{});
    if (!narrow) {
        const bool presenting = frame.app.presenting();
        if (icon("Present", Icon::present, "Board only, in large type (F)", true, presenting)) {
            frame.give(Present{!presenting});
        }
        const bool dark = frame.appearance.dark;
        if (icon("Theme", dark ? Icon::sun : Icon::moon, dark ? "Light colours" : "Dark colours",
                 true)) {
            frame.give(SetTheme{!dark});
        }
    }
    if (icon("Help", Icon::help, "Keys and gestures (?)", true) ||
        (ImGui::IsKeyPressed(ImGuiKey_Slash, false) && ImGui::GetIO().KeyShift)) {
        ImGui::OpenPopup("help");
    }
    help_popup(frame);
    ImGui::NewLine();
}

}  // namespace queens::ui
