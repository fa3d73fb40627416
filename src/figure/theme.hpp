// Themes: one table of colour names for each appearance.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace queens {

/// Opacity, blue, green and red from the highest byte to the lowest, as Dear ImGui packs colours.
using Colour = std::uint32_t;

/// How many colours regions have.
inline constexpr std::size_t region_colours = 9;

/// Colours by their meaning.
struct Theme {
    Colour paper;
    Colour panel;
    Colour ink;
    Colour quiet;
    Colour hairline;
    Colour light_square;
    Colour dark_square;
    Colour accent;
    Colour on_accent;
    Colour right;
    Colour wrong;
    Colour straight_line;
    Colour diagonal_line;
    Colour conflict;
    Colour selected;
    /// The arrows along the left and right edges of the board where they are joined, and along the
    /// top and bottom edges.
    Colour first_join;
    Colour second_join;
    /// The rim of lines and marks, from which all of these colours stand out.
    Colour casing;
    Colour heat;
    Colour queen_body;
    Colour queen_rim;
    Colour pawn_body;
    /// Those of regions, which differ for every kind of eyes.
    std::array<Colour, region_colours> regions;
};

[[nodiscard]] const Theme& theme(bool dark, bool more_contrast);

/// The colour with that share of its opacity.
[[nodiscard]] Colour faded(Colour colour, float opacity);

/// The colour `share` of the way from one to the other.
[[nodiscard]] Colour mixed(Colour from, Colour to, float share);

/// Text on a ground that has up to a third of the accent, as what is chosen has.
[[nodiscard]] Colour text_on_tint(const Theme& theme);

/// What stands on a button that cannot be pressed now: paler than any other text, and yet at least
/// 3 to 1 on the panel and on buttons.
[[nodiscard]] Colour text_of_idle(const Theme& theme);

}  // namespace queens
