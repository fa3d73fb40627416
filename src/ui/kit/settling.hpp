// After the screen was laid out anew, a pointer that rests neither presses nor asks: what has come
// under it was not aimed at.
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
    /// Takes a press by the pointer on the control of that id; returns whether it counts. A second
    /// one on the same control always does.
    [[nodiscard]] bool accepts(const std::string& id);

  private:
    std::optional<ImVec2> pointer_;
    double since_ = 0;
    std::string pressed_;
};

}  // namespace queens::ui
