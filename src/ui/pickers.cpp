// What opens from the top bar to choose the size and the surface of the board.
#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/parts.hpp"
#include "ui/tabs/solver_list.hpp"

namespace queens::ui {

namespace {

/// What a surface is called every day, or what is like it.
Sentence words_for(Surface surface) {
    if (surface == torus_surface) {
        return "A doughnut, like the screen of Pac-Man: what leaves at one edge comes in at the "
               "opposite one";
    }
    const bool sides = surface.sides != Join::open;
    const bool ends = surface.ends != Join::open;
    if (!sides && !ends) return "The usual chessboard";
    if (sides != ends) {
        return is_flipped(surface) ? Sentence("A paper ring with half a twist: it has one side")
                                   : Sentence("A tin without lid or bottom");
    }
    const bool both = surface.sides == Join::flipped && surface.ends == Join::flipped;
    return both ? Sentence("A sphere on which opposite points are one")
                : Sentence("A bottle that passes through itself: it has no inside");
}

/// Returns whether this surface is pointed at, by the pointer or the keyboard.
bool surface_choice(const Frame& frame, const NamedSurface& entry, ImVec2 size) {
    const std::string id = "surface-" + std::string(entry.slug);
    const std::string title = say(entry.title);
    const bool chosen = frame.app.state().board.surface() == entry.surface;
    const Touch touch = ui::touch(
        frame, {.id = id, .label = title, .hint = say(words_for(entry.surface)), .on = chosen},
        size);
    if (touch.pressed) {
        frame.give(SetSurface{entry.surface});
        ImGui::CloseCurrentPopup();
    }
    const bool pointed = touch.hovered || has_keyboard();
    const Theme& theme = frame.theme;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float strength = chosen ? 0.16F : touch.hovered ? 0.08F : 0.0F;
    list.AddRectFilled(touch.low, touch.high, faded(theme.accent, strength), 6);
    draw_surface(list, entry.surface, {touch.centre().x, touch.low.y + 34}, 36, theme.quiet,
                 theme.first_join, theme.second_join);
    ImFont* font = frame.fonts.small;
    const float wrap = size.x - 4;
    const float half = extent_of(font, title, wrap).y / 2;
    words_around(frame, id, font, {touch.centre().x, touch.low.y + 62 + half}, theme.ink, title,
                 wrap);
    return pointed;
}

}  // namespace

void draw_size_popup(const Frame& frame) {
    if (!begin_popup(frame, "size", 256)) return;
    Size size = frame.app.state().board.size();
    const Size before = size;
    const auto side = [&](const Stepper& stepper, int& value) {
        value = static_cast<int>(number_field(frame, stepper, value));
    };
    side({.id = "columns",
          .label = say("Columns"),
          .less = say("Fewer columns"),
          .more = say("More columns"),
          .lowest = 1,
          .highest = largest_side},
         size.columns);
    side({.id = "rows",
          .label = say("Rows"),
          .less = say("Fewer rows"),
          .more = say("More rows"),
          .lowest = 1,
          .highest = largest_side},
         size.rows);
    text(frame, frame.fonts.small, frame.theme.quiet, say("Square boards"));
    // The size of the board, chosen again, puts away what stands in its place.
    bool chosen = false;
    constexpr std::array sides{4, 5, 6, 7, 8, 10, 12, 13, 16, 20, 50, 100};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const std::string words = std::to_string(sides[i]);
        const bool on = size == Size{sides[i], sides[i]};
        if (i % 4 != 0) ImGui::SameLine();
        if (button(frame, {.id = "size-" + words, .label = words, .on = on, .width = 50})) {
            size = {sides[i], sides[i]};
            chosen = true;
            ImGui::CloseCurrentPopup();
        }
    }
    if (button(frame,
               {.id = "size-million",
                .label = say("A million queens"),
                .hint = say("Place a million queens, on a board with too many squares to draw"),
                .width = 4 * 50 + 3 * 8})) {
        place_a_million(frame);
        ImGui::CloseCurrentPopup();
    }
    if (chosen || size != before) frame.give(Resize{size});
    end_popup(frame);
}

void draw_surface_popup(const Frame& frame, SurfacePicker& picker) {
    picker.open = begin_popup_at(frame, "surface", picker.place);
    if (!picker.open) return;
    text(frame, frame.fonts.strong, frame.theme.ink, say("How are the edges joined?"));
    constexpr float most = 104;
    const float around = 64 + ImGui::GetStyle().ScrollbarSize;
    const float each = std::min(most, (ImGui::GetIO().DisplaySize.x - around) / 3);
    for (std::size_t i = 0; i < surfaces.size(); ++i) {
        if (i % 3 != 0) ImGui::SameLine();
        const bool pointed = surface_choice(frame, surfaces[i], {each, 120});
        if (pointed && !frame.appearance.coarse_pointer) picker.pointed = surfaces[i].surface;
    }
    const Surface told = picker.pointed.value_or(frame.app.state().board.surface());
    const float across = 3 * each + 2 * ImGui::GetStyle().ItemSpacing.x;
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + across);
    text(frame, frame.fonts.text, frame.theme.ink,
         say("{surface}.", {{"surface", say(words_for(told))}}));
    text(frame, frame.fonts.small, frame.theme.quiet,
         say("Edges of one colour are joined, arrow to arrow."));
    ImGui::PopTextWrapPos();
    end_popup(frame);
}

}  // namespace queens::ui
