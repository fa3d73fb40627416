// Pulling: what a press that moves along one way does to the window in which it began, be it to
// scroll it or to draw it out.
#pragma once

namespace queens::ui {

enum class PullWay { across, down };

struct Pull {
    /// Whether the window is being pulled, and how far since the latest frame.
    bool held = false;
    float by = 0;
    /// Whether it has just been let go, and how fast it was going, in pixels a second.
    bool let_go = false;
    float speed = 0;
};

/// What a press in the present window pulls along that way; to be asked once a frame, after its
/// content was drawn. A control on which the press began is not pressed any more once the window is
/// pulled, and a press that went along the other way first pulls nothing.
[[nodiscard]] Pull pull(PullWay way);

}  // namespace queens::ui
