// The screen: draws the program with Dear ImGui and collects what the visitor commands.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "ui/kit/kit.hpp"
#include "ui/kit/rect.hpp"

namespace queens::ui {

class Screen {
  public:
    Screen();
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    /// Rasterises the fonts for that many device pixels per CSS pixel; needs an ImGui context. To
    /// be called before the first frame and whenever the ratio changes, between frames.
    void load_fonts(float pixel_ratio);

    /// Draws one frame, between ImGui::NewFrame and ImGui::Render, and returns the commands given
    /// in it, in order. `now` is in seconds.
    [[nodiscard]] std::vector<Command> draw(const App& app, const Appearance& appearance,
                                            double now);

    /// Whether something on the screen is still moving.
    [[nodiscard]] bool moving() const;

    /// Where the widget of that label was drawn in the last frame, nothing if it was not. Squares
    /// of the board have their names as labels: "square d4".
    [[nodiscard]] std::optional<Rect> rect_of(std::string_view label) const;

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace queens::ui
