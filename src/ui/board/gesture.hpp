// What is done to a board with a pointer, a wheel and fingers, as gestures: before any view of the
// board sees them, and the same for all of them.
#pragma once

#include <imgui.h>

#include <optional>

#include "ui/kit/control.hpp"
#include "ui/kit/fingers.hpp"

namespace queens::ui {

/// A press of the pointer, from when it goes down until it is let go.
struct Press {
    enum class Stage { begun, held, ended };

    Stage stage = Stage::begun;
    /// Where it began, and where the pointer was in the frame before and is now.
    ImVec2 from;
    ImVec2 before;
    ImVec2 to;
    /// Whether the right button does it.
    bool right = false;
    /// Whether the pointer has been farther from where it began than a hand trembles.
    bool drags = false;
};

/// Two fingers: whether they are on the screen, and what they do, if they do it on the board.
struct TwoFingers {
    bool down = false;
    std::optional<Pinch> pinch{};
};

/// What is done to a board in one frame.
struct Gesture {
    /// Where the pointer hovers over it; nothing for fingers, which do not hover.
    std::optional<ImVec2> pointer{};
    /// How far the wheel was turned over it, and where.
    float wheel = 0;
    ImVec2 wheel_at{0, 0};
    /// Nothing while there are two fingers: they take back what one of them began.
    std::optional<Press> press{};
    /// Whether it is the second press of a double click.
    bool twice = false;
    TwoFingers fingers{};
};

/// Follows the gestures on one control from frame to frame.
class Gestures {
  public:
    /// What is done to the control in this frame, which is ImGui's last item.
    [[nodiscard]] Gesture on(const Kit& kit, const Touch& touch, const TwoFingers& fingers);

  private:
    std::optional<Press> press_;
};

}  // namespace queens::ui
