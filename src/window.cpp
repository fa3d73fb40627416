// The window's events, its frames and its size.
#include "window.hpp"

#include <array>
#include <cfloat>
#include <cmath>

#include "imgui.h"
#include "imgui_impl_sdl2.h"
#include "imgui_internal.h"
#include "platform/platform.hpp"

namespace queens {

std::optional<Window> Window::open() {
    platform::prepare();
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return std::nullopt;
    SDL_Window* window =
        SDL_CreateWindow("Queens Lab", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 800,
                         SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (window == nullptr) return std::nullopt;
    SDL_GLContext context = SDL_GL_CreateContext(window);
    if (context == nullptr) return std::nullopt;
    ImGui_ImplSDL2_InitForOpenGL(window, context);
    return Window(window);
}

// Dear ImGui's driver divides turns of the wheel by 100 on the web, which this SDL has done
// already, and lets the pointer hover where a finger was lifted. A second tap on the same spot is
// no motion for SDL, so the place is taken from the press.
bool Window::take_events(ui::Fingers& fingers) {
    ImGuiIO& io = ImGui::GetIO();
    bool any = false;
    for (SDL_Event event; SDL_PollEvent(&event) != 0;) {
        any = true;
        if (event.type == SDL_MOUSEWHEEL) {
            io.AddMouseWheelEvent(-event.wheel.preciseX, event.wheel.preciseY);
            continue;
        }
        if (is_of_two_fingers(event, fingers)) continue;
        if (event.type == SDL_MOUSEBUTTONDOWN) {
            io.AddMousePosEvent(static_cast<float>(event.button.x),
                                static_cast<float>(event.button.y));
        }
        ImGui_ImplSDL2_ProcessEvent(&event);
        take_finger(event, fingers);
    }
    return any;
}

// Two digits of the ratio, because SDL counts whole pixels and the quotient is not exact.
std::optional<Window::Measures> Window::measures() const {
    int width = 0;
    int height = 0;
    int pixels = 0;
    SDL_GetWindowSize(window_, &width, &height);
    SDL_GL_GetDrawableSize(window_, &pixels, nullptr);
    if (width == 0 || pixels == 0) return std::nullopt;
    const float ratio = static_cast<float>(pixels) / static_cast<float>(width);
    return Measures{.width = static_cast<float>(width),
                    .height = static_cast<float>(height),
                    .ratio = std::round(100 * ratio) / 100};
}

void Window::begin() { ImGui_ImplSDL2_NewFrame(); }

void Window::show(const ListPainter& painter, render::Page& page, ui::Area area) const {
    const ImGuiIO& io = ImGui::GetIO();
    const bool number = (GImGui->InputTextState.Flags & ImGuiInputTextFlags_CharsDecimal) != 0;
    platform::text_input(!io.WantTextInput ? platform::TextInput::none
                         : number          ? platform::TextInput::number
                                           : platform::TextInput::text);
    const ImVec4 ground = ImGui::GetStyleColorVec4(ImGuiCol_WindowBg);
    const std::array paper{ground.x, ground.y, ground.z};
    const bool whole =
        page.begin(static_cast<int>(io.DisplaySize.x * io.DisplayFramebufferScale.x),
                   static_cast<int>(io.DisplaySize.y * io.DisplayFramebufferScale.y), paper);
    if (whole) area = {{0, 0}, io.DisplaySize};
    painter.paint_again(*ImGui::GetDrawData(), area, paper);
    page.show();
    SDL_GL_SwapWindow(window_);
}

/// Whether SDL made the event of the first finger up, as of a mouse, though there are two.
bool Window::is_of_two_fingers(const SDL_Event& event, const ui::Fingers& fingers) {
    if (!fingers.are_two()) return false;
    return (event.type == SDL_MOUSEMOTION && event.motion.which == SDL_TOUCH_MOUSEID) ||
           (event.type == SDL_MOUSEBUTTONDOWN && event.button.which == SDL_TOUCH_MOUSEID);
}

/// The second finger takes the first one's press back: the pointer is nowhere when it is let go.
void Window::take_finger(const SDL_Event& event, ui::Fingers& fingers) {
    ImGuiIO& io = ImGui::GetIO();
    if (event.type == SDL_FINGERDOWN || event.type == SDL_FINGERMOTION) {
        fingers.put(event.tfinger.fingerId,
                    {event.tfinger.x * io.DisplaySize.x, event.tfinger.y * io.DisplaySize.y});
        if (event.type != SDL_FINGERDOWN || !fingers.are_two()) return;
        io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
        io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    } else if (event.type == SDL_FINGERUP) {
        fingers.lift(event.tfinger.fingerId);
        io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    }
}

}  // namespace queens
