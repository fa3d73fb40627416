// The wiring: a window, Dear ImGui, the program, its screen and its platform, joined by the frame.

#include <SDL.h>
#include <SDL_opengl.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "app/answer.hpp"
#include "app/app.hpp"
#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "imgui_impl_sdl2.h"
#include "imgui_internal.h"
#include "platform/platform.hpp"
#include "ui/ui.hpp"

namespace {

using namespace queens;

// After something happened Dear ImGui needs this many frames to come to rest, and once more after
// the longest delay of a tooltip.
constexpr int frames_to_rest = 3;
constexpr double tooltip_delay = 0.7;
constexpr float longest_step = 1;
constexpr double never = std::numeric_limits<double>::infinity();

double seconds() {
    return static_cast<double>(SDL_GetPerformanceCounter()) /
           static_cast<double>(SDL_GetPerformanceFrequency());
}

/// A window with an OpenGL context and Dear ImGui in it; null with SDL's complaint if there cannot
/// be one.
SDL_Window* open_window() {
    platform::prepare();
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return nullptr;
    SDL_Window* window =
        SDL_CreateWindow("Queens Lab", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 800,
                         SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (window == nullptr) return nullptr;
    SDL_GLContext context = SDL_GL_CreateContext(window);
    if (context == nullptr) return nullptr;
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui_ImplSDL2_InitForOpenGL(window, context);
    ImGui_ImplOpenGL3_Init();
    return window;
}

class Lab {
  public:
    explicit Lab(SDL_Window* window) : window_(window), app_(platform::workers()) {}

    /// The session first and then the link, so that undo brings the session back. A count that was
    /// kept waits until somebody goes on with it.
    void start(const platform::Start& start) {
        if (const auto dark = platform::preferences().remembered_dark) app_.apply(SetTheme{dark});
        for (const std::string& link : {start.session, start.link}) {
            if (!link.empty()) app_.apply(OpenLink{link});
        }
        if (!start.count.empty()) app_.apply(RestoreCount{start.count});
    }

    double frame() {
        const double now = seconds();
        take_events(now);
        const bool advancing = app_.poll(now);
        match_fonts();
        ImGui_ImplOpenGL3_NewFrame();
        ImGui_ImplSDL2_NewFrame();
        ImGuiIO& io = ImGui::GetIO();
        io.DeltaTime = std::min(io.DeltaTime, longest_step);
        ImGui::NewFrame();
        for (const Command& command : screen_.draw(app_, appearance(), now)) {
            app_.apply(command);
            stir(now);
        }
        ImGui::Render();
        carry_out_requests();
        platform::text_input(io.WantTextInput);
        show();
        return advancing ? std::min(app_.rest(), pause(now)) : pause(now);
    }

    /// At once and not in the next frame, since hidden pages draw none and yet go on counting. The
    /// progress of a count is worth a frame now and then; its end stirs the screen.
    void receive(const std::string& line) {
        const double now = seconds();
        app_.receive(line, now);
        carry_out_requests();
        if (!app_.counting() || !app_.counting()->running()) stir(now);
    }

    void count_kept(Keeping keeping) {
        app_.count_kept(keeping);
        if (!app_.counting() || !app_.counting()->running()) stir(seconds());
    }

    void open(const std::string& link) {
        app_.apply(OpenLink{link});
        stir(seconds());
    }

    /// The next frame makes again what is destroyed here.
    void restore_graphics() {
        ImGui_ImplOpenGL3_DestroyDeviceObjects();
        stir(seconds());
    }

    /// `rect LABEL` is answered with a place on the screen, `do LINE` with what is wrong about that
    /// command, and every other question by the program.
    [[nodiscard]] std::string ask(const std::string& question) {
        constexpr std::string_view command = "do ";
        constexpr std::string_view rect = "rect ";
        if (question.starts_with(command)) {
            stir(seconds());
            return app_.obey(std::string_view(question).substr(command.size()));
        }
        if (!question.starts_with(rect)) return answer(app_, question);
        const auto found = screen_.rect_of(std::string_view(question).substr(rect.size()));
        if (!found) return {};
        return std::to_string(found->x) + ' ' + std::to_string(found->y) + ' ' +
               std::to_string(found->width) + ' ' + std::to_string(found->height);
    }

  private:
    // Dear ImGui's driver divides turns of the wheel by 100 on the web, which this SDL has done
    // already, and lets the pointer hover where a finger was lifted. A second tap on the same spot
    // is no motion for SDL, so the place is taken from the press.
    void take_events(double now) {
        ImGuiIO& io = ImGui::GetIO();
        for (SDL_Event event; SDL_PollEvent(&event) != 0;) {
            stir(now);
            if (event.type == SDL_MOUSEWHEEL) {
                io.AddMouseWheelEvent(-event.wheel.preciseX, event.wheel.preciseY);
                continue;
            }
            if (event.type == SDL_MOUSEBUTTONDOWN) {
                io.AddMousePosEvent(static_cast<float>(event.button.x),
                                    static_cast<float>(event.button.y));
            }
            ImGui_ImplSDL2_ProcessEvent(&event);
            if (event.type == SDL_FINGERUP) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
        }
    }

    // Two digits, because SDL counts whole pixels and the quotient is not exact.
    void match_fonts() {
        int width = 0;
        int height = 0;
        int pixels = 0;
        SDL_GetWindowSize(window_, &width, &height);
        SDL_GL_GetDrawableSize(window_, &pixels, nullptr);
        if (width == 0 || pixels == 0) return;
        const float ratio =
            std::round(100 * static_cast<float>(pixels) / static_cast<float>(width)) / 100;
        const float enlargement = ui::enlargement(app_.presenting(), static_cast<float>(width),
                                                  static_cast<float>(height));
        if (ratio == pixel_ratio_ && enlargement == enlargement_) return;
        pixel_ratio_ = ratio;
        enlargement_ = enlargement;
        screen_.load_fonts(ratio, enlargement);
        ImGui_ImplOpenGL3_DestroyDeviceObjects();
    }

    [[nodiscard]] ui::Appearance appearance() const {
        const platform::Preferences wanted = platform::preferences();
        return {.dark = app_.theme().value_or(wanted.dark),
                .reduced_motion = wanted.reduced_motion,
                .more_contrast = wanted.more_contrast,
                .coarse_pointer = wanted.coarse_pointer};
    }

    void carry_out_requests() {
        for (const Request& request : app_.take_requests()) platform::carry_out(request);
    }

    void show() {
        const ImGuiIO& io = ImGui::GetIO();
        glViewport(0, 0, static_cast<int>(io.DisplaySize.x * io.DisplayFramebufferScale.x),
                   static_cast<int>(io.DisplaySize.y * io.DisplayFramebufferScale.y));
        const ImVec4 paper = ImGui::GetStyleColorVec4(ImGuiCol_WindowBg);
        glClearColor(paper.x, paper.y, paper.z, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
        SDL_GL_SwapWindow(window_);
        if (std::exchange(first_, false)) platform::ready();
    }

    void stir(double now) {
        frames_left_ = frames_to_rest;
        tooltip_due_ = now + tooltip_delay;
    }

    /// Seconds until the next frame: none while something moves, is held down or still waits in
    /// Dear ImGui's queue, which takes one click or key press a frame.
    [[nodiscard]] double pause(double now) {
        const bool moving = screen_.moving() || ImGui::IsAnyMouseDown() ||
                            !ImGui::GetCurrentContext()->InputEventsQueue.empty();
        if (now >= tooltip_due_) {
            frames_left_ = frames_to_rest;
            tooltip_due_ = never;
        }
        if (moving || --frames_left_ > 0) return 0;
        return tooltip_due_ - now;
    }

    SDL_Window* window_;
    App app_;
    ui::Screen screen_;
    float pixel_ratio_ = 0;
    float enlargement_ = 1;
    int frames_left_ = frames_to_rest;
    double tooltip_due_ = never;
    bool first_ = true;
};

}  // namespace

int main(int argc, char** argv) {
    SDL_Window* window = open_window();
    if (window == nullptr) {
        std::fprintf(stderr, "The window could not be opened: %s\n", SDL_GetError());
        return EXIT_FAILURE;
    }
    const auto lab = std::make_shared<Lab>(window);
    lab->start(platform::start(argc, argv));
    platform::run({.frame = [lab] { return lab->frame(); },
                   .message = [lab](const std::string& line) { lab->receive(line); },
                   .count_kept = [lab](Keeping keeping) { lab->count_kept(keeping); },
                   .link = [lab](const std::string& text) { lab->open(text); },
                   .graphics_lost = [lab] { lab->restore_graphics(); },
                   .ask = [lab](const std::string& question) { return lab->ask(question); }});
    return EXIT_SUCCESS;
}
