// The dot that follows lines, and the letter that it carries over flipped edges.
#include "ui/board/traveller.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>
#include <vector>

#include "app/app.hpp"
#include "figure/stroke_shape.hpp"

using namespace queens;
using ui::Traveller;
using ui::traveller_after;

namespace {

Look look_at(const std::string& link) {
    App app{2};
    app.apply(OpenLink{link});
    return look_of(app);
}

/// How many squares the dot runs before the first of these lines.
template <class Wanted>
float before(const Look& look, Wanted is_wanted) {
    float squares = 0;
    for (const Look::Line& line : look.lines) {
        if (is_wanted(line)) return squares;
        squares += squares_in(line.stroke);
    }
    return -1;
}

/// The way of the dot, ten times a square.
std::vector<Traveller> way_over(const Look& look) {
    std::vector<Traveller> way;
    for (float squares = 0.05F;; squares += 0.1F) {
        const auto at = traveller_after(look, squares);
        if (!at) return way;
        way.push_back(*at);
    }
}

}  // namespace

TEST_CASE("a letter comes back mirrored from one round on a Moebius strip, and itself from two") {
    const Look look = look_at("n=6&t=mobius&b=6/2R3/6/6/6/6&sel=3-5");
    const auto along_row = [](const Look::Line& line) { return line.stroke.direction.row == 0; };
    const float start = before(look, along_row);
    const Traveller first = traveller_after(look, start + 0.1F).value();
    const Traveller once = traveller_after(look, start + 6.1F).value();
    const Traveller twice = traveller_after(look, start + 11.9F).value();
    CHECK_FALSE(first.reversed);
    CHECK(std::abs(once.place.x - first.place.x) < 0.01F);
    CHECK(std::abs(once.place.y - (6 - first.place.y)) < 0.01F);
    CHECK(once.reversed);
    CHECK(std::abs(twice.place.x + 0.2F - first.place.x) < 0.01F);
    CHECK(twice.place.y == first.place.y);
    CHECK_FALSE(twice.reversed);
}

TEST_CASE("a letter is never mirrored where right and left are told apart") {
    for (const NamedSurface& entry : surfaces) {
        const Look look = look_at("n=7&b=7/7/7/1Q5/7/7/7&sel=2-4&t=" + std::string(entry.slug));
        bool mirrored = false;
        for (const Traveller& at : way_over(look)) mirrored = mirrored || at.reversed;
        INFO(entry.slug);
        CHECK(mirrored == is_flipped(entry.surface));
    }
}

TEST_CASE("on every line of a queen the letter sets out as it is") {
    for (const NamedSurface& entry : surfaces) {
        const Look look = look_at("n=8&b=8/8/3Q4/8/8/8/8/8&sel=4-6&t=" + std::string(entry.slug));
        INFO(entry.slug);
        float squares = 0;
        int lines = 0;
        for (const Look::Line& line : look.lines) {
            if (!line.stroke.from_edge) {
                CHECK_FALSE(traveller_after(look, squares + 0.01F).value().reversed);
                ++lines;
            }
            squares += squares_in(line.stroke);
        }
        CHECK(lines >= 4);
    }
}
