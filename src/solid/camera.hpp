// How whoever looks sees a solid: turned about its middle, at such a distance that all of it is
// seen.
#pragma once

#include <optional>

#include "solid/shape.hpp"
#include "solid/vector.hpp"

namespace queens::solid {

/// A point of the picture: from -1 at its left and lower edges to 1 at its right and upper ones.
struct Spot {
    float x = 0;
    float y = 0;

    friend bool operator==(const Spot&, const Spot&) = default;
};

/// A half line in the space of the solid.
struct Sight {
    Vec3 from;
    Vec3 way;
};

struct Camera {
    Turn turn;
    /// How far the solid reaches from the origin.
    float reach = 1;
    /// Width by height of the picture.
    float aspect = 1;
    /// How many times larger than what fits.
    float enlarged = 1;
    /// Where the origin is seen.
    Spot middle{};

    /// Where the eye is, in the space of the solid.
    [[nodiscard]] Vec3 eye() const;
    /// From the space of the solid to the picture and its depth.
    [[nodiscard]] Matrix matrix() const;
    [[nodiscard]] Spot spot_of(Vec3 point) const;
    /// Everything that is seen at a spot lies on this.
    [[nodiscard]] Sight through(Spot spot) const;
    /// Whether a point lies in the half of space towards the eye, which can be cut away.
    [[nodiscard]] bool is_in_front(Vec3 point) const { return dot(point, eye()) > 0; }

    friend bool operator==(const Camera&, const Camera&) = default;
};

/// How such a solid is turned at first when it is closed, so that one sees what it is.
[[nodiscard]] Turn first_turn(const Shape& shape);

/// How boards stacked in space are turned at first.
[[nodiscard]] Turn first_turn_of_stack();

/// The turn that a drag over the picture makes, as if a ball were rolled with the hand: right and
/// up, in half heights of the picture.
[[nodiscard]] Turn rolled_by(float right, float up);

}  // namespace queens::solid
