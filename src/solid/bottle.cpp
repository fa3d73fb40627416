// Franzoni's drop, divided once into pieces of equal wall, which every bottle on its way bends.
#include "solid/bottle.hpp"

#include <algorithm>
#include <cmath>

#include "solid/vector.hpp"

namespace queens::solid {

namespace {

/// Franzoni's a, b, c and d: half the length of the drop, its width, and those of the tube.
constexpr float length_of_drop = 20;
constexpr float width_of_drop = 8;
constexpr float width_of_tube = 5.5F;
constexpr float change_of_tube = 0.4F;

/// A place on the tube.
struct Place {
    float x = 0;
    float y = 0;
    float radius = width_of_tube;
};

/// Franzoni's formulas for shares of the parameter, which here slows down at both ends: there the
/// width changes without bound.
Place place_at(float share) {
    const float t = 2 * pi * share * share * (3 - 2 * share);
    const float rest = std::max(0.0F, 2 * pi - t);
    return {length_of_drop * (1 - std::cos(t)), width_of_drop * std::sin(t) * (1 - std::cos(t)),
            width_of_tube - change_of_tube * (t - pi) * std::sqrt(t * rest)};
}

Place between(const Place& a, const Place& b, float share) {
    const auto mixed = [&](float from, float to) { return from + share * (to - from); };
    return {mixed(a.x, b.x), mixed(a.y, b.y), mixed(a.radius, b.radius)};
}

float wall_between(const Place& a, const Place& b) {
    return length({b.x - a.x, b.y - a.y, b.radius - a.radius});
}

/// The drop as places with equal walls between them, and how long the wall is altogether.
struct Drop {
    std::array<Place, Bottle::pieces + 1> places{};
    float wall = 0;
};

Drop make_drop() {
    constexpr std::size_t steps = 4096;
    std::array<Place, steps + 1> fine{};
    std::array<float, steps + 1> walls{};
    for (std::size_t i = 0; i <= steps; ++i) {
        fine[i] = place_at(static_cast<float>(i) / steps);
        if (i > 0) walls[i] = walls[i - 1] + wall_between(fine[i - 1], fine[i]);
    }
    Drop drop{{}, walls.back()};
    std::size_t next = 1;
    for (std::size_t i = 0; i < drop.places.size(); ++i) {
        const float wanted = drop.wall * static_cast<float>(i) / Bottle::pieces;
        while (next < steps && walls[next] < wanted) ++next;
        const float share = (wanted - walls[next - 1]) / (walls[next] - walls[next - 1]);
        drop.places[i] = between(fine[next - 1], fine[next], share);
    }
    return drop;
}

const Drop& the_drop() {
    static const Drop drop = make_drop();
    return drop;
}

}  // namespace

Bottle::Bottle(float closed) {
    const Drop& drop = the_drop();
    const auto mixed = [&](float from, float to) { return from + closed * (to - from); };
    // The drop begins to the right and ends to the left, after half a turn clockwise.
    sections_.front().direction = closed * pi / 2;
    sections_.back().direction = -closed * pi / 2;
    float before = sections_.front().direction;
    for (std::size_t i = 0; i < pieces; ++i) {
        const float x = drop.places[i + 1].x - drop.places[i].x;
        const float y = drop.places[i + 1].y - drop.places[i].y;
        const float angle = std::atan2(y, x);
        const bool is_past_half_a_turn = i >= pieces / 2 && angle > 0;
        const float turned = is_past_half_a_turn ? angle - 2 * pi : angle;
        const float direction = closed * (turned + pi / 2);
        const float way = mixed(1.0F / pieces, std::hypot(x, y) / drop.wall);
        if (i > 0) sections_[i].direction = (before + direction) / 2;
        before = direction;
        sections_[i + 1].along = sections_[i].along + way * std::cos(direction);
        sections_[i + 1].across = sections_[i].across + way * std::sin(direction);
    }
    for (std::size_t i = 0; i <= pieces; ++i) {
        sections_[i].radius = mixed(width_of_tube, drop.places[i].radius) / drop.wall;
    }
    const float middle = (sections_.front().along + sections_.back().along) / 2;
    const float half_height = sections_[pieces / 2].across / 2;
    for (Section& section : sections_) {
        section.along -= middle;
        section.across -= half_height;
    }
}

Bottle::Section Bottle::at(float way) const {
    const float place = (way + 0.5F) * pieces;
    const int index = std::clamp(static_cast<int>(std::floor(place)), 0, pieces - 1);
    const Section& a = sections_[static_cast<std::size_t>(index)];
    const Section& b = sections_[static_cast<std::size_t>(index) + 1];
    const float share = place - static_cast<float>(index);
    const auto mixed = [&](float from, float to) { return from + share * (to - from); };
    return {mixed(a.along, b.along), mixed(a.across, b.across), mixed(a.direction, b.direction),
            mixed(a.radius, b.radius)};
}

float Bottle::even_radius() { return width_of_tube / the_drop().wall; }

}  // namespace queens::solid
