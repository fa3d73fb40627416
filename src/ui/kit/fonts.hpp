// The program's typeface in the sizes that are used.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

namespace queens::ui {

/// The signs behind which ImGui ends lines, whatever follows.
inline constexpr std::string_view ending_signs = "!\",.;?";
/// What is set in place of one of them and drawn alike, and ends no line: a control character that
/// no text has.
[[nodiscard]] std::string binding_sign(char ending_sign);

/// Sizes of the em in CSS pixels, as in a style sheet: 13 for remarks, 15 for text, 20 for
/// headings, 28 for what a room reads from afar. Heavier weights are named by their use.
struct Fonts {
    ImFont* small = nullptr;
    ImFont* text = nullptr;
    ImFont* strong = nullptr;
    ImFont* heading = nullptr;
    ImFont* large = nullptr;
    /// What the sizes above are multiplied by.
    float enlargement = 1;
    /// How high a line is, from its ascent to its descent, in parts of the em.
    float line = 1;

    /// The smallest em in CSS pixels that words may have: larger where a room looks on.
    [[nodiscard]] float least() const { return enlargement > 1 ? 16.0F : 12.0F; }
};

/// Rasterises all fonts, their sizes multiplied by `enlargement`, for that many device pixels per
/// CSS pixel into ImGui's atlas and makes their digits equally wide.
[[nodiscard]] Fonts load_fonts(float pixel_ratio, float enlargement);

}  // namespace queens::ui
