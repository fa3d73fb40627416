// The formulas of the solids. Each bends a board of half sides a0 and b0 that lies in the plane
// z = 0, point (a, b), a to the right and b up, and each is exactly that board while roll_ is 0.
//
// What joins first is only bent, so that no length on it changes: a tube with a circle for its
// section, or with a figure eight, which closes on both sides of the sheet. What joins second must
// stretch, because no smooth closed surface without an edge is flat in space. A Moebius strip of
// paper must be longer than the square root of 3 times its width (Schwartz 2023), so a square board
// keeps the length of its middle line, and its width shrinks while it is twisted.
//
// Torus, Moebius strip and figure-8 Klein bottle are the usual ones (Gray, Abbena and Salamon 2006,
// chapter 11); there the figure eight is a lemniscate. The cross-cap is that of Hilbert and
// Cohn-Vossen (1932), section 46, over the disc. The tube of the classic Klein bottle is that of
// bottle.hpp.
#include "solid/shape.hpp"

#include <algorithm>

namespace queens::solid {

namespace {

/// How wide the tube of a torus is at most, and the figure eight of a Klein bottle, and how far a
/// Moebius strip reaches inwards, as shares of the radius of the ring.
constexpr float widest_tube = 0.54F;
constexpr float widest_eight = 0.62F;
constexpr float widest_strip = 0.8F;
/// How far the figure eight of length 1 reaches from its middle.
constexpr float reach_of_eight = 0.1875F;
/// Steps over the board to find out how a shape lies there.
constexpr float small_step = 1.0F / 256;

float mixed(float from, float to, float share) { return from + share * (to - from); }
float smooth(float share) { return share * share * (3 - 2 * share); }

/// How much of the first joining is done, and of the second one.
float first_part(float roll) { return std::min(1.0F, 2 * roll); }
float second_part(float roll) { return std::max(0.0F, 2 * roll - 1); }

/// A straight line of half that length, bent into a part of a circle: its point at a, and the way
/// out of the circle there. The middle of the ring that it becomes lies at 0.
struct Arc {
    float along = 0;
    float depth = 0;
    float sine = 0;
    float cosine = 1;
};

Arc arc(float a, float half, float closed) {
    if (closed <= 0) return {a, 0, 0, 1};
    const float radius = half / (pi * closed);
    const float angle = a / radius;
    const float middle = radius * std::sin(pi * closed) / (pi * closed);
    return {radius * std::sin(angle), radius * std::cos(angle) - middle, std::sin(angle),
            std::cos(angle)};
}

/// What a ring needs so that its section, reaching so far, is at most that share of its radius: the
/// section times `thinner`, the ring times `longer`.
struct Stretch {
    float thinner = 1;
    float longer = 1;
};

Stretch stretch(float reach, float half, float widest, float done) {
    const float wanted = std::min(1.0F, widest * (half / pi) / reach);
    const float root = std::sqrt(wanted);
    return {mixed(1, root, smooth(done)), mixed(1, 1 / root, smooth(done))};
}

/// Whether the formulas, which join the sides first or twist along them, want the board turned.
bool wants_turn(Surface surface, Size size) {
    if (surface == torus_surface) return size.columns >= size.rows;
    if (surface.sides == Join::open || surface.ends == Join::open) {
        return surface.sides == Join::open;
    }
    return surface.sides == Join::straight;
}

}  // namespace

Shape::Shape(Surface surface, Size size, float roll, bool as_bottle)
    : surface_(surface),
      size_(size),
      roll_(surface == Surface{} ? 0 : std::clamp(roll, 0.0F, 1.0F)),
      across_(static_cast<float>(size.columns) /
              static_cast<float>(std::max(size.columns, size.rows))),
      down_(static_cast<float>(size.rows) / static_cast<float>(std::max(size.columns, size.rows))),
      turned_(wants_turn(surface, size)),
      eight_(first_part(roll_)) {
    if (as_bottle && is_klein(surface)) bottle_.emplace(smooth(second_part(roll_)));
}

Vec3 Shape::cylinder(float a) const {
    const Arc bend = arc(a, turned_ ? down_ : across_, roll_);
    return {bend.along, 0, bend.depth};
}

/// First a tube along b, then the tube becomes a ring.
Vec3 Shape::torus(float a, float b) const {
    const float a0 = turned_ ? down_ : across_;
    const float b0 = turned_ ? across_ : down_;
    const float second = second_part(roll_);
    const Arc tube = arc(a, a0, first_part(roll_));
    const Stretch by = stretch(a0 / pi, b0, widest_tube, second);
    const Arc ring = arc(by.longer * b, by.longer * b0, second);
    const float out = by.thinner * tube.depth;
    return {by.thinner * tube.along, ring.along + out * ring.sine, ring.depth + out * ring.cosine};
}

/// A ring of a, across which b turns over while it goes round once.
Vec3 Shape::moebius(float a, float b) const {
    const float a0 = turned_ ? down_ : across_;
    const float b0 = turned_ ? across_ : down_;
    const Arc ring = arc(a, a0, roll_);
    const float widest = std::min(1.0F, widest_strip * a0 / (pi * b0));
    const float beside = mixed(1, widest, smooth(roll_)) * b;
    const float twist = roll_ * pi / 2 * a / a0;
    const float out = beside * std::sin(twist);
    return {ring.along + out * ring.sine, beside * std::cos(twist), ring.depth + out * ring.cosine};
}

/// First a tube along a whose section is a figure eight, then a ring along which it turns over.
Vec3 Shape::klein(float a, float b) const {
    const float a0 = turned_ ? down_ : across_;
    const float b0 = turned_ ? across_ : down_;
    const float second = second_part(roll_);
    const FigureEight::Point section = eight_.at(b / (2 * b0));
    const Stretch by = stretch(2 * b0 * reach_of_eight, a0, widest_eight, second);
    const Arc ring = arc(by.longer * a, by.longer * a0, second);
    const float twist = second * pi / 2 * a / a0;
    const float up = 2 * b0 * by.thinner * section.along;
    const float forth = 2 * b0 * by.thinner * section.across;
    const float height = up * std::cos(twist) - forth * std::sin(twist);
    const float out = up * std::sin(twist) + forth * std::cos(twist);
    return {ring.along + out * ring.sine, height, ring.depth + out * ring.cosine};
}

/// First a round tube along b, then the tube bends over and comes back into itself from within. A
/// bottle is thinner for its length than most boards, so its length and its width both give way.
Vec3 Shape::classic_bottle(float a, float b) const {
    const float a0 = turned_ ? down_ : across_;
    const float b0 = turned_ ? across_ : down_;
    const float done = smooth(second_part(roll_));
    const Arc tube = arc(b, b0, first_part(roll_));
    const Bottle::Section section = bottle_->at(a / (2 * a0));
    const float root = std::sqrt(2 * a0 * Bottle::even_radius() / (b0 / pi));
    const float long_by = 2 * a0 * mixed(1, 1 / root, done);
    const float wide_by = mixed(1, root, done) * section.radius / Bottle::even_radius();
    const float aside = wide_by * tube.along;
    return {long_by * section.along - aside * std::sin(section.direction),
            long_by * section.across + aside * std::cos(section.direction), wide_by * tube.depth};
}

/// The board becomes round, bulges to a bag, and opposite points of its rim meet on a line on which
/// the bag then passes through itself.
Vec3 Shape::cross_cap(float a, float b) const {
    if (roll_ <= 0) return {a, b, 0};
    const float x = a / across_;
    const float y = b / down_;
    const float round = smooth(std::min(1.0F, 2 * roll_));
    const float disc_x = x * std::sqrt(1 - y * y / 2);
    const float disc_y = y * std::sqrt(1 - x * x / 2);
    const float flat_x = mixed(x, disc_x, round);
    const float flat_y = mixed(y, disc_y, round);
    const float distance = std::sqrt(flat_x * flat_x + flat_y * flat_y);
    const float angle = pi * roll_ * distance;
    const float scale = 1 / (pi * roll_);
    const float spread = distance > 0 ? scale * std::sin(angle) / distance : 1;
    const float sine = distance > 0 ? flat_y / distance : 0;
    const float half = std::sin(angle / 2);
    const float sewn = roll_ * roll_ * half * half * sine * sine;
    const float size = mixed(1, std::min(across_, down_), smooth(roll_));
    const float width = mixed(across_, size, round);
    const float height = mixed(down_, size, round);
    return {width * spread * flat_x, height * spread * flat_y,
            size * (scale * (std::cos(angle) + sewn) - scale * mixed(1, 0.25F, roll_ * roll_))};
}

Vec3 Shape::bent(float a, float b) const {
    if (surface_ == Surface{}) return {a, b, 0};
    if (surface_ == torus_surface) return torus(a, b);
    if (surface_ == Surface{Join::flipped, Join::flipped}) return cross_cap(a, b);
    if (bottle_) return classic_bottle(a, b);
    if (is_klein(surface_)) return klein(a, b);
    if (is_one_sided()) return moebius(a, b);
    const Vec3 section = cylinder(a);
    return {section.x, b, section.z};
}

Vec3 Shape::axis() const {
    const bool along_x = (surface_ == torus_surface) != turned_;
    return along_x ? Vec3{1, 0, 0} : Vec3{0, 1, 0};
}

Vec3 Shape::place(float u, float v) const {
    const float x = (2 * u - 1) * across_;
    const float y = (1 - 2 * v) * down_;
    if (!turned_) return bent(x, y);
    const Vec3 point = bent(y, x);
    return {point.y, point.x, point.z};
}

/// At the corners of a cross-cap, where both edges run the same way, the normal is that of a point
/// just inside.
Vec3 Shape::normal(float u, float v) const {
    const float inner_u = std::clamp(u, small_step, 1 - small_step);
    const float inner_v = std::clamp(v, small_step, 1 - small_step);
    const bool at_corner = u != inner_u && v != inner_v;
    if (at_corner && surface_ == Surface{Join::flipped, Join::flipped}) {
        u = inner_u;
        v = inner_v;
    }
    const Vec3 right = place(u + small_step, v) - place(u - small_step, v);
    const Vec3 down = place(u, v + small_step) - place(u, v - small_step);
    return normalised(cross(down, right));
}

float Shape::square_side(float u, float v) const {
    const Vec3 right = place(u + small_step, v) - place(u - small_step, v);
    const Vec3 down = place(u, v + small_step) - place(u, v - small_step);
    const float width = length(right) / (2 * small_step * static_cast<float>(size_.columns));
    const float height = length(down) / (2 * small_step * static_cast<float>(size_.rows));
    return std::min(std::sqrt(width * height), 1.5F * std::min(width, height));
}

}  // namespace queens::solid
