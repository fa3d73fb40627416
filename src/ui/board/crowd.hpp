// Queens placed by the million, in the place of the board: dots that become queens as one comes
// nearer, once all of them stand.
#pragma once

#include "ui/board/gesture.hpp"
#include "ui/frame.hpp"

namespace queens::ui {

/// Whether there are such queens to be shown.
[[nodiscard]] bool shows_crowd(const App& app);

class Crowd {
  public:
    /// Draws them into the area between two corners, and takes what is done to them.
    void show(const Frame& frame, const TwoFingers& fingers, ImVec2 low, ImVec2 high);

  private:
    /// The part in sight: its upper left corner and its side, in sides of the board.
    struct Part {
        double left = 0;
        double top = 0;
        double side = 1;
    };

    [[nodiscard]] std::uint32_t drawn_every() const;
    /// Both for the square of that side with that upper left corner.
    void take(const Gesture& gesture, ImVec2 low, float side);
    void draw(const Frame& frame, ImVec2 low, float side) const;
    /// What stands between two corners below the square.
    void draw_foot(const Frame& frame, ImVec2 low, ImVec2 high) const;
    /// Enlarges what was held about a point, which comes to lie under another one; points are in
    /// sides of the picture.
    void enlarge(const Part& held, ImVec2 from, ImVec2 to, double factor);

    std::uint32_t queens_ = 0;
    Part part_;
    Gestures gestures_;
    /// What was in sight when a press or two fingers began to move it.
    Part held_;
    bool pinched_ = false;
};

}  // namespace queens::ui
