// What the pointer and the fingers do with the board as a solid.
#include <algorithm>
#include <cmath>

#include "ui/board/solid/solid_parts.hpp"

namespace queens::ui {

namespace {

SolidPose with_turn(SolidPose pose, const solid::Turn& turn) {
    const auto part = [](float value) {
        return static_cast<int>(std::lround(value * static_cast<float>(whole_turn)));
    };
    pose.turn = {part(turn.x), part(turn.y), part(turn.z), part(turn.w)};
    return pose;
}

/// The pose with another turn in front of its own.
SolidPose turned_by(const SolidPose& pose, const solid::Turn& by) {
    return with_turn(pose, normalised(by * turn_of(pose)));
}

/// How far a drag or two fingers turn the solid, which they move from one point to another.
solid::Turn turn_between(const SolidLayout& layout, ImVec2 from, ImVec2 to) {
    const float half = std::min(layout.high.x - layout.low.x, layout.high.y - layout.low.y) / 2;
    return solid::rolled_by((to.x - from.x) / half, (from.y - to.y) / half);
}

/// Two fingers enlarge the solid, roll it with the point between them, and turn it as they turn.
void pinch_solid(const Frame& frame, SolidMemory& solid, const std::optional<Pinch>& pinch) {
    if (pinch && !solid.pinched) solid.held_pose = as_seen(frame.app.state().solid, *solid.layout);
    solid.turning = solid.pinched = pinch.has_value();
    if (!pinch) return;
    const solid::Turn turn = solid::turn_about({0, 0, 1}, -pinch->turn) *
                             turn_between(*solid.layout, pinch->from, pinch->to);
    set_pose(frame, enlarged(turned_by(solid.held_pose, turn), pinch->factor));
}

}  // namespace

void set_pose(const Frame& frame, const SolidPose& pose) {
    if (pose != frame.app.state().solid) frame.give(SetSolid{pose});
}

bool is_unturned(const SolidPose& pose) { return pose.turn == SolidPose{}.turn; }

solid::Turn turn_of(const SolidPose& pose) {
    const auto& [x, y, z, w] = pose.turn;
    return normalised(solid::Turn{static_cast<float>(x), static_cast<float>(y),
                                  static_cast<float>(z), static_cast<float>(w)});
}

SolidPose as_seen(SolidPose pose, const SolidLayout& layout) {
    if (!is_unturned(pose)) return pose;
    return with_turn(pose, normalised(layout.camera.turn * reversed(first_turn_of(layout.shape))));
}

SolidPose enlarged(SolidPose pose, float factor) {
    const float percent = static_cast<float>(pose.percent) * factor;
    pose.percent = static_cast<int>(std::lround(
        std::clamp(percent, static_cast<float>(least_solid), static_cast<float>(largest_solid))));
    return pose;
}

SolidPose turned_a_step(const SolidPose& pose, Direction way) {
    constexpr float step = 0.1F;
    return turned_by(pose, solid::rolled_by(step * static_cast<float>(way.column),
                                            -step * static_cast<float>(way.row)));
}

void take_solid_gesture(const Frame& frame, Hand& hand, SolidMemory& solid,
                        const Gesture& gesture) {
    const bool pointing = gesture.pointer && !solid.turning;
    hand.hovered = pointing ? solid.layout->pick(*gesture.pointer) : std::nullopt;
    const SolidPose& pose = frame.app.state().solid;
    if (gesture.wheel != 0) set_pose(frame, enlarged(pose, std::exp(0.15F * gesture.wheel)));
    if (gesture.fingers.down) {
        forget_press(hand);
        return pinch_solid(frame, solid, gesture.fingers.pinch);
    }
    solid.turning = solid.pinched = false;
    if (!gesture.press) return;
    const Press& press = *gesture.press;
    if (press.stage == Press::Stage::begun) solid.held_pose = as_seen(pose, *solid.layout);
    if (gesture.twice && !solid.layout->pick(press.to)) set_pose(frame, upright(pose));
    take_press(frame, hand, press, [&](ImVec2 point) { return solid.layout->pick(point); });
    if (is_at_work(hand) || press.right || press.stage == Press::Stage::ended) return;
    solid.turning = press.drags;
    if (!press.drags) return;
    set_pose(frame, turned_by(solid.held_pose, turn_between(*solid.layout, press.from, press.to)));
}

}  // namespace queens::ui
