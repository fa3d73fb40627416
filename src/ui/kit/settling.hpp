// After the screen was laid out anew, a pointer that rests neither presses again nor asks: what has
// come under it was not aimed at.
#pragma once

#include <imgui.h>

#include <optional>
#include <string>

namespace queens::ui {

class Settling {
  public:
    /// The screen has another layout from now on.
    void begin();
    /// Whether the pointer has not moved since.
    [[nodiscard]] bool pointer_rests() const;
    /// Takes a press by the pointer on the control of that id; returns whether it counts. One where
    /// the press before was does not, soon after a new layout, unless it is on the same control.
    [[nodiscard]] bool accepts(const std::string& id);

  private:
    std::optional<ImVec2> pointer_;
    double since_ = 0;
    std::string pressed_;
    std::optional<ImVec2> pressed_at_;
};

}  // namespace queens::ui
