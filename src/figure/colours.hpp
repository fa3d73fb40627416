// The colours of what a look shows.
//
// Squares may have any colour, so every line and mark has a casing of one colour that all of them
// stand out from, and around it a rim for squares that are like the casing; text is black or white,
// whichever stands out more.
#pragma once

#include "app/look/look.hpp"
#include "figure/theme.hpp"

namespace queens {

[[nodiscard]] Colour colour_of(LineKind kind, const Theme& theme);
[[nodiscard]] Colour colour_of(MarkKind kind, const Theme& theme);
[[nodiscard]] Colour colour_of(OutlineKind kind, const Theme& theme);
[[nodiscard]] Colour colour_of(ArrowKind kind, const Theme& theme);

/// The colour that a square is painted with.
[[nodiscard]] Colour ground_of(const Theme& theme, const Look& look, Square square);
/// The colour of a square that is attacked so often, as a share of the most: a ramp of one hue, in
/// which the chessboard is only a hint.
[[nodiscard]] Colour heat_ground(const Theme& theme, float share, bool is_dark);
/// The colour of a region, the same for every ninth.
[[nodiscard]] Colour region_ground(const Theme& theme, int region);
/// The colour of a plain square, of one with a tint, and of one in an outline.
[[nodiscard]] Colour plain_ground(const Theme& theme, bool is_dark);
[[nodiscard]] Colour tinted_ground(const Theme& theme, TintKind kind, bool is_dark);
[[nodiscard]] Colour outlined_ground(const Theme& theme, OutlineKind kind, bool is_dark);

/// The rim of lines and marks, as dark as casings are light, or as light as they are dark.
[[nodiscard]] Colour rim_of(const Theme& theme);

/// Black or white, whichever is easier to read on the colour: at least 4.5 to 1.
[[nodiscard]] Colour text_on(Colour ground);
/// The same, softened as far as a sign of more than a hairline may be: at least 3 to 1.
[[nodiscard]] Colour sign_on(Colour ground);

/// The contrast of two opaque colours as WCAG 2.2 defines it, 1 to 21.
[[nodiscard]] float contrast(Colour a, Colour b);

}  // namespace queens
