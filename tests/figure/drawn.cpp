// The shapes of drawings.
#include "figure/drawn.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <set>

#include "figure/colours.hpp"

using namespace queens;

namespace {

constexpr std::array inks{Ink::green, Ink::red, Ink::blue, Ink::amber};
constexpr std::array kinds{DrawingKind::arrow, DrawingKind::ring, DrawingKind::fill};
constexpr Point middle{90, 90};
constexpr Point target{330, 210};

DrawnShape shape(DrawingKind kind, Ink ink) {
    return shape_of({kind, ink, {}, {}}, middle, target, 60);
}

float length_of(const DrawnShape& shape) {
    float length = 0;
    for (const auto& [from, to] : shape.strokes) length += std::hypot(to.x - from.x, to.y - from.y);
    return length;
}

}  // namespace

TEST_CASE("every ink has a line of its own, so that colours are not needed to tell them apart") {
    for (const DrawingKind kind : kinds) {
        const float whole = length_of(shape(kind, Ink::green));
        const float dashed = length_of(shape(kind, Ink::red));
        const float doubled = length_of(shape(kind, Ink::blue));
        const float dotted = length_of(shape(kind, Ink::amber));
        CHECK(dotted < 0.5F * whole);
        CHECK(dotted < 0.8F * dashed);
        CHECK(dashed < 0.8F * whole);
        CHECK(doubled > 1.8F * whole);
    }
}

TEST_CASE("rings and frames stay on their square, and arrows end at their target") {
    for (const Ink ink : inks) {
        for (const DrawingKind kind : {DrawingKind::ring, DrawingKind::fill}) {
            const DrawnShape drawn = shape(kind, ink);
            CHECK_FALSE(drawn.head.has_value());
            for (const auto& [from, to] : drawn.strokes) {
                for (const Point end : {from, to}) {
                    CHECK(std::abs(end.x - middle.x) + drawn.width / 2 < 30);
                    CHECK(std::abs(end.y - middle.y) + drawn.width / 2 < 30);
                }
            }
        }
        const DrawnShape arrow = shape(DrawingKind::arrow, ink);
        REQUIRE(arrow.head.has_value());
        const Point tip = arrow.head->corners[0];
        CHECK(std::hypot(tip.x - target.x, tip.y - target.y) < 6);
        for (const auto& [from, to] : arrow.strokes) {
            CHECK(std::hypot(to.x - target.x, to.y - target.y) > 20);
        }
    }
}

TEST_CASE("every ink stands out from the casing around it, three to one") {
    for (const bool dark : {false, true}) {
        for (const bool more : {false, true}) {
            const Theme& colours = theme(dark, more);
            std::set<Colour> different;
            for (const Ink ink : inks) {
                different.insert(colour_of(ink, colours));
                CHECK(contrast(colour_of(ink, colours), colours.casing) >= 3);
            }
            CHECK(different.size() == inks.size());
        }
    }
}
