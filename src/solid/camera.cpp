// The projection and its way back.
#include "solid/camera.hpp"

#include <algorithm>

namespace queens::solid {

namespace {

/// How far away the eye is, in reaches of the solid: near enough to see depth, far enough to leave
/// squares square.
constexpr float distance = 4.2F;
/// The share of the picture that a ball around the solid fills; no solid reaches all around it.
constexpr float filled = 1.0F;
/// What stands on the solid reaches beyond it.
constexpr float room = 1.4F;

constexpr Vec3 across{1, 0, 0};
constexpr Vec3 upright{0, 1, 0};

/// How large a picture of the solid is, in y.
float scale_of(const Camera& camera) {
    const float fitting = std::sqrt(distance * distance - 1);
    return filled * fitting * camera.enlarged * std::min(1.0F, camera.aspect);
}

/// A point as it lies before whoever looks: the eye is `distance` reaches away on the z axis.
Vec3 seen(const Camera& camera, Vec3 point) { return turned(point, camera.turn); }

}  // namespace

Vec3 Camera::eye() const { return turned({0, 0, distance * reach}, reversed(turn)); }

Matrix Camera::matrix() const {
    const float up = scale_of(*this);
    const float right = up / aspect;
    const float near = (distance - room) * reach;
    const float far = (distance + room) * reach;
    const float depth = (far + near) / (far - near);
    const float offset = 2 * far * near / (far - near);
    Matrix columns{};
    const Vec3 axes[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec3 axis = turned(axes[i], turn);
        columns[4 * i] = right * axis.x - middle.x * axis.z;
        columns[4 * i + 1] = up * axis.y - middle.y * axis.z;
        columns[4 * i + 2] = -depth * axis.z;
        columns[4 * i + 3] = -axis.z;
    }
    columns[12] = middle.x * distance * reach;
    columns[13] = middle.y * distance * reach;
    columns[14] = depth * distance * reach - offset;
    columns[15] = distance * reach;
    return columns;
}

Spot Camera::spot_of(Vec3 point) const {
    const Vec3 place = seen(*this, point);
    const float scale = scale_of(*this) / (distance * reach - place.z);
    return {middle.x + scale * place.x / aspect, middle.y + scale * place.y};
}

Sight Camera::through(Spot spot) const {
    const float scale = scale_of(*this);
    const Vec3 way{(spot.x - middle.x) * aspect / scale, (spot.y - middle.y) / scale, -1};
    return {eye(), normalised(turned(way, reversed(turn)))};
}

Turn first_turn(const Shape& shape) {
    const Surface surface = shape.surface();
    const Turn from_above = turn_about(across, 0.62F);
    const Turn from_left = turn_about(upright, 0.5F);
    const Turn aside = turn_about(upright, 0.8F);
    const bool sides = surface.sides != Join::open;
    const bool ends = surface.ends != Join::open;
    if (surface == torus_surface) return turn_about(across, 0.55F);
    if (surface == Surface{Join::flipped, Join::flipped}) {
        return turn_about(upright, 2.6F) * turn_about(across, 0.35F) * turn_about(upright, -0.75F);
    }
    if (surface == Surface{Join::flipped, Join::open}) {
        return turn_about(across, 0.3F) * aside * turn_about(across, 0.42F);
    }
    if (surface == Surface{Join::open, Join::flipped}) {
        return turn_about(across, 0.75F) * turn_about(upright, 0.42F);
    }
    if (shape.is_bottle()) {
        const Turn upright_turn =
            surface.sides == Join::flipped ? Turn{} : turn_about({0, 0, 1}, pi / 2);
        return turn_about(across, 0.3F) * turn_about(upright, -0.75F) * upright_turn;
    }
    if (sides && ends) return surface.sides == Join::flipped ? from_above : from_left;
    return sides ? turn_about(across, 0.42F) * turn_about(upright, -0.2F)
                 : turn_about(across, 0.3F) * from_left;
}

Turn first_turn_of_stack() { return turn_about(across, 0.36F) * turn_about(upright, -0.5F); }

Turn rolled_by(float right, float up) {
    const float way = std::sqrt(right * right + up * up);
    if (way == 0) return {};
    return turn_about({-up, right, 0}, way * pi / 2);
}

}  // namespace queens::solid
