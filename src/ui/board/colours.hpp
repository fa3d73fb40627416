// The colours of what a look shows.
//
// Squares may have any colour, so every line and mark has a casing, a rim of one colour that all of
// them stand out from, and text is black or white, whichever stands out more.
#pragma once

#include "app/look.hpp"
#include "ui/kit/theme.hpp"

namespace queens::ui {

[[nodiscard]] ImU32 colour_of(LineKind kind, const Theme& theme);
[[nodiscard]] ImU32 colour_of(MarkKind kind, const Theme& theme);
[[nodiscard]] ImU32 colour_of(OutlineKind kind, const Theme& theme);
[[nodiscard]] ImU32 colour_of(ArrowKind kind, const Theme& theme);

/// The colour that a square is painted with.
[[nodiscard]] ImU32 ground_of(const Theme& theme, const Look& look, Square square);
/// The colour of a square that is attacked so often, as a share of the most: a ramp of one hue, in
/// which the chessboard is only a hint.
[[nodiscard]] ImU32 heat_ground(const Theme& theme, float share, bool is_dark);
/// The colour of a plain square, of one with a tint, and of one in an outline.
[[nodiscard]] ImU32 plain_ground(const Theme& theme, bool is_dark);
[[nodiscard]] ImU32 tinted_ground(const Theme& theme, TintKind kind, bool is_dark);
[[nodiscard]] ImU32 outlined_ground(const Theme& theme, OutlineKind kind, bool is_dark);

/// Black or white, whichever is easier to read on the colour: at least 4.5 to 1.
[[nodiscard]] ImU32 text_on(ImU32 ground);
/// The same, softened as far as a sign of more than a hairline may be: at least 3 to 1.
[[nodiscard]] ImU32 sign_on(ImU32 ground);

/// The contrast of two opaque colours as WCAG 2.2 defines it, 1 to 21.
[[nodiscard]] float contrast(ImU32 a, ImU32 b);

}  // namespace queens::ui
