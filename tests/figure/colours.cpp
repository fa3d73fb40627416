// Whether what the board shows can be seen, computed from the tables of colours.
#include "figure/colours.hpp"

#include <algorithm>
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
        for (int kind = 0; kind <= static_cast<int>(TintKind::blocked); ++kind) {
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
