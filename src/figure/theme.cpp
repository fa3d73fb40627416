// The colour tables.
#include "figure/theme.hpp"

#include <algorithm>

namespace queens {

namespace {

/// Packs 0xRRGGBB.
constexpr Colour rgb(std::uint32_t hex) {
    return 0xFF000000U | (hex & 0xFFU) << 16U | (hex & 0xFF00U) | (hex >> 16U & 0xFFU);
}

constexpr Theme light{
    .paper = rgb(0xFAF8F4),
    .panel = rgb(0xFFFFFF),
    .ink = rgb(0x1F2430),
    .quiet = rgb(0x5B6472),
    .hairline = rgb(0xE4DFD6),
    .light_square = rgb(0xF0E4CE),
    .dark_square = rgb(0xB8926A),
    .accent = rgb(0x2A66D0),
    .on_accent = rgb(0xFFFFFF),
    .right = rgb(0x1A7F5E),
    .wrong = rgb(0xC8384A),
    .straight_line = rgb(0x0072B2),
    .diagonal_line = rgb(0x9A5B00),
    .conflict = rgb(0xD55E00),
    .selected = rgb(0x009E73),
    .first_join = rgb(0x8A3FA8),
    .second_join = rgb(0x00707F),
    .casing = rgb(0xFFFFFF),
    .heat = rgb(0x1F4E9E),
    .queen_body = rgb(0x1F2430),
    .queen_rim = rgb(0xFFFDF8),
    .pawn_body = rgb(0x5B4636),
    .regions{rgb(0xEFEC97), rgb(0x5EB1FB), rgb(0xF2AB8F), rgb(0xA6CCC6), rgb(0xA294C3),
             rgb(0xB3994C), rgb(0xB0FDCB), rgb(0xDD778C), rgb(0x4BE9FC)}};

constexpr Theme dark{
    .paper = rgb(0x14171C),
    .panel = rgb(0x1C2128),
    .ink = rgb(0xE8EAED),
    .quiet = rgb(0x9AA4B2),
    .hairline = rgb(0x2D343E),
    .light_square = rgb(0x55606E),
    .dark_square = rgb(0x38424E),
    .accent = rgb(0x6EA0FF),
    .on_accent = rgb(0x10151D),
    .right = rgb(0x4CC79A),
    .wrong = rgb(0xFF7B86),
    .straight_line = rgb(0x56B4E9),
    .diagonal_line = rgb(0xF0B429),
    .conflict = rgb(0xFF8A3D),
    .selected = rgb(0x3CCB9B),
    .first_join = rgb(0xCF9BE8),
    .second_join = rgb(0x5CC8D7),
    .casing = rgb(0x10131A),
    .heat = rgb(0x8FB8FF),
    .queen_body = rgb(0x10131A),
    .queen_rim = rgb(0xF4F1EA),
    .pawn_body = rgb(0x2B2118),
    .regions{rgb(0x0A6E4D), rgb(0x1E3075), rgb(0x7C5112), rgb(0x795D8E), rgb(0x3893DE),
             rgb(0x5F180F), rgb(0xAA8C55), rgb(0x482941), rgb(0xD4708D)}};

/// The table with text and lines pushed to the ends of the scale.
constexpr Theme with_more_contrast(Theme theme, bool is_dark) {
    theme.paper = is_dark ? rgb(0x000000) : rgb(0xFFFFFF);
    theme.panel = theme.paper;
    theme.ink = is_dark ? rgb(0xFFFFFF) : rgb(0x000000);
    theme.quiet = is_dark ? rgb(0xD6DCE5) : rgb(0x333A45);
    theme.hairline = is_dark ? rgb(0x8A93A0) : rgb(0x5B6472);
    theme.accent = is_dark ? rgb(0x9CC0FF) : rgb(0x0B4FC4);
    theme.dark_square = is_dark ? rgb(0x2A323C) : rgb(0x9A7248);
    return theme;
}

constexpr Theme light_contrast = with_more_contrast(light, false);
constexpr Theme dark_contrast = with_more_contrast(dark, true);

constexpr unsigned alpha_shift = 24;

Colour channel(Colour colour, unsigned shift) { return (colour >> shift) & 0xFFU; }

}  // namespace

const Theme& theme(bool is_dark, bool more_contrast) {
    if (more_contrast) return is_dark ? dark_contrast : light_contrast;
    return is_dark ? dark : light;
}

Colour faded(Colour colour, float opacity) {
    const float alpha = static_cast<float>(channel(colour, alpha_shift));
    const auto share = static_cast<Colour>(alpha * std::clamp(opacity, 0.0F, 1.0F) + 0.5F);
    return (colour & ~(0xFFU << alpha_shift)) | (share << alpha_shift);
}

Colour mixed(Colour from, Colour to, float share) {
    const float part = std::clamp(share, 0.0F, 1.0F);
    Colour result = 0;
    for (const unsigned shift : {0U, 8U, 16U, 24U}) {
        const auto a = static_cast<float>(channel(from, shift));
        const auto b = static_cast<float>(channel(to, shift));
        result |= static_cast<Colour>(a + (b - a) * part + 0.5F) << shift;
    }
    return result;
}

Colour text_on_tint(const Theme& theme) { return mixed(theme.accent, theme.ink, 0.35F); }
Colour text_of_idle(const Theme& theme) { return mixed(theme.panel, theme.ink, 0.56F); }

}  // namespace queens
