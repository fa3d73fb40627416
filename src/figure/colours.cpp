// The theme's colours for lines, marks and squares, and their contrast.
#include "figure/colours.hpp"

#include <algorithm>
#include <cmath>

namespace queens {

namespace {

constexpr Colour black = 0xFF000000U;
constexpr Colour white = 0xFFFFFFFFU;

constexpr float outlined_share = 0.2F;
constexpr float tinted_share = 0.4F;
constexpr float sign_share = 0.8F;
constexpr float rim_share = 0.72F;
constexpr float least_heat = 0.1F;
constexpr float chessboard_hint = 0.05F;

/// A channel as light: the inverse of the curve of sRGB.
float light_of(Colour colour, unsigned shift) {
    const float value = static_cast<float>((colour >> shift) & 0xFFU) / 255;
    return value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
}

float luminance(Colour colour) {
    return 0.2126F * light_of(colour, 0U) + 0.7152F * light_of(colour, 8U) +
           0.0722F * light_of(colour, 16U);
}

}  // namespace

Colour colour_of(LineKind kind, const Theme& theme) {
    switch (kind) {
        case LineKind::straight: return theme.straight_line;
        case LineKind::slanted: return theme.diagonal_line;
        default: return theme.conflict;
    }
}

Colour colour_of(MarkKind kind, const Theme& theme) {
    switch (kind) {
        case MarkKind::refused:
        case MarkKind::rejected: return theme.wrong;
        case MarkKind::conflict:
        case MarkKind::around:
        case MarkKind::attacker:
        case MarkKind::conflict_count: return theme.conflict;
        case MarkKind::selected: return theme.selected;
        case MarkKind::solution: return theme.right;
        case MarkKind::removed: return theme.quiet;
        default: return theme.accent;
    }
}

Colour colour_of(OutlineKind kind, const Theme& theme) {
    return kind == OutlineKind::dead ? theme.wrong : theme.accent;
}

Colour colour_of(ArrowKind /*kind*/, const Theme& theme) { return theme.accent; }

Colour plain_ground(const Theme& theme, bool is_dark) {
    return is_dark ? theme.dark_square : theme.light_square;
}

Colour region_ground(const Theme& theme, int region) {
    return theme.regions[static_cast<std::size_t>(region) % region_colours];
}

namespace {

Colour with_tint(const Theme& theme, TintKind kind, Colour plain) {
    switch (kind) {
        case TintKind::domain: return mixed(plain, theme.selected, tinted_share);
        case TintKind::covered: return mixed(plain, theme.heat, tinted_share);
        case TintKind::blocked: return mixed(plain, theme.quiet, tinted_share);
        case TintKind::given: return mixed(plain, theme.accent, tinted_share);
    }
    return plain;
}

/// The colour of a square on which nothing is shown.
Colour bare_ground(const Theme& theme, const Look& look, Square square) {
    const auto place = static_cast<std::size_t>(look.board.size().index(square));
    return look.regions.empty() ? plain_ground(theme, is_dark(square, look.board.size()))
                                : region_ground(theme, look.regions.numbers[place]);
}

}  // namespace

Colour tinted_ground(const Theme& theme, TintKind kind, bool is_dark) {
    return with_tint(theme, kind, plain_ground(theme, is_dark));
}

Colour outlined_ground(const Theme& theme, OutlineKind kind, bool is_dark) {
    return mixed(plain_ground(theme, is_dark), colour_of(kind, theme), outlined_share);
}

Colour heat_ground(const Theme& theme, float share, bool is_dark) {
    const float strength = share <= 0 ? 0 : least_heat + (1 - least_heat) * share;
    return mixed(mixed(theme.paper, theme.heat, strength), theme.ink,
                 is_dark ? chessboard_hint : 0);
}

Colour ground_of(const Theme& theme, const Look& look, Square square) {
    const Size size = look.board.size();
    const bool dark = is_dark(square, size);
    if (!look.heat.empty()) {
        const auto count =
            static_cast<float>(look.heat[static_cast<std::size_t>(size.index(square))]);
        const auto most = static_cast<float>(std::max(look.hottest, 1U));
        return heat_ground(theme, count / most, dark);
    }
    const auto tint = std::lower_bound(look.tints.begin(), look.tints.end(), square,
                                       [](const Look::Tint& a, Square b) { return a.square < b; });
    if (tint != look.tints.end() && tint->square == square) {
        return look.regions.empty()
                   ? tinted_ground(theme, tint->kind, dark)
                   : with_tint(theme, tint->kind, bare_ground(theme, look, square));
    }
    const auto outline =
        std::find_if(look.outlines.rbegin(), look.outlines.rend(), [&](const Look::Outline& o) {
            return std::find(o.squares.begin(), o.squares.end(), square) != o.squares.end();
        });
    return outline == look.outlines.rend() || !look.regions.empty()
               ? bare_ground(theme, look, square)
               : outlined_ground(theme, outline->kind, dark);
}

Colour rim_of(const Theme& theme) { return mixed(theme.casing, text_on(theme.casing), rim_share); }

Colour text_on(Colour ground) {
    return contrast(ground, black) >= contrast(ground, white) ? black : white;
}

Colour sign_on(Colour ground) { return mixed(ground, text_on(ground), sign_share); }

float contrast(Colour a, Colour b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05F) / (darker + 0.05F);
}

}  // namespace queens
