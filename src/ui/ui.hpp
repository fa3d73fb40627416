// The screen: draws the program with Dear ImGui and collects what the visitor commands.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "ui/kit/kit.hpp"
#include "ui/kit/record.hpp"

namespace queens::ui {

struct Frame;

/// How many times larger type is than otherwise while the board is presented, on a screen of that
/// size: a room reads it from afar, and on a phone, where there is less room, nothing is under 16
/// px.
[[nodiscard]] float enlargement(bool presenting, float width, float height);

class Screen {
  public:
    Screen();
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    /// Rasterises the fonts for that many device pixels per CSS pixel, their sizes multiplied by
    /// `enlargement`; needs an ImGui context. To be called before the first frame and whenever one
    /// of the two changes, between frames.
    void load_fonts(float pixel_ratio, float enlargement = 1);

    /// Draws one frame, between ImGui::NewFrame and ImGui::Render, and returns the commands given
    /// in it, in order. `now` is in seconds.
    [[nodiscard]] std::vector<Command> draw(const App& app, const Appearance& appearance,
                                            double now);

    /// Whether something on the screen is still moving.
    [[nodiscard]] bool moving() const;

    /// Everything that was drawn in the last frame.
    [[nodiscard]] const Record& record() const;

    /// Where the control of that id was drawn in the last frame, nothing if it cannot be seen. The
    /// squares of the board go by their names: "square d4".
    [[nodiscard]] std::optional<Rect> rect_of(std::string_view name) const;

  private:
    struct Memory;
    void draw_all(const Frame& frame);

    std::unique_ptr<Memory> memory_;
};

}  // namespace queens::ui
