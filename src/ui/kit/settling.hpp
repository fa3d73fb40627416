// A pointer that rests asks nothing about what it has pressed, nor about what came under it when
// the screen was laid out anew, and does not press the latter either: it was not aimed at.
#pragma once

#include <imgui.h>

#include <optional>
#include <string>

namespace queens::ui {

class Settling {
  public:
    /// The screen has another layout from now on.
    void begin();
    /// To be called once for each frame.
    void follow_pointer();
    /// Whether the pointer has not moved since, or since it pressed something.
    [[nodiscard]] bool pointer_rests() const { return resting_at_.has_value(); }
    /// Takes a press by the pointer on the control of that id; returns whether it counts. One where
    /// the press before was does not, soon after a new layout, unless it is on the same control.
    [[nodiscard]] bool accepts(const std::string& id);

  private:
    std::optional<ImVec2> resting_at_;
    double since_ = 0;
    std::string pressed_;
    std::optional<ImVec2> pressed_at_;
};

}  // namespace queens::ui
