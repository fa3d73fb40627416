// Whether what the board shows can be seen, computed from the tables of colours.
#include "figure/colours.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include "figure/shapes.hpp"

using namespace queens;

namespace {

/// The least contrast that WCAG 2.2 asks of graphics, and of text.
constexpr float of_graphics = 3;
constexpr float of_text = 4.5F;

/// The grounds of a square in the middle board, and of its copies in the repeated view.
std::vector<ImU32> grounds(const Theme& theme) {
    std::vector<ImU32> colours;
    for (const bool dark : {false, true}) {
        colours.push_back(plain_ground(theme, dark));
        for (int kind = 0; kind <= static_cast<int>(TintKind::given); ++kind) {
            colours.push_back(tinted_ground(theme, static_cast<TintKind>(kind), dark));
        }
        for (const OutlineKind kind : {OutlineKind::worked, OutlineKind::dead}) {
            colours.push_back(outlined_ground(theme, kind, dark));
        }
        for (int i = 0; i <= 100; ++i) {
            colours.push_back(heat_ground(theme, static_cast<float>(i) / 100, dark));
        }
    }
    return colours;
}

/// What lines and marks are drawn on: the squares, their copies, and the paper around the board.
std::vector<ImU32> all_grounds(const Theme& theme) {
    std::vector<ImU32> colours = grounds(theme);
    for (const ImU32 ground : grounds(theme)) {
        colours.push_back(mixed(theme.paper, ground, copy_opacity));
    }
    colours.push_back(theme.paper);
    return colours;
}

std::vector<ImU32> strokes(const Theme& theme) {
    std::vector<ImU32> colours{theme.first_join, theme.second_join, theme.selected};
    for (int kind = 0; kind <= static_cast<int>(MarkKind::note); ++kind) {
        colours.push_back(colour_of(static_cast<MarkKind>(kind), theme));
    }
    for (int kind = 0; kind <= static_cast<int>(LineKind::blocking); ++kind) {
        colours.push_back(colour_of(static_cast<LineKind>(kind), theme));
    }
    for (const OutlineKind kind : {OutlineKind::worked, OutlineKind::dead}) {
        colours.push_back(colour_of(kind, theme));
    }
    for (const ArrowKind kind : {ArrowKind::moved, ArrowKind::proposed}) {
        colours.push_back(colour_of(kind, theme));
    }
    return colours;
}

template <class Check>
void in_every_theme(Check check) {
    for (const bool dark : {false, true}) {
        for (const bool more_contrast : {false, true}) {
            INFO((dark ? "dark" : "light") << (more_contrast ? ", more contrast" : ""));
            check(theme(dark, more_contrast));
        }
    }
}

using Light = std::array<double, 3>;

/// What eyes of a kind see of light: all of it, or without one kind of cone (Machado, Oliveira and
/// Fernandes 2009).
using KindOfEyes = std::array<Light, 3>;
constexpr std::array<KindOfEyes, 4> all_kinds_of_eyes{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868},
      {0.114503, 0.786281, 0.099216},
      {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968},
      {0.280085, 0.672501, 0.047413},
      {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779},
      {-0.078411, 0.930809, 0.147602},
      {0.004733, 0.691367, 0.303900}}},
}};

Light light_of_colour(Colour colour) {
    Light light{};
    for (unsigned i = 0; i < 3; ++i) {
        const double value = (colour >> (8 * i) & 0xFFU) / 255.0;
        light[i] = value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    }
    return light;
}

Light seen_through(const KindOfEyes& rows, const Light& light) {
    Light seen{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) seen[i] += rows[i][j] * light[j];
    }
    return seen;
}

/// Where a colour lies in CIELAB, for such eyes.
Light lab_of(Colour colour, const KindOfEyes& eyes) {
    constexpr KindOfEyes to_xyz{{{0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505},
                                 {0.2126, 0.7152, 0.0722},
                                 {0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089}}};
    Light seen = seen_through(eyes, light_of_colour(colour));
    for (double& part : seen) part = std::clamp(part, 0.0, 1.0);
    Light f = seen_through(to_xyz, seen);
    for (double& part : f) {
        part = part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double lab_distance(const Light& a, const Light& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

}  // namespace

TEST_CASE("contrast is that of the guidelines") {
    CHECK(contrast(IM_COL32_BLACK, IM_COL32_WHITE) > 20.99F);
    CHECK(contrast(IM_COL32_WHITE, IM_COL32_WHITE) == 1);
    CHECK(contrast(IM_COL32(0x76, 0x76, 0x76, 0xFF), IM_COL32_WHITE) > of_text);
    CHECK(contrast(IM_COL32(0x78, 0x78, 0x78, 0xFF), IM_COL32_WHITE) < of_text);
}

TEST_CASE("a button that cannot be pressed can be read, and is paler than others") {
    in_every_theme([](const Theme& theme) {
        const Colour text = text_of_idle(theme);
        const Colour button = mixed(theme.panel, theme.ink, 0.06F);
        CHECK(contrast(text, button) >= of_graphics);
        CHECK(contrast(text, theme.panel) >= of_graphics);
        CHECK(contrast(text, button) < contrast(theme.ink, button) / 2);
    });
}

TEST_CASE("words in colour can be read on the paper, the panel and what is chosen") {
    in_every_theme([](const Theme& theme) {
        for (const Colour ground : {theme.paper, theme.panel}) {
            for (const Colour words : {theme.right, theme.wrong, theme.accent}) {
                CHECK(contrast(words, ground) >= of_text);
            }
            for (const float tint : {0.16F, 0.24F, 0.32F}) {
                const Colour chosen = mixed(ground, theme.accent, tint);
                CHECK(contrast(text_on_tint(theme), chosen) >= of_text);
            }
        }
    });
}

TEST_CASE("every line and mark stands out from its casing, which no square can take from it") {
    in_every_theme([](const Theme& theme) {
        for (const ImU32 stroke : strokes(theme)) {
            CAPTURE(stroke);
            REQUIRE(contrast(stroke, theme.casing) >= of_graphics);
        }
    });
}

TEST_CASE("on every ground a line, its casing or the rim around it stands out") {
    in_every_theme([](const Theme& theme) {
        const ImU32 rim = rim_of(theme);
        REQUIRE(contrast(theme.casing, rim) >= of_graphics);
        for (const ImU32 ground : all_grounds(theme)) {
            CAPTURE(ground);
            const float edge = std::max(contrast(rim, ground), contrast(theme.casing, ground));
            for (const ImU32 stroke : strokes(theme)) {
                REQUIRE(std::max(edge, contrast(stroke, ground)) >= of_graphics);
            }
        }
    });
}

TEST_CASE("the signs of tinted squares and a visitor's marks can be seen on every ground") {
    in_every_theme([](const Theme& theme) {
        for (const ImU32 ground : grounds(theme)) {
            REQUIRE(contrast(ground, sign_on(ground)) >= of_graphics);
        }
    });
}

TEST_CASE("letters and numbers can be read on every square and in every badge") {
    in_every_theme([](const Theme& theme) {
        for (const ImU32 ground : grounds(theme))
            REQUIRE(contrast(ground, text_on(ground)) >= of_text);
        for (const ImU32 badge : strokes(theme))
            REQUIRE(contrast(badge, text_on(badge)) >= of_text);
    });
}

TEST_CASE("the heat map goes one way from paper to its one hue") {
    in_every_theme([](const Theme& theme) {
        float before = 1;
        for (int i = 0; i <= 100; ++i) {
            const float now =
                contrast(theme.paper, heat_ground(theme, static_cast<float>(i) / 100, false));
            REQUIRE(now >= before - 0.001F);
            before = now;
        }
        CHECK(heat_ground(theme, 0, false) == theme.paper);
        CHECK(heat_ground(theme, 1, false) == theme.heat);
    });
}

TEST_CASE("the colours of nine regions differ for every kind of eyes, in both themes") {
    constexpr double clearly_other = 18;
    for (const bool dark : {false, true}) {
        const Theme& table = theme(dark, false);
        for (const KindOfEyes& eyes : all_kinds_of_eyes) {
            for (std::size_t i = 0; i < region_colours; ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    INFO(dark << ' ' << i << ' ' << j);
                    CHECK(lab_distance(lab_of(table.regions[i], eyes),
                                       lab_of(table.regions[j], eyes)) > clearly_other);
                }
            }
        }
    }
}
