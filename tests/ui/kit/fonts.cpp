// The sizes of type.
#include "ui/kit/fonts.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "ui/kit/text.hpp"

using namespace queens::ui;

namespace {

/// The em of Inter in parts of its line, from the ascent of 0.96875 to the descent of 0.2412.
constexpr float em_of_line = 1 / 1.21F;

/// An ImGui of its own, with the fonts for that many device pixels per CSS pixel.
struct Typesetter {
    explicit Typesetter(float pixel_ratio)
        : context(ImGui::CreateContext()), fonts(load_fonts(pixel_ratio, 1)) {}
    ~Typesetter() { ImGui::DestroyContext(context); }
    Typesetter(const Typesetter&) = delete;
    Typesetter& operator=(const Typesetter&) = delete;

    [[nodiscard]] std::array<const ImFont*, 5> all() const {
        return {fonts.small, fonts.text, fonts.strong, fonts.heading, fonts.large};
    }

    ImGuiContext* context;
    Fonts fonts;
};

}  // namespace

TEST_CASE("no type is smaller than 12 CSS pixels, however fine the screen is") {
    for (const float ratio : {1.0F, 1.25F, 2.0F, 3.0F}) {
        const Typesetter typesetter(ratio);
        for (const ImFont* font : typesetter.all()) {
            CHECK(extent_of(font, "x").y * em_of_line >= 12);
        }
    }
}

TEST_CASE("the sizes of type are those that are said: 13, 15, 15, 20 and 28 CSS pixels") {
    const Typesetter typesetter(1);
    constexpr std::array expected{13, 15, 15, 20, 28};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const float size = extent_of(typesetter.all()[i], "x").y * em_of_line;
        CHECK(std::abs(size - static_cast<float>(expected[i])) < 0.5F);
    }
}

TEST_CASE("words take the same room on a fine screen as on a coarse one, but for rounding") {
    constexpr const char* words = "when no queen is left to take off, all has been tried";
    const auto width = [&](float ratio) {
        const Typesetter typesetter(ratio);
        return extent_of(typesetter.fonts.text, words).x;
    };
    const float coarse = width(1);
    CHECK(std::abs(width(2) - coarse) < 0.05F * coarse);
    CHECK(std::abs(width(3) - coarse) < 0.05F * coarse);
}

TEST_CASE("all digits of a font are equally wide, so that counters stand still") {
    const Typesetter typesetter(1);
    for (const ImFont* font : typesetter.all()) {
        for (ImWchar digit = '1'; digit <= '9'; ++digit) {
            CHECK(font->GetCharAdvance(digit) == font->GetCharAdvance('0'));
        }
    }
}

TEST_CASE("no line ends inside a number") {
    const Typesetter typesetter(1);
    ImFont* font = typesetter.fonts.text;
    const float words = extent_of(font, "solutions").x;
    const float number = extent_of(font, "3,000").x;
    const float room = extent_of(font, "solutions 3,").x + 1;
    REQUIRE(number < room);
    CHECK(extent_of(font, "solutions 3,000", room).x == std::max(words, number));
    CHECK(extent_of(font, "solutions 3.000", room).x ==
          std::max(words, extent_of(font, "3.000").x));
    CHECK(extent_of(font, "one, two", extent_of(font, "one, t").x).x == extent_of(font, "one,").x);
}

TEST_CASE("no line ends behind an opening quotation mark, before a closing sign or inside a pair") {
    const Typesetter typesetter(1);
    ImFont* font = typesetter.fonts.text;
    const auto width = [&](const char* words) { return extent_of(font, words).x; };
    const auto wrapped = [&](const char* words, const char* room) {
        return extent_of(font, words, width(room) + 1).x;
    };
    CHECK(wrapped("press \"Go\"", "press \"") == width("press"));
    CHECK(wrapped("see \"Go\", then", "see \"Go\"") == width("\"Go\","));
    CHECK(wrapped("go on \"now!\"", "go on \"now!") == width("\"now!\""));
    CHECK(wrapped("shift (1, 1)", "shift (1,") == width("(1, 1)"));
    CHECK(wrapped("(see 1, 2, 3)", "(see 1, 2, 3") == width("(see 1, 2,"));
    CHECK(wrapped("one, two", "one, t") == width("one,"));
}

TEST_CASE("signs that end no line look like those that do") {
    const Typesetter typesetter(2);
    ImFont* font = typesetter.fonts.text;
    for (const char sign : ending_signs) {
        CHECK(extent_of(font, std::string("a") + sign + "b").x ==
              extent_of(font, "a" + binding_sign(sign) + "b").x);
    }
}
