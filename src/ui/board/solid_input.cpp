// What the pointer and the fingers do with the board as a solid.
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/say.hpp"
#include "ui/board/solid_parts.hpp"
#include "ui/kit/text.hpp"
#include "ui/kit/widgets.hpp"

namespace queens::ui {

namespace {

constexpr float drag_distance = 6;

/// The pose with another turn in front of its own.
SolidPose turned_by(SolidPose pose, const solid::Turn& by) {
    const solid::Turn turn = normalised(by * turn_of(pose));
    const auto part = [](float value) {
        return static_cast<int>(std::lround(value * static_cast<float>(whole_turn)));
    };
    pose.turn = {part(turn.x), part(turn.y), part(turn.z), part(turn.w)};
    return pose;
}

void take_wheel(const Frame& frame) {
    const float wheel = ImGui::GetIO().MouseWheel;
    if (wheel != 0) set_pose(frame, enlarged(frame.app.state().solid, std::exp(0.15F * wheel)));
}

/// How far a drag or two fingers turn the solid, which they move from one point to another.
solid::Turn turn_between(const SolidLayout& layout, ImVec2 from, ImVec2 to) {
    const float half = std::min(layout.high.x - layout.low.x, layout.high.y - layout.low.y) / 2;
    return solid::rolled_by((to.x - from.x) / half, (from.y - to.y) / half);
}

/// Forgets what a press on the solid or beside it began.
void forget_solid_press(BoardMemory& memory) {
    forget_press(memory);
    memory.solid.pressed.reset();
    memory.solid.pressed_at.reset();
}

/// Two fingers enlarge the solid, roll it with the point between them, and turn it as they turn;
/// what one of them began before is forgotten.
void take_fingers(const Frame& frame, BoardMemory& memory) {
    forget_solid_press(memory);
    SolidMemory& solid = memory.solid;
    const std::optional<Pinch>& pinch = memory.pinch;
    solid.turning = pinch.has_value();
    if (!pinch) return solid.pinched_pose.reset();
    if (!solid.pinched_pose) solid.pinched_pose = frame.app.state().solid;
    const solid::Turn turn = solid::turn_about({0, 0, 1}, -pinch->turn) *
                             turn_between(*solid.layout, pinch->from, pinch->to);
    set_pose(frame, enlarged(turned_by(*solid.pinched_pose, turn), pinch->factor));
}

void turn_with_pointer(const Frame& frame, SolidMemory& solid, ImVec2 mouse) {
    const ImVec2 way{mouse.x - solid.pressed_at->x, mouse.y - solid.pressed_at->y};
    if (std::hypot(way.x, way.y) > drag_distance) solid.turning = true;
    if (!solid.turning) return;
    set_pose(frame,
             turned_by(solid.pressed_pose, turn_between(*solid.layout, *solid.pressed_at, mouse)));
}

}  // namespace

void set_pose(const Frame& frame, const SolidPose& pose) {
    if (pose != frame.app.state().solid) frame.give(SetSolid{pose});
}

solid::Turn turn_of(const SolidPose& pose) {
    const auto& [x, y, z, w] = pose.turn;
    return normalised(solid::Turn{static_cast<float>(x), static_cast<float>(y),
                                  static_cast<float>(z), static_cast<float>(w)});
}

SolidPose upright(SolidPose pose) {
    pose.turn = SolidPose{}.turn;
    pose.percent = SolidPose{}.percent;
    return pose;
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

void take_solid_pointer(const Frame& frame, BoardMemory& memory, bool hovered) {
    SolidMemory& solid = memory.solid;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool pointing = hovered && !frame.appearance.coarse_pointer && !solid.turning;
    memory.hovered = pointing ? solid.layout->pick(mouse) : std::nullopt;
    if (hovered) take_wheel(frame);
    if (memory.two_fingers) return take_fingers(frame, memory);
    if (std::exchange(solid.pinched_pose, std::nullopt)) solid.turning = false;
    if (ImGui::IsItemActivated()) {
        solid.pressed_at = mouse;
        solid.pressed = solid.layout->pick(mouse);
        solid.pressed_pose = frame.app.state().solid;
        memory.draws = solid.pressed && draws(frame);
        if (memory.draws) memory.pressed = solid.pressed;
    }
    const bool active = ImGui::IsItemActive();
    if (active && memory.draws)
        memory.drawn = arrow_between(frame, memory.pressed, solid.layout->pick(mouse));
    if (active && !memory.draws && solid.pressed_at && ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        turn_with_pointer(frame, solid, mouse);
    }
    const bool beside = hovered && !solid.pressed;
    if (beside && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) {
        set_pose(frame, upright(frame.app.state().solid));
    }
    if (!ImGui::IsItemDeactivated()) return;
    if (memory.draws) {
        end_drawing(frame, memory, solid.layout->pick(mouse),
                    ImGui::IsMouseReleased(ImGuiMouseButton_Right));
    } else if (!solid.turning && solid.pressed) {
        memory.cursor.reset();
        click_square(frame, *solid.pressed);
    }
    forget_solid_press(memory);
    solid.turning = false;
}

void put_solid_reset(const Frame& frame, ImVec2 corner) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.ChannelsSplit(2);
    list.ChannelsSetCurrent(1);
    const SolidPose& pose = frame.app.state().solid;
    if (pose != upright(pose)) {
        const Button reset{.id = "reset-solid",
                           .label = say("Turn back"),
                           .hint = say("Show the solid as it was at first (0)")};
        const ImVec2 low{corner.x - width_of(frame, reset) - 8, corner.y + 8};
        list.AddRectFilled(low, {corner.x - 8, low.y + frame.control()}, frame.theme.panel, 6);
        ImGui::SetCursorScreenPos(low);
        if (button(frame, reset)) set_pose(frame, upright(pose));
    }
    list.ChannelsSetCurrent(0);
}

}  // namespace queens::ui
