// The window: SDL's, with an OpenGL context and Dear ImGui drawing in it.
#pragma once

#include <SDL.h>

#include <optional>

#include "list_painter.hpp"
#include "render/page.hpp"
#include "ui/kit/fingers.hpp"

namespace queens {

class Window {
  public:
    /// Nothing, and SDL's complaint, if there cannot be one. Needs Dear ImGui's context.
    [[nodiscard]] static std::optional<Window> open();

    /// Hands what happened to Dear ImGui, and to the fingers; returns whether anything did.
    bool take_events(ui::Fingers& fingers);

    /// In CSS pixels, and how many of the screen's pixels one of them is wide; nothing as long as
    /// the window has no size.
    struct Measures {
        float width;
        float height;
        float ratio;
    };
    [[nodiscard]] std::optional<Measures> measures() const;

    /// Begins a frame of Dear ImGui's driver.
    static void begin();
    /// Shows what Dear ImGui has drawn: paints that area of the page again, or all of it.
    void show(const ListPainter& painter, render::Page& page, ui::Area area) const;

  private:
    explicit Window(SDL_Window* window) : window_(window) {}

    static bool is_of_two_fingers(const SDL_Event& event, const ui::Fingers& fingers);
    static void take_finger(const SDL_Event& event, ui::Fingers& fingers);

    SDL_Window* window_;
};

}  // namespace queens
