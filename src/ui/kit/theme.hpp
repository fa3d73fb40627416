// Themes: one table of colour names for each appearance.
#pragma once

#include <imgui.h>

#include <cstdint>

namespace queens::ui {

/// Colours by their meaning, as ImGui packs them.
struct Theme {
    ImU32 paper;
    ImU32 panel;
    ImU32 ink;
    ImU32 quiet;
    ImU32 hairline;
    ImU32 light_square;
    ImU32 dark_square;
    ImU32 accent;
    ImU32 on_accent;
    ImU32 right;
    ImU32 wrong;
    ImU32 straight_line;
    ImU32 diagonal_line;
    ImU32 conflict;
    ImU32 selected;
    /// The arrows along the left and right edges of the board where they are joined, and along the
    /// top and bottom edges.
    ImU32 first_join;
    ImU32 second_join;
    /// The rim of lines and marks, from which all of these colours stand out.
    ImU32 casing;
    ImU32 heat;
    ImU32 queen_body;
    ImU32 queen_rim;
    ImU32 pawn_body;
};

[[nodiscard]] const Theme& theme(bool dark, bool more_contrast);

/// The colour with that share of its opacity.
[[nodiscard]] ImU32 faded(ImU32 colour, float opacity);

/// The colour `share` of the way from one to the other.
[[nodiscard]] ImU32 mixed(ImU32 from, ImU32 to, float share);

/// Gives ImGui's own widgets the colours and measures of the theme.
void apply_style(const Theme& theme, bool coarse_pointer);

}  // namespace queens::ui
