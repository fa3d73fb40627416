// How the board is seen as a solid.
#pragma once

#include <array>
#include <cstdint>

namespace queens {

/// What a solid is made of: paper, glass that one sees through, or paper whose half in front is cut
/// away.
enum class SolidBody : std::uint8_t { paper, glass, cut };

/// How far the board is rolled up, how the solid is turned and how large it is, in whole numbers,
/// so that a link restores exactly what was seen.
struct SolidPose {
    /// In thousandths: flat at 0, closed at 1000.
    int rolled = 1000;
    /// A turn on top of the one that shows a closed solid best: the quaternion's i, j, k and real
    /// part, in thousandths.
    std::array<int, 4> turn{0, 0, 0, 1000};
    /// In percent of what fits.
    int percent = 100;
    SolidBody body = SolidBody::paper;
    /// Whether it has the room alone that it could share with the flat board.
    bool alone = false;
    /// Whether a Klein bottle has the shape that its name comes from, not that of a figure eight.
    bool bottle = false;

    friend bool operator==(const SolidPose&, const SolidPose&) = default;
};

/// The solid seen as at first.
[[nodiscard]] constexpr SolidPose upright(SolidPose pose) {
    pose.turn = SolidPose{}.turn;
    pose.percent = SolidPose{}.percent;
    return pose;
}

inline constexpr int closed_solid = 1000;
inline constexpr int whole_turn = 1000;
inline constexpr int least_solid = 50;
inline constexpr int largest_solid = 800;

[[nodiscard]] constexpr bool is_valid(const SolidPose& pose) {
    bool turns = false;
    for (const int part : pose.turn) {
        if (part < -whole_turn || part > whole_turn) return false;
        turns = turns || part < -whole_turn / 4 || part > whole_turn / 4;
    }
    return turns && pose.rolled >= 0 && pose.rolled <= closed_solid &&
           pose.percent >= least_solid && pose.percent <= largest_solid;
}

}  // namespace queens
