// The screen: draws the program with Dear ImGui and collects what the visitor commands.
#pragma once

#include <imgui.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "ui/kit/fingers.hpp"
#include "ui/kit/kit.hpp"
#include "ui/kit/record.hpp"

namespace queens::ui {

struct Frame;
struct Space;
struct Layout;

/// How many times larger type is than otherwise while a room reads it from afar, on a screen of
/// that size: on a phone, where there is less room, nothing is under 16 px.
[[nodiscard]] float enlargement(bool from_afar, float width, float height);

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

    /// The texture in which the board is seen as a solid, or boards in a stack; to be named before
    /// a frame is drawn.
    void show_solid_in(ImTextureID texture);

    /// What is to be painted there after the frame, null where nothing is shown in space.
    [[nodiscard]] const Space* space() const;
    /// The fingers on the screen, for whoever takes the events: a press is a press only while they
    /// are not two.
    [[nodiscard]] Fingers& fingers();

    /// The next frame does with a control what is wanted.
    void wish(Wish wish);

    /// Whether something on the screen is still moving.
    [[nodiscard]] bool moving() const;

    /// The square of the board that the keyboard stands on, once it has been used.
    [[nodiscard]] std::optional<Square> cursor() const;

    /// Everything that was drawn in the last frame.
    [[nodiscard]] const Record& record() const;

    /// Where the control of that id was drawn in the last frame, nothing if it cannot be seen. The
    /// squares of the board go by their names: "square d4"; on a solid they have another place,
    /// too: "solid-square d4", nothing where others hide them.
    [[nodiscard]] std::optional<Rect> rect_of(std::string_view name) const;

  private:
    struct Memory;
    void draw_all(const Frame& frame);
    void draw_bar(const Frame& frame, const Layout& layout);
    void draw_middle(const Frame& frame, const Layout& layout);
    void draw_panel_region(const Frame& frame, const Layout& layout);

    std::unique_ptr<Memory> memory_;
};

}  // namespace queens::ui
