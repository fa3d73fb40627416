// Fonts are rasterised at the device's resolution and scaled back to CSS pixels.
#include "ui/kit/fonts.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <string_view>

#include "ui/kit/font_data.hpp"

namespace queens::ui {

namespace {

// Latin with accents, general punctuation, arrows and mathematical signs.
constexpr ImWchar glyph_ranges[] = {0x0020, 0x017F, 0x2010, 0x2044, 0x2070, 0x209F,
                                    0x2190, 0x2199, 0x2200, 0x22FF, 0};

/// Two bytes of a font file, the higher one first.
std::int16_t number_at(std::span<const std::uint8_t> font, std::size_t at) {
    return static_cast<std::int16_t>(font[at] << 8 | font[at + 1]);
}

/// Where the table of that name begins in a font file: a directory of 16 bytes a table follows its
/// head of 12 bytes.
std::size_t table(std::span<const std::uint8_t> font, std::string_view name) {
    std::size_t entry = 12;
    while (!std::equal(name.begin(), name.end(), font.begin() + static_cast<std::ptrdiff_t>(entry)))
        entry += 16;
    std::size_t offset = 0;
    for (std::size_t i = 8; i < 12; ++i) offset = offset << 8 | font[entry + i];
    return offset;
}

/// How high a line of the font is, from its ascent to its descent, in parts of the size that its
/// designer meant, the em. ImGui asks for the former and people mean the latter.
float line_of(std::span<const std::uint8_t> font) {
    const std::size_t heights = table(font, "hhea") + 4;
    const int line = number_at(font, heights) - number_at(font, heights + 2);
    return static_cast<float>(line) / static_cast<float>(number_at(font, table(font, "head") + 18));
}

/// Gives the ten digits one advance, that of the widest, each in the middle of it.
void make_digits_tabular(ImFont& font) {
    float widest = 0;
    for (ImWchar c = '0'; c <= '9'; ++c) widest = std::max(widest, font.GetCharAdvance(c));
    for (ImWchar c = '0'; c <= '9'; ++c) {
        auto* glyph = const_cast<ImFontGlyph*>(font.FindGlyphNoFallback(c));
        if (glyph == nullptr) continue;
        const float shift = std::round((widest - glyph->AdvanceX) / 2);
        glyph->X0 += shift;
        glyph->X1 += shift;
        glyph->AdvanceX = widest;
        font.IndexAdvanceX[c] = widest;
    }
}

/// The first of as many control characters as there are signs that end lines.
constexpr std::size_t first_binding_sign = 0x80;

}  // namespace

std::string binding_sign(char ending_sign) {
    constexpr char two_bytes = '\302';
    return {two_bytes, static_cast<char>(first_binding_sign + ending_signs.find(ending_sign))};
}

Fonts load_fonts(float pixel_ratio, float enlargement) {
    ImGuiIO& io = ImGui::GetIO();
    io.Fonts->Clear();
    io.FontGlobalScale = 1 / pixel_ratio;
    const auto add = [&](std::span<const std::uint8_t> data, float size) {
        ImFontConfig config;
        config.FontDataOwnedByAtlas = false;
        config.OversampleH = pixel_ratio > 1.5F ? 1 : 2;
        config.PixelSnapH = true;
        // ImGui's signature is not const, but it only reads the data.
        auto* bytes = const_cast<std::uint8_t*>(data.data());
        return io.Fonts->AddFontFromMemoryTTF(
            bytes, static_cast<int>(data.size()),
            std::round(size * enlargement * line_of(data) * pixel_ratio), &config, glyph_ranges);
    };
    Fonts fonts{.enlargement = enlargement, .line = line_of(regular_font())};
    fonts.text = add(regular_font(), 15);
    fonts.small = add(regular_font(), 13);
    fonts.strong = add(semibold_font(), 15);
    fonts.heading = add(semibold_font(), 20);
    fonts.large = add(semibold_font(), 28);
    io.Fonts->Build();
    for (ImFont* font : io.Fonts->Fonts) {
        make_digits_tabular(*font);
        for (std::size_t i = 0; i < ending_signs.size(); ++i) {
            font->AddRemapChar(static_cast<ImWchar>(first_binding_sign + i),
                               static_cast<ImWchar>(ending_signs[i]));
        }
    }
    return fonts;
}

}  // namespace queens::ui
