// Points, turns and projections in space: the little that the solids need.
#pragma once

#include <array>
#include <cmath>

namespace queens::solid {

inline constexpr float pi = 3.14159265F;

/// A point or a way: x to the right, y up, z towards whoever looks.
struct Vec3 {
    float x = 0;
    float y = 0;
    float z = 0;

    friend constexpr bool operator==(const Vec3&, const Vec3&) = default;
};

[[nodiscard]] constexpr Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
[[nodiscard]] constexpr Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
[[nodiscard]] constexpr Vec3 operator*(float s, Vec3 a) { return {s * a.x, s * a.y, s * a.z}; }
[[nodiscard]] constexpr float dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
[[nodiscard]] constexpr Vec3 cross(Vec3 a, Vec3 b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
[[nodiscard]] inline float length(Vec3 a) { return std::sqrt(dot(a, a)); }
/// The way of length 1; towards whoever looks where there is none.
[[nodiscard]] inline Vec3 normalised(Vec3 a) {
    const float size = length(a);
    return size > 0 ? (1 / size) * a : Vec3{0, 0, 1};
}

/// A turn in space, as a quaternion of length 1.
struct Turn {
    float x = 0;
    float y = 0;
    float z = 0;
    float w = 1;

    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

/// The turn about an axis by an angle, counter-clockwise for whoever the axis points at.
[[nodiscard]] inline Turn turn_about(Vec3 axis, float angle) {
    const Vec3 way = std::sin(angle / 2) * normalised(axis);
    return {way.x, way.y, way.z, std::cos(angle / 2)};
}

[[nodiscard]] inline Turn normalised(Turn q) {
    const float size = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    if (size == 0) return {};
    return {q.x / size, q.y / size, q.z / size, q.w / size};
}

/// The second turn first, then the first.
[[nodiscard]] constexpr Turn operator*(Turn a, Turn b) {
    return {a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
            a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
            a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z};
}

[[nodiscard]] constexpr Turn reversed(Turn q) { return {-q.x, -q.y, -q.z, q.w}; }

[[nodiscard]] constexpr Vec3 turned(Vec3 a, Turn q) {
    const Vec3 axis{q.x, q.y, q.z};
    const Vec3 once = 2 * cross(axis, a);
    return a + q.w * once + cross(axis, once);
}

/// The turn that share of the way to another, from none at all.
[[nodiscard]] inline Turn part_of(Turn q, float share) {
    const Vec3 axis{q.x, q.y, q.z};
    const float angle = 2 * std::atan2(length(axis), q.w);
    return turn_about(axis, share * angle);
}

/// A matrix of four columns, as OpenGL takes it.
using Matrix = std::array<float, 16>;

}  // namespace queens::solid
